import { asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { goodsReturn, goodsReturnLine } from '#server/db/schema.ts';

export type ReturnRow = typeof goodsReturn.$inferSelect;
type ReturnLineRow = typeof goodsReturnLine.$inferSelect;
/** A return with its pieces. */
export type WholeReturn = ReturnRow & { lines: ReturnLineRow[] };

/** The returns of an order, the first one first. */
export async function readReturns(queries: Queries, orderNo: string): Promise<WholeReturn[]> {
  const rows = await queries
    .select()
    .from(goodsReturn)
    .where(eq(goodsReturn.orderNo, orderNo))
    .orderBy(asc(goodsReturn.createdAt), asc(goodsReturn.returnNo));
  if (rows.length === 0) return [];
  const its = inArray(
    goodsReturnLine.returnNo,
    rows.map(({ returnNo }) => returnNo),
  );
  const lines = await queries.select().from(goodsReturnLine).where(its).orderBy(asc(goodsReturnLine.lineId));
  const byReturn = Map.groupBy(lines, ({ returnNo }) => returnNo);
  return rows.map((row) => ({ ...row, lines: byReturn.get(row.returnNo) ?? [] }));
}

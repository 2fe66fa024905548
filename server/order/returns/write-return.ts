import { eq, sql } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { goodsReturn, goodsReturnLine } from '#server/db/schema.ts';
import { underFreshNumber } from '#server/db/under-fresh-number.ts';
import { invalidField } from '#server/kernel/store-error.ts';
import type { Settings } from '#server/kernel/settings.ts';
import type { Pieces } from '#server/rules/returns.ts';
import { newReturnNumber } from '#server/rules/order-number.ts';
import type { ReturnRow, WholeReturn } from './read-returns.ts';

/** Refuses lines that are named twice and more pieces than there are. */
export function checkPieces(asked: readonly Pieces[], most: readonly Pieces[]): void {
  const left = new Map(most.map(({ line_id, quantity }) => [line_id, quantity]));
  const seen = new Set<string>();
  for (const [index, { line_id: lineId, quantity }] of asked.entries()) {
    const limit = left.get(lineId);
    if (limit === undefined) throw invalidField(`lines.${index}.line_id`, { code: 'not_allowed' });
    if (seen.has(lineId)) throw invalidField(`lines.${index}.line_id`, { code: 'not_unique' });
    if (quantity > limit) throw invalidField(`lines.${index}.quantity`, { code: 'out_of_range', limit, bound: 'most' });
    seen.add(lineId);
  }
}

/** Writes a new return of a locked order. */
export async function insertReturn(
  queries: Queries,
  values: Omit<typeof goodsReturn.$inferInsert, 'returnNo'>,
  pieces: readonly Pieces[],
): Promise<WholeReturn> {
  const row = await underFreshNumber(() =>
    queries
      .insert(goodsReturn)
      .values({ ...values, returnNo: newReturnNumber(values.createdAt) })
      .onConflictDoNothing()
      .returning(),
  );
  const { returnNo } = row;
  const lines = await queries
    .insert(goodsReturnLine)
    .values(pieces.map(({ line_id: lineId, quantity }) => ({ returnNo, lineId, quantity })))
    .returning();
  return { ...row, lines };
}

/** Changes a return; its version counts up, so that of two people the later one is told. */
export async function changeReturn(
  queries: Queries,
  { returnNo }: ReturnRow,
  change: Partial<typeof goodsReturn.$inferInsert>,
  at: Date,
): Promise<ReturnRow> {
  const [row] = await queries
    .update(goodsReturn)
    .set({ ...change, version: sql`${goodsReturn.version} + 1`, updatedAt: at })
    .where(eq(goodsReturn.returnNo, returnNo))
    .returning();
  if (!row) throw new Error(`Return ${returnNo} vanished while it was locked`);
  return row;
}

/** Where parts go back to unless the shop names another place. */
export function usualAddress({ site }: Pick<Settings, 'site'>): string {
  return [site.company, ...site.address.split('\n')]
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

import { asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { inquiryLine, inquiryMessage, order, quotePrice } from '#server/db/schema.ts';
import type { InquiryRow } from './find-inquiry.ts';

export type LineRow = typeof inquiryLine.$inferSelect;
export type PriceRow = typeof quotePrice.$inferSelect;
type MessageRow = typeof inquiryMessage.$inferSelect;

export interface InquiryRows {
  row: InquiryRow;
  lines: LineRow[];
  prices: PriceRow[];
  messages: MessageRow[];
  /** Totals of the order that was made from it. */
  ordered: (typeof order.$inferSelect)['totals'] | null;
}

export function readLines(queries: Queries, inquiryNo: string): Promise<LineRow[]> {
  return queries.select().from(inquiryLine).where(eq(inquiryLine.inquiryNo, inquiryNo)).orderBy(asc(inquiryLine.position));
}

/** The prices of some lines, in the order in which the shop gave them. */
export async function readPrices(queries: Queries, lines: readonly Pick<LineRow, 'id'>[]): Promise<PriceRow[]> {
  if (lines.length === 0) return [];
  const ids = lines.map(({ id }) => id);
  return queries.select().from(quotePrice).where(inArray(quotePrice.lineId, ids)).orderBy(asc(quotePrice.position), asc(quotePrice.id));
}

export async function readInquiryRows(queries: Queries, row: InquiryRow): Promise<InquiryRows> {
  const { inquiryNo, orderNo } = row;
  const lines = await readLines(queries, inquiryNo);
  const prices = await readPrices(queries, lines);
  const messages = await queries
    .select()
    .from(inquiryMessage)
    .where(eq(inquiryMessage.inquiryNo, inquiryNo))
    .orderBy(asc(inquiryMessage.id));
  const [made] = orderNo === null ? [] : await queries.select({ totals: order.totals }).from(order).where(eq(order.orderNo, orderNo));
  return { row, lines, prices, messages, ordered: made?.totals ?? null };
}

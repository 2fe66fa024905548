import { inArray } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { inquiry } from '#server/db/schema.ts';
import type { OrderRow } from './order-row.ts';

/** Until when the quotes hold that some orders were made from, by number of the quote: so long an expired order can be paid again (`docs/api.md` 6.3). */
export async function readQuoteEnds(queries: Queries, rows: readonly Pick<OrderRow, 'quoteNo'>[]): Promise<Map<string, Date>> {
  const numbers = rows.flatMap(({ quoteNo }) => quoteNo ?? []);
  if (numbers.length === 0) return new Map();
  const found = await queries
    .select({ inquiryNo: inquiry.inquiryNo, validUntil: inquiry.validUntil })
    .from(inquiry)
    .where(inArray(inquiry.inquiryNo, numbers));
  return new Map(found.flatMap(({ inquiryNo, validUntil }) => (validUntil ? [[inquiryNo, validUntil]] : [])));
}

import { asc, inArray } from 'drizzle-orm';
import type { QuoteSummary } from '#contract/api/quote.ts';
import type { Queries } from '#server/db/client.ts';
import { inquiryLine, order } from '#server/db/schema.ts';
import { quoteActionsOf } from '#server/rules/quote-state.ts';
import type { InquiryRow } from './find-inquiry.ts';
import { type LineRow, type PriceRow, readPrices } from './read-inquiry.ts';
import { currencyOf, firstPrices, quotedAmount } from './show-inquiry.ts';

/** Part numbers that a summary shows. */
const shownParts = 3;

/** Inquiries as a list shows them, in the same order; three queries however many there are. */
export async function summariseInquiries(queries: Queries, rows: readonly InquiryRow[], now: Date): Promise<QuoteSummary[]> {
  if (rows.length === 0) return [];
  const numbers = rows.map(({ inquiryNo }) => inquiryNo);
  const lines = await queries.select().from(inquiryLine).where(inArray(inquiryLine.inquiryNo, numbers)).orderBy(asc(inquiryLine.position));
  const byLine = Map.groupBy(await readPrices(queries, lines), ({ lineId }) => lineId);
  const byInquiry = Map.groupBy(lines, ({ inquiryNo }) => inquiryNo);
  const totals = await orderTotals(queries, rows);
  return rows.map((row) => {
    const its = byInquiry.get(row.inquiryNo) ?? [];
    const prices = its.flatMap(({ id }) => byLine.get(id) ?? []);
    return summarise(row, its, prices, totals.get(row.orderNo ?? ''), now);
  });
}

function summarise(row: InquiryRow, lines: LineRow[], prices: PriceRow[], ordered: number | undefined, now: Date): QuoteSummary {
  const quoted = firstPrices(prices).reduce((sum, price) => sum + quotedAmount(price, currencyOf(row)), 0);
  return {
    inquiry_no: row.inquiryNo,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    valid_until: row.validUntil?.toISOString() ?? null,
    order_no: row.orderNo,
    allowed: quoteActionsOf(row, now),
    line_count: lines.length,
    quoted_count: lines.filter(({ answer }) => answer === 'quoted' || answer === 'alternative').length,
    total: ordered ?? (prices.length === 0 ? null : quoted),
    currency: row.currency,
    mpns: lines.slice(0, shownParts).map(({ mpn }) => mpn),
  };
}

async function orderTotals(queries: Queries, rows: readonly InquiryRow[]): Promise<Map<string, number>> {
  const numbers = rows.flatMap(({ orderNo }) => orderNo ?? []);
  if (numbers.length === 0) return new Map();
  const found = await queries.select({ orderNo: order.orderNo, total: order.total }).from(order).where(inArray(order.orderNo, numbers));
  return new Map(found.map(({ orderNo, total }) => [orderNo, total]));
}

import { inArray, sql } from 'drizzle-orm';
import type { QuoteSummary } from '#contract/api/quote.ts';
import { currencyDecimals } from '#contract/locale.ts';
import type { Queries } from '#server/db/client.ts';
import { inquiry, inquiryLine, order, quotePrice } from '#server/db/schema.ts';
import { quoteActionsOf } from '#server/rules/quote-state.ts';
import type { InquiryRow } from './find-inquiry.ts';

/** Part numbers that a summary shows. */
const shownParts = 3;

/** Inquiries as a list shows them, in the same order; three queries however many there are, however long they are. */
export async function summariseInquiries(queries: Queries, rows: readonly InquiryRow[], now: Date): Promise<QuoteSummary[]> {
  if (rows.length === 0) return [];
  const numbers = rows.map(({ inquiryNo }) => inquiryNo);
  const lines = await countLines(queries, numbers);
  const amounts = await quotedAmounts(queries, numbers);
  const totals = await orderTotals(queries, rows);
  return rows.map((row) => {
    const its = lines.get(row.inquiryNo);
    return {
      inquiry_no: row.inquiryNo,
      status: row.status,
      created_at: row.createdAt.toISOString(),
      valid_until: row.validUntil?.toISOString() ?? null,
      order_no: row.orderNo,
      allowed: quoteActionsOf(row, now, amounts.has(row.inquiryNo)),
      line_count: its?.count ?? 0,
      quoted_count: its?.quoted ?? 0,
      total: totals.get(row.orderNo ?? '') ?? amounts.get(row.inquiryNo) ?? null,
      currency: row.currency,
      mpns: its?.mpns ?? [],
    };
  });
}

async function countLines(queries: Queries, numbers: readonly string[]) {
  const found = await queries
    .select({
      inquiryNo: inquiryLine.inquiryNo,
      count: sql<number>`count(*)::int`,
      quoted: sql<number>`count(*) filter (where ${inArray(inquiryLine.answer, ['quoted', 'alternative', 'information'])})::int`,
      mpns: sql<string[]>`(array_agg(${inquiryLine.mpn} order by ${inquiryLine.position}))[:${sql.raw(String(shownParts))}]`,
    })
    .from(inquiryLine)
    .where(inArray(inquiryLine.inquiryNo, [...numbers]))
    .groupBy(inquiryLine.inquiryNo);
  return new Map(found.map((each) => [each.inquiryNo, each]));
}

const decimals = sql.join(
  Object.entries(currencyDecimals).map(([code, places]) => sql`when ${code} then ${places}::int`),
  sql` `,
);

/** Sums of the first price of each line, each rounded as `lineAmount` does: the database rounds half away from zero too. */
async function quotedAmounts(queries: Queries, numbers: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await queries.execute<{ number: string; amount: string }>(sql`
    select number, sum(round(worth / 10 ^ (6 - case currency ${decimals} end)::numeric)) as amount
    from (
      select distinct on (${quotePrice.lineId}) ${inquiry.inquiryNo} as number, ${inquiry.currency} as currency,
        ${quotePrice.unitMicros}::numeric * ${quotePrice.quantity} as worth
      from ${quotePrice}
      join ${inquiryLine} on ${inquiryLine.id} = ${quotePrice.lineId}
      join ${inquiry} on ${inquiry.inquiryNo} = ${inquiryLine.inquiryNo}
      where ${inArray(inquiryLine.inquiryNo, [...numbers])}
      order by ${quotePrice.lineId}, ${quotePrice.position}, ${quotePrice.id}
    ) first
    group by number`);
  return new Map(rows.map(({ number, amount }) => [number, Number(amount)]));
}

async function orderTotals(queries: Queries, rows: readonly InquiryRow[]): Promise<Map<string, number>> {
  const numbers = rows.flatMap(({ orderNo }) => orderNo ?? []);
  if (numbers.length === 0) return new Map();
  const found = await queries.select({ orderNo: order.orderNo, total: order.total }).from(order).where(inArray(order.orderNo, numbers));
  return new Map(found.map(({ orderNo, total }) => [orderNo, total]));
}

/** The inquiries of an account: tabs, search, pages (`docs/api.md` 5.3, `user-inquiry`). */
import { and, count, desc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { getUserInquiries, QuoteSummary } from '#contract/api/quote.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import { userOf } from '#server/caller/caller.ts';
import type { Queries } from '#server/db/client.ts';
import { inquiry, inquiryLine } from '#server/db/schema.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import { partKey } from '#server/rules/part-number.ts';
import { countQuoteTabs, statusesOf } from '#server/rules/quote-tab.ts';
import { summariseInquiries } from './summarise-inquiries.ts';

const recentQuotes = 3;

export async function findInquiries(
  query: ParsedRequestOf<typeof getUserInquiries>,
  call: Call,
): Promise<ResponseOf<typeof getUserInquiries>> {
  const { db } = call.deps;
  const { status: tab = 'all', keyword = '' } = query;
  const page = readPage(query);
  const matching = and(eq(inquiry.accountId, userOf(call).id), namedInquiry(db, keyword));
  const [counts, rows] = await Promise.all([
    countInquiries(db, matching),
    db
      .select()
      .from(inquiry)
      .where(and(matching, inArray(inquiry.status, statusesOf(tab))))
      .orderBy(desc(inquiry.createdAt), desc(inquiry.inquiryNo))
      .limit(page.size)
      .offset((page.page - 1) * page.size),
  ]);
  return { ...showPage(await summariseInquiries(db, rows, call.now), counts[tab], page), counts };
}

async function countInquiries(queries: Queries, matching: SQL | undefined) {
  const counted = await queries
    .select({ status: inquiry.status, inquiries: count() })
    .from(inquiry)
    .where(matching)
    .groupBy(inquiry.status);
  return countQuoteTabs(counted);
}

/** Inquiry, order and part numbers, however their hyphens are typed; nothing in particular for an empty keyword. */
export function namedInquiry(queries: Queries, keyword: string): SQL | undefined {
  if (keyword === '') return undefined;
  const plain = keyword.normalize('NFKC');
  const key = /^[ -~]+$/.test(plain) ? partKey(plain) : '';
  // What is left of a text in another script would match nearly everything.
  if (key === '') return sql`false`;
  const pattern = `%${key}%`;
  const itsParts = queries
    .select({ one: sql`1` })
    .from(inquiryLine)
    .where(
      and(
        eq(inquiryLine.inquiryNo, inquiry.inquiryNo),
        sql`regexp_replace(upper(${inquiryLine.mpn}), '[^A-Z0-9]', '', 'g') like ${pattern}`,
      ),
    );
  const byNumber = sql`replace(${inquiry.inquiryNo}, '-', '') like ${pattern}`;
  return or(byNumber, sql`replace(${inquiry.orderNo}, '-', '') like ${pattern}`, exists(itsParts));
}

/** What an account's first page tells about its quotes. */
export async function quoteOverview(queries: Queries, accountId: string, now: Date): Promise<{ open: number; recent: QuoteSummary[] }> {
  const mine = eq(inquiry.accountId, accountId);
  const { open, quoted } = await countInquiries(queries, mine);
  const latest = await queries
    .select()
    .from(inquiry)
    .where(mine)
    .orderBy(desc(inquiry.createdAt), desc(inquiry.inquiryNo))
    .limit(recentQuotes);
  return { open: open + quoted, recent: await summariseInquiries(queries, latest, now) };
}

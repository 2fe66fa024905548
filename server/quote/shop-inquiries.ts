/** Inquiries as those see them who run the shop (`docs/api.md` 5.6, `inquiries`). */
import { and, asc, count, desc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { inquiryFilter, ShopInquiry, shopQuotePage } from '#contract/api/quote-answer.ts';
import { personName } from '#contract/person-name.ts';
import { inquiry, inquiryEvent } from '#server/db/schema.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import { findForShop, type InquiryRow } from './find-inquiry.ts';
import { namedInquiry } from './find-inquiries.ts';
import { readDraft } from './quote-draft.ts';
import { readInquiryRows } from './read-inquiry.ts';
import { nameAll, type QuoteReader, showInquiry } from './show-inquiry.ts';
import { summariseInquiries } from './summarise-inquiries.ts';

/** Who asked: the company, else the person. */
function customerOf({ contact }: Pick<InquiryRow, 'contact'>): string {
  return contact.company ?? personName(contact);
}

/** Newest first. */
export async function listInquiries(
  { deps, now }: QuoteReader,
  query: z.output<typeof inquiryFilter>,
): Promise<z.output<typeof shopQuotePage>> {
  const { db } = deps;
  const page = readPage(query);
  const matching = and(query.status === undefined ? undefined : eq(inquiry.status, query.status), namedInquiry(db, query.keyword ?? ''));
  const [found] = await db.select({ inquiries: count() }).from(inquiry).where(matching);
  const rows = await db
    .select()
    .from(inquiry)
    .where(matching)
    .orderBy(desc(inquiry.createdAt), desc(inquiry.inquiryNo))
    .limit(page.size)
    .offset((page.page - 1) * page.size);
  const summaries = await summariseInquiries(db, rows, now);
  const list = summaries.flatMap((summary, at) => {
    const row = rows[at];
    return row ? [{ ...summary, customer: customerOf(row), email: row.contact.email, version: row.version }] : [];
  });
  return showPage(list, found?.inquiries ?? 0, page);
}

export async function showForShop(reader: QuoteReader, inquiryNo: string): Promise<ShopInquiry> {
  const { db } = reader.deps;
  const row = await findForShop(db, inquiryNo);
  const events = await db.select().from(inquiryEvent).where(eq(inquiryEvent.inquiryNo, inquiryNo)).orderBy(asc(inquiryEvent.id));
  const rows = await readInquiryRows(db, row);
  const shown = await showInquiry(db, reader, rows, await nameAll(reader, rows));
  const costs = new Map(rows.prices.map(({ id, costMicros }) => [id, costMicros]));
  const lines = shown.lines.map((line, at) => ({
    ...line,
    quotes: line.quotes.map((price) => ({ ...price, cost_micros: costs.get(price.quote_line_id) ?? null })),
    information: line.information.map((price, place) => ({
      ...price,
      cost_micros: rows.lines[at]?.informationCosts[place] ?? null,
    })),
  }));
  return {
    ...shown,
    lines,
    locale: row.locale,
    account_id: row.accountId,
    draft: readDraft(row),
    events: events.map(({ at, actor, person, code, note }) => ({ at: at.toISOString(), actor, person, code, note })),
  };
}

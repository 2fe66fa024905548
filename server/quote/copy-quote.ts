/** Quotes the same parts to the same customer once more (`docs/api.md` 5.6, `copy-quote`). */
import { randomUUID } from 'node:crypto';
import type { QuoteDraft } from '#contract/api/quote-answer.ts';
import type { Queries } from '#server/db/client.ts';
import { inquiryEvent, inquiryLine } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import type { Acting } from '#server/caller/acting.ts';
import { namedPerson, writeAudit } from '#server/caller/audit.ts';
import { openDraft } from './answer-quote.ts';
import { findForShop, type InquiryRow } from './find-inquiry.ts';
import { insertInquiry } from './insert-inquiry.ts';
import { changeInquiry, quoteConflict } from './move-inquiry.ts';
import { readLines } from './read-inquiry.ts';

/** The copy is in review, its draft holds the prices; the customer is told when it is sent. */
export async function copyQuote({ deps, actor, now }: Acting, inquiryNo: string): Promise<InquiryRow> {
  return transact(deps.db, async (queries) => {
    const from = await findForShop(queries, inquiryNo);
    // Of somebody who was erased nobody knows where a quote should go.
    if (!from.contact.email.includes('@')) throw quoteConflict(from, now, 'operator');
    const { accountId, contact, locale, currency, note, consentVersion } = from;
    const kept = { accountId, contact, locale, currency, note, consentVersion, referrer: null, fileIds: [] };
    const row = await insertInquiry(queries, { ...kept, status: 'in_review', createdAt: now, updatedAt: now }, now);
    const copied = await copyLines(queries, from, row.inquiryNo);
    const draft = copiedDraft(await openDraft(queries, from), copied);
    const moved = await changeInquiry(queries, row, { draft }, now);
    const by = { actor: 'operator' as const, person: namedPerson(actor) };
    await queries.insert(inquiryEvent).values({ inquiryNo: row.inquiryNo, at: now, ...by, code: 'in_review', note: inquiryNo });
    await writeAudit(queries, { actor, action: 'quote.copy', target: row.inquiryNo, detail: { from: inquiryNo }, at: now });
    return moved;
  });
}

/** Copies what was asked; gives the new line of each old one. */
async function copyLines(queries: Queries, from: InquiryRow, inquiryNo: string): Promise<Map<string, string>> {
  const lines = await readLines(queries, from.inquiryNo);
  const ids = new Map(lines.map(({ id }) => [id, randomUUID()]));
  const empty = { answer: 'pending' as const, information: [], informationCosts: [], answerNote: null };
  await queries.insert(inquiryLine).values(lines.map((line) => ({ ...line, ...empty, id: ids.get(line.id) ?? '', inquiryNo })));
  return ids;
}

/** The same prices for the new lines; days and message are those of another time. */
function copiedDraft(draft: QuoteDraft | null, ids: ReadonlyMap<string, string>): QuoteDraft | null {
  if (!draft) return null;
  const lines = draft.lines.flatMap((line) => {
    const id = ids.get(line.line_id);
    if (id === undefined) return [];
    const quotes = line.quotes.map(({ valid_until: _day, ...price }) => price);
    const information = line.information?.map(({ valid_until: _day, ...price }) => price);
    return [{ ...line, line_id: id, quotes, ...(information && { information }) }];
  });
  return { lines, message: null };
}

/** What the shop does with an inquiry: takes it into review, drafts an answer, sends it, writes to the customer (`docs/api.md` 5.6 and 6.3). */
import { day } from '#contract/durations.ts';
import { eq, inArray } from 'drizzle-orm';
import type { LineAnswer, QuoteStatus } from '#contract/api/quote.ts';
import type { QuoteAnswer, QuoteDraft } from '#contract/api/quote-answer.ts';
import type { Queries } from '#server/db/client.ts';
import { inquiryLine, inquiryMessage, offer, quotePrice } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import type { Acting } from '#server/caller/acting.ts';
import { namedPerson, writeAudit } from '#server/caller/audit.ts';
import { mayWrite } from '#server/rules/quote-state.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { findForShop, type InquiryRow } from './find-inquiry.ts';
import { changeInquiry, moveInquiry, quoteConflict, type Step } from './move-inquiry.ts';
import { type Information, type PlaceOf, priceDraft, readInformation } from './price-draft.ts';
import { checkComplete, draftOf, mergeDraft, readDraft } from './quote-draft.ts';
import { readLines, readPrices } from './read-inquiry.ts';
import { tellCustomer } from './tell-customer.ts';

/** A quote that ends sooner is not announced to end soon: its own mail has just said so. */
export const noticeDays = 3;

const reviewed: readonly QuoteStatus[] = ['in_review', 'revision_requested'];

function checkVersion(row: InquiryRow, version: number | undefined): void {
  if (version !== undefined && version !== row.version) throw new StoreError('version_conflict', { data: { version: row.version } });
}

/** Takes a new or an expired inquiry into review; its former prices become the draft. */
export async function reviewInquiry({ deps, actor, now }: Acting, inquiryNo: string): Promise<InquiryRow> {
  return transact(deps.db, async (queries) => {
    const found = await findForShop(queries, inquiryNo, 'update');
    const moved = await moveInquiry(
      queries,
      found,
      'in_review',
      { actor: 'operator', person: namedPerson(actor), at: now },
      { draft: await openDraft(queries, found) },
    );
    await writeAudit(queries, { actor, action: 'quote.review', target: inquiryNo, at: now });
    return moved;
  });
}

/** The draft to go on with: the one that is begun, else what was sent before. */
export async function openDraft(queries: Queries, row: InquiryRow): Promise<QuoteDraft | null> {
  const begun = readDraft(row);
  if (begun) return begun;
  const lines = await readLines(queries, row.inquiryNo);
  const prices = await readPrices(queries, lines);
  if (prices.length === 0 && lines.every(({ information }) => information.length === 0)) return null;
  const ids = [...new Set(prices.map(({ offerId }) => offerId))];
  const offers = await queries.select({ id: offer.id, sku: offer.sku }).from(offer).where(inArray(offer.id, ids));
  return draftOf(lines, prices, new Map(offers.map(({ id, sku }) => [id, sku])));
}

/** Keeps an answer as a draft, or sends it: quoted with at least one price, else rejected. */
export async function saveQuote({ deps, actor, now }: Acting, answer: QuoteAnswer): Promise<InquiryRow> {
  const { inquiry_no: inquiryNo } = answer;
  return transact(deps.db, async (queries) => {
    const found = await findForShop(queries, inquiryNo, 'update');
    checkVersion(found, answer.version);
    const by = { actor: 'operator' as const, person: namedPerson(actor), at: now };
    const row = reviewed.includes(found.status) ? found : await moveInquiry(queries, found, 'in_review', by);
    const lines = await readLines(queries, inquiryNo);
    const draft = mergeDraft(await openDraft(queries, row), answer, lines);
    // Wrong prices are told while they are typed, not only when they are sent.
    const placeOf = placesIn(answer, lines);
    const prices = await priceDraft(queries, draft, { lines, placeOf }, now);
    const information = readInformation(draft, placeOf, now);
    if (!answer.send) {
      await writeAudit(queries, { actor, action: 'quote.draft', target: inquiryNo, at: now });
      return changeInquiry(queries, row, { draft }, now);
    }
    checkComplete(draft, lines);
    const sent = await send(queries, row, draft, { prices, information }, by);
    await tellCustomer(deps, queries, sent.status === 'quoted' ? 'quote_sent' : 'quote_rejected', sent, draft.message);
    await writeAudit(queries, {
      actor,
      action: 'quote.send',
      target: inquiryNo,
      detail: { status: sent.status, prices: prices.length },
      at: now,
    });
    return sent;
  });
}

/** The place of a line in the request; of one that comes from the draft alone, its place in the inquiry. */
function placesIn(answer: Pick<QuoteAnswer, 'lines'>, lines: readonly { id: string }[]): PlaceOf {
  const sent = new Map(answer.lines.map(({ line_id }, at) => [line_id, at]));
  return (lineId) => sent.get(lineId) ?? lines.findIndex(({ id }) => id === lineId);
}

/** Prices that can be ordered, and what the others would cost by the line. */
interface Answered {
  prices: (typeof quotePrice.$inferInsert)[];
  information: ReadonlyMap<string, Information>;
}

async function send(
  queries: Queries,
  row: InquiryRow,
  { lines, message }: QuoteDraft,
  { prices, information }: Answered,
  by: Step,
): Promise<InquiryRow> {
  const { at: now } = by;
  const lineIds = lines.map(({ line_id }) => line_id);
  await queries.delete(quotePrice).where(inArray(quotePrice.lineId, lineIds));
  if (prices.length > 0) await queries.insert(quotePrice).values(prices);
  for (const { line_id, answer, answer_note } of lines) {
    const { told, costs } = information.get(line_id) ?? { told: [], costs: [] };
    const change: { answer: LineAnswer; answerNote: string | null } = { answer, answerNote: answer_note || null };
    // oxlint-disable-next-line no-await-in-loop -- one connection serves the transaction
    await queries
      .update(inquiryLine)
      .set({ ...change, information: told, informationCosts: costs })
      .where(eq(inquiryLine.id, line_id));
  }
  if (message !== null) await queries.insert(inquiryMessage).values({ inquiryNo: row.inquiryNo, at: now, from: 'shop', text: message });
  const told = [...information.values()].flatMap((one) => one.told);
  const ends = [...prices.map(({ validUntil }) => validUntil.getTime()), ...told.map((one) => Date.parse(one.valid_until))];
  const validUntil = ends.length === 0 ? null : new Date(Math.max(...ends));
  const isShort = validUntil !== null && validUntil.getTime() - now.getTime() <= (noticeDays + 1) * day;
  const change = { validUntil, draft: null, endToldAt: isShort ? now : null };
  return moveInquiry(queries, row, ends.length > 0 ? 'quoted' : 'rejected', by, change);
}

/** Writes to the customer without an answer. */
export async function writeToCustomer({ deps, actor, now }: Acting, inquiryNo: string, text: string): Promise<InquiryRow> {
  return transact(deps.db, async (queries) => {
    const found = await findForShop(queries, inquiryNo, 'update');
    if (!mayWrite(found.status)) throw quoteConflict(found, now, 'operator');
    await queries.insert(inquiryMessage).values({ inquiryNo, at: now, from: 'shop', text });
    const changed = await changeInquiry(queries, found, {}, now);
    await tellCustomer(deps, queries, 'quote_message', changed, text);
    await writeAudit(queries, { actor, action: 'quote.message', target: inquiryNo, at: now });
    return changed;
  });
}

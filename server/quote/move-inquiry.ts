/** The step that every change of an inquiry takes: the new state, its event, its version (`docs/api.md` 6.3). */
import { eq, sql } from 'drizzle-orm';
import type { QuoteStatus } from '#contract/api/quote.ts';
import type { Queries } from '#server/db/client.ts';
import { inquiry, inquiryEvent } from '#server/db/schema.ts';
import { mayMoveQuote, nextStatuses, type QuoteActor, quoteActionsOf } from '#server/rules/quote-state.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import type { InquiryRow } from './find-inquiry.ts';

/** What can be done instead, as a refusal: what the customer may do, or where the shop may move it. */
export function quoteConflict(row: InquiryRow, now: Date, actor: QuoteActor = 'customer'): StoreError {
  const allowed = actor === 'customer' ? quoteActionsOf(row, now) : nextStatuses(row.status, actor);
  return new StoreError('state_conflict', { data: { status: row.status, allowed } });
}

export type InquiryChange = Partial<typeof inquiry.$inferInsert>;

export interface Step {
  actor: QuoteActor;
  /** Who acts for the shop (`caller/audit.ts`, `namedPerson`). */
  person?: string | null;
  at: Date;
  note?: string | null;
}

/** Changes a locked inquiry without a new state. */
export async function changeInquiry(queries: Queries, { inquiryNo }: InquiryRow, change: InquiryChange, at: Date): Promise<InquiryRow> {
  const [row] = await queries
    .update(inquiry)
    .set({ ...change, updatedAt: at, version: sql`${inquiry.version} + 1` })
    .where(eq(inquiry.inquiryNo, inquiryNo))
    .returning();
  if (!row) throw new Error(`Inquiry ${inquiryNo} vanished while it was locked`);
  return row;
}

/** Moves a locked inquiry and writes down who did it; `state_conflict` for what 6.3 does not list. */
export async function moveInquiry(
  queries: Queries,
  row: InquiryRow,
  to: QuoteStatus,
  { actor, person = null, at, note = null }: Step,
  change: InquiryChange = {},
): Promise<InquiryRow> {
  if (!mayMoveQuote(row.status, to, actor)) throw quoteConflict(row, at, actor);
  await queries.insert(inquiryEvent).values({ inquiryNo: row.inquiryNo, at, actor, person, code: to, note });
  return changeInquiry(queries, row, { ...change, status: to }, at);
}

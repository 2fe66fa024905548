/** What the customer does with an inquiry: writes, asks for other prices, declines, withdraws (`docs/api.md` 6.3). */
import type { Inquiry, sendQuoteMessage } from '#contract/api/quote.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import { inquiryMessage } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { postToShop } from '#server/mail/quote-mail.ts';
import { mayRevise, mayWrite } from '#server/rules/quote-state.ts';
import { attachFiles } from '#server/upload/attach-files.ts';
import { findInquiry } from './find-inquiry.ts';
import { changeInquiry, moveInquiry, quoteConflict } from './move-inquiry.ts';
import { describeInquiry } from './show-inquiry.ts';

export async function writeMessage(input: ParsedRequestOf<typeof sendQuoteMessage>, call: Call): Promise<Inquiry> {
  const { text, files = [], request_revision: wantsRevision = false } = input;
  const { now } = call;
  const row = await transact(call.deps.db, async (queries) => {
    const found = await findInquiry(call, queries, input.inquiry_no, 'update');
    if (!mayWrite(found.status) || (wantsRevision && !mayRevise(found))) throw quoteConflict(found, now);
    await attachFiles(queries, call, files, 'inquiry');
    await queries.insert(inquiryMessage).values({ inquiryNo: found.inquiryNo, at: now, from: 'customer', text, fileIds: files });
    const by = { actor: 'customer' as const, at: now };
    const changed = wantsRevision
      ? await moveInquiry(queries, found, 'revision_requested', by, { revisions: found.revisions + 1 })
      : await changeInquiry(queries, found, {}, now);
    await postToShop(call.deps, queries, 'quote_question', changed, text);
    return changed;
  });
  return describeInquiry(call, row);
}

/** Ends an inquiry at the customer's wish. */
export async function endInquiry(call: Call, inquiryNo: string, to: 'declined' | 'cancelled', reason: string | null): Promise<Inquiry> {
  const row = await transact(call.deps.db, async (queries) => {
    const found = await findInquiry(call, queries, inquiryNo, 'update');
    return moveInquiry(queries, found, to, { actor: 'customer', at: call.now, note: reason });
  });
  return describeInquiry(call, row);
}

import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { saveFeedback as endpoint } from '#contract/api/feedback.ts';
import type { Call } from '#server/caller/call.ts';
import { feedback } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { underFreshNumber } from '#server/db/under-fresh-number.ts';
import { newFeedbackNumber } from '#server/rules/order-number.ts';
import { attachFiles } from '#server/upload/attach-files.ts';
import { withoutQuery } from '#server/kernel/without-query.ts';
import { tellSender, tellShop } from './feedback-mail.ts';

/** Keeps a message to the shop and tells both sides. */
export async function saveFeedback(given: ParsedRequestOf<typeof endpoint>, call: Call): Promise<{ feedback_no: string }> {
  const { deps, account, locale, now } = call;
  const { files: fileIds = [], first_name: firstName, last_name: lastName, phone, company, order_no: orderNo, referrer } = given;
  const { type, email, subject, content } = given;
  return transact(deps.db, async (queries) => {
    await attachFiles(queries, call, fileIds, 'feedback');
    const values = {
      accountId: account?.id ?? null,
      type,
      firstName,
      lastName,
      email,
      subject,
      content,
      fileIds,
      phone: phone || null,
      company: company || null,
      orderNo: orderNo || null,
      status: 'open' as const,
      locale: locale.key,
      referrer: referrer === undefined ? null : withoutQuery(referrer),
      consentVersion: deps.settings.consentVersion,
      createdAt: now,
    };
    const row = await underFreshNumber(() =>
      queries
        .insert(feedback)
        .values({ ...values, feedbackNo: newFeedbackNumber(now) })
        .onConflictDoNothing()
        .returning(),
    );
    await tellSender(deps, queries, 'feedback_received', row, account?.email.toLowerCase() === email.toLowerCase());
    await tellShop(deps, queries, row);
    return { feedback_no: row.feedbackNo };
  });
}

import { and, desc, eq } from 'drizzle-orm';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { type AdminFeedback, type Feedback, type getAdminFeedback, type getFeedback } from '#contract/api/feedback.ts';
import { feedbackTypes } from '#contract/feedback-types.ts';
import type { Call, StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { feedback } from '#server/db/schema.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import { showFiles } from '#server/upload/show-file.ts';
import { serverText } from '#server/kernel/words.ts';
import type { FeedbackRow } from './feedback-mail.ts';

function showFeedback(row: FeedbackRow): Feedback {
  return {
    feedback_no: row.feedbackNo,
    type: row.type,
    subject: row.subject,
    content: row.content,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    reply: row.replyText !== null && row.repliedAt ? { text: row.replyText, at: row.repliedAt.toISOString() } : null,
  };
}

/** What the caller's account has written, newest first. */
export async function ownFeedback(query: ParsedRequestOf<typeof getFeedback>, call: Call): Promise<ResponseOf<typeof getFeedback>> {
  const { account, deps, locale } = call;
  const page = readPage(query);
  const types = feedbackTypes.map((code) => ({ code, name: serverText(locale, `server:feedback.${code}`) }));
  if (!account) return { ...showPage([], 0, page), types };
  const its = eq(feedback.accountId, account.id);
  const rows = await deps.db
    .select()
    .from(feedback)
    .where(its)
    .orderBy(desc(feedback.createdAt), desc(feedback.feedbackNo))
    .limit(page.size)
    .offset((page.page - 1) * page.size);
  return { ...showPage(rows.map(showFeedback), await deps.db.$count(feedback, its), page), types };
}

export async function showForOperator(deps: StoreDeps, queries: Queries, row: FeedbackRow, now: Date): Promise<AdminFeedback> {
  const { firstName, lastName, email, phone, company, orderNo, locale, accountId } = row;
  return {
    ...showFeedback(row),
    first_name: firstName,
    last_name: lastName,
    email,
    phone,
    company,
    locale,
    order_no: orderNo,
    account_id: accountId,
    files: await showFiles(queries, deps, row.fileIds, now),
  };
}

/** What waits for an answer comes first where nothing else is asked. */
export async function allFeedback(
  query: ParsedRequestOf<typeof getAdminFeedback>,
  { deps, now }: Pick<Call, 'deps' | 'now'>,
): Promise<ResponseOf<typeof getAdminFeedback>> {
  const page = readPage(query);
  const { status, feedback_no: feedbackNo } = query;
  const matching = and(status && eq(feedback.status, status), feedbackNo === undefined ? undefined : eq(feedback.feedbackNo, feedbackNo));
  const rows = await deps.db
    .select()
    .from(feedback)
    .where(matching)
    .orderBy(desc(feedback.createdAt), desc(feedback.feedbackNo))
    .limit(page.size)
    .offset((page.page - 1) * page.size);
  const list = await Promise.all(rows.map((row) => showForOperator(deps, deps.db, row, now)));
  return showPage(list, await deps.db.$count(feedback, matching), page);
}

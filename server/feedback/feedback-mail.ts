/** Mails about messages to the shop: to whoever wrote, and to the shop. */
import { isLocaleKey } from '#contract/locale.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import type { feedback } from '#server/db/schema.ts';
import { post } from '#server/mail/post.ts';

export type FeedbackRow = typeof feedback.$inferSelect;

/**
 * Confirms a message to its sender, or answers it. A confirmation repeats the message only to an address that is known to be the
 * sender's (`isProven`): nobody has the shop send words of theirs to somebody else.
 */
export async function tellSender(
  deps: StoreDeps,
  queries: Queries,
  kind: 'feedback_received' | 'feedback_reply',
  row: FeedbackRow,
  isProven = true,
): Promise<void> {
  const { feedbackNo, subject, content, replyText } = row;
  const said = isProven ? [{ kind: 'lines' as const, lines: [subject, '', ...content.split('\n')] }] : [];
  await post(deps, queries, {
    kind,
    to: row.email,
    locale: isLocaleKey(row.locale) ? row.locale : 'en',
    values: { feedback_no: feedbackNo },
    blocks: ({ say }) => [
      ...(kind === 'feedback_reply' && replyText !== null ? [{ kind: 'lines' as const, lines: replyText.split('\n') }] : []),
      { kind: 'heading', text: `${say('feedback.yours')} ${feedbackNo}` },
      ...said,
    ],
  });
}

/** Tells the shop, when it has said where it reads its mail. */
export async function tellShop(deps: StoreDeps, queries: Queries, row: FeedbackRow): Promise<void> {
  const { email } = deps.settings.site;
  if (email === '') return;
  const from = [`${row.firstName} ${row.lastName}`, row.company, row.email, row.phone, row.orderNo];
  await post(deps, queries, {
    kind: 'feedback_shop',
    to: email,
    locale: 'en',
    values: { feedback_no: row.feedbackNo, subject: row.subject },
    headers: { 'Reply-To': row.email },
    blocks: () => [
      { kind: 'lines', lines: from.flatMap((line) => line || []) },
      { kind: 'lines', lines: [row.subject, '', ...row.content.split('\n')] },
    ],
  });
}

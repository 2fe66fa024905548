import { eq } from 'drizzle-orm';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { AdminFeedback, answerFeedback as endpoint } from '#contract/api/feedback.ts';
import { feedback } from '#server/db/schema.ts';
import { type Acting, audited } from '#server/operator/acting.ts';
import { StoreError, notFound } from '#server/kernel/store-error.ts';
import { tellSender } from './feedback-mail.ts';
import { showForOperator } from './read-feedback.ts';

/** Answers a message by mail, or closes it (`docs/api.md` 6.5). */
export function answerFeedback(acting: Acting, request: ParsedRequestOf<typeof endpoint>): Promise<AdminFeedback> {
  const { deps, now } = acting;
  const { feedback_no: feedbackNo, action } = request;
  return audited(acting, {
    action: `feedback.${action}`,
    target: feedbackNo,
    run: async (queries) => {
      const [row] = await queries.select().from(feedback).where(eq(feedback.feedbackNo, feedbackNo)).for('update');
      if (!row) throw notFound();
      if (row.status === 'closed') throw new StoreError('state_conflict', { data: { status: row.status, allowed: [] } });
      const change =
        request.action === 'reply'
          ? { status: 'answered' as const, replyText: request.text, repliedAt: now }
          : { status: 'closed' as const };
      await queries.update(feedback).set(change).where(eq(feedback.feedbackNo, feedbackNo));
      const changed = { ...row, ...change };
      if (action === 'reply') await tellSender(deps, queries, 'feedback_reply', changed);
      const shown = await showForOperator(deps, queries, changed, now);
      await acting.keepAnswer(queries, shown);
      return shown;
    },
  });
}

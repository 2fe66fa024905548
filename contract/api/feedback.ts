/** Messages to the shop that are about no inquiry (`docs/api.md` 5.1 and 5.6). */
import * as z from 'zod/mini';
import { feedbackTypes } from '#contract/feedback-types.ts';
import { saveFeedbackRequest } from '#contract/forms/message.ts';
import { endpoint } from './endpoint.ts';
import { iso, optional, pageParameters, paged, text } from './fields.ts';
import { uploadedFile } from './upload.ts';

export const feedbackStates = ['open', 'answered', 'closed'] as const;
const feedbackNo = text(1, 40);

export const feedback = z.object({
  feedback_no: z.string(),
  type: z.enum(feedbackTypes),
  subject: z.string(),
  content: z.string(),
  status: z.enum(feedbackStates),
  created_at: iso,
  reply: z.nullable(z.object({ text: z.string(), at: iso })),
});
export type Feedback = z.output<typeof feedback>;

/** Writes to the shop. `website` is a trap: people do not see it, so what it holds was typed by a program. */
export const saveFeedback = endpoint({
  summary: 'Writes to the shop',
  kind: 'command',
  method: 'POST',
  path: '/api/store/common/save-feedback',
  access: 'any',
  cache: 'N',
  request: saveFeedbackRequest,
  response: z.object({ feedback_no: z.string() }),
});

/** What the account has written; nothing for a visitor. */
export const getFeedback = endpoint({
  summary: 'What the account has written to the shop',
  kind: 'query',
  method: 'GET',
  path: '/api/store/common/feedback',
  access: 'any',
  cache: 'N',
  request: z.object(pageParameters),
  response: z.extend(paged(feedback), { types: z.array(z.object({ code: z.enum(feedbackTypes), name: z.string() })) }),
});

export const adminFeedback = z.extend(feedback, {
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  company: z.nullable(z.string()),
  order_no: z.nullable(z.string()),
  locale: z.string(),
  account_id: z.nullable(z.string()),
  files: z.array(uploadedFile),
});
export type AdminFeedback = z.output<typeof adminFeedback>;

export const getAdminFeedback = endpoint({
  summary: 'Messages of visitors and customers',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/feedback-admin',
  access: 'operator',
  scope: 'content',
  cache: 'N',
  request: z.object({ status: optional(z.enum(feedbackStates)), feedback_no: optional(feedbackNo), ...pageParameters }),
  response: paged(adminFeedback),
});

/** Answers by mail, or closes without another word. */
export const answerFeedback = endpoint({
  summary: 'Answers a message, or closes it',
  errors: ['not_found', 'state_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/feedback-admin',
  access: 'operator',
  scope: 'content',
  cache: 'N',
  request: z.discriminatedUnion('action', [
    z.object({ feedback_no: feedbackNo, action: z.literal('reply'), text: text(1, 5000) }),
    z.object({ feedback_no: feedbackNo, action: z.literal('close') }),
  ]),
  response: adminFeedback,
});

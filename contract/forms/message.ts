/** What a visitor writes to the shop, and a link that they propose (`docs/api.md` 5.1 and 5.2). */
import * as z from 'zod/mini';
import { feedbackTypes } from '#contract/feedback-types.ts';
import { email, failsAs, fileIds, id, optional, phone, text } from '#contract/api/fields.ts';
import { uploadRules } from '#contract/api/upload.ts';

export const saveFeedbackRequest = z.object({
  type: z.enum(feedbackTypes),
  first_name: text(1, 60),
  last_name: text(1, 60),
  email,
  phone: optional(phone),
  company: optional(text(0, 100)),
  order_no: optional(text(0, 20)),
  subject: text(3, 120),
  content: text(10, 4000),
  files: optional(fileIds(uploadRules.feedback.count)),
  website: optional(z.literal('')),
  consent: z.literal(true),
  referrer: optional(text(0, 500)),
});

/** The fields of the page: without the trap, which is for the server to refuse. */
export const feedbackForm = z.omit(saveFeedbackRequest, { files: true, website: true, referrer: true });

export const saveFriendlyLinkRequest = z.object({
  title: text(2, 60),
  url: z.string().check(z.maxLength(300), z.url({ protocol: /^https$/ })),
  email,
  description: optional(text(0, 200)),
  /** A picture that was sent in for it. */
  logo: optional(id),
  /** A trap: people leave it empty. */
  website: optional(z.string().check(z.refine((value) => value === '', failsAs('not_allowed')))),
});

/** The fields of the page. */
export const linkForm = z.omit(saveFriendlyLinkRequest, { logo: true, website: true });

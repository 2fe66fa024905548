/** What somebody fills in who asks for prices (`docs/api.md` 5.5). */
import * as z from 'zod/mini';
import { country, email, optional, phone, text } from '#contract/api/fields.ts';

/** Who asks. */
export const inquiryContact = z.object({
  first_name: text(1, 60),
  last_name: text(1, 60),
  email,
  phone: optional(phone),
  company: optional(text(0, 100)),
  country,
});

/** The fields of the page; what is asked about stands on the quote list. */
export const inquiryForm = z.extend(inquiryContact, { note: optional(text(0, 2000)), consent: z.literal(true) });

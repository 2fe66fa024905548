/** The mails of the shop for those who run it: what waits, what failed, and how each kind reads (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { endpoint } from '#contract/api/endpoint.ts';
import { iso, localeKey, optional, pageParameters, paged, text, whole } from '#contract/api/fields.ts';

const operator = { access: 'operator', scope: 'settings', cache: 'N' } as const;

/** Papers of an order. */
export const documentKinds = ['proforma', 'invoice', 'credit_note'] as const;

/** `retrying` has failed and is tried again; `refused` by the mail server for good, `given_up` after all tries. */
export const mailStates = ['waiting', 'retrying', 'sent', 'refused', 'given_up'] as const;
export const mailState = z.enum(mailStates);
export type MailState = z.output<typeof mailState>;

/** Without its text: mails hold links that open accounts and orders. */
export const adminMail = z.object({
  id: z.int(),
  kind: z.string(),
  recipient: z.string(),
  locale: localeKey,
  subject: z.string(),
  state: mailState,
  tries: z.int(),
  created_at: iso,
  sent_at: z.nullable(iso),
  /** When it is tried again; null when it is not. */
  next_try_at: z.nullable(iso),
  /** The mail server's words. */
  reason: z.nullable(z.string()),
});
export type AdminMail = z.output<typeof adminMail>;

export const getMails = endpoint({
  summary: 'Mails of the outbox with what became of them, newest first',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/mails',
  ...operator,
  request: z.object({ state: optional(mailState), keyword: optional(text(0, 120)), ...pageParameters }),
  /** `has_server`: without one, mails wait. */
  response: z.extend(paged(adminMail), { has_server: z.boolean() }),
});

const one = z.object({ id: whole(1, Number.MAX_SAFE_INTEGER) });

/** A mail that was sent already is `state_conflict`. */
export const retryMail = endpoint({
  summary: 'Tries a mail anew',
  errors: ['not_found', 'state_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/retry-mail',
  ...operator,
  request: one,
  response: adminMail,
});

/** To the person who asks, and to nobody else; a key has no address: `state_conflict`. */
export const sendTestMail = endpoint({
  summary: 'Sends a mail to oneself, to see that mails arrive',
  errors: ['state_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/send-test-mail',
  ...operator,
  request: z.object({}),
  response: adminMail,
});

export const getMailKinds = endpoint({
  summary: 'Kinds of mails that the shop writes, with their subjects',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/mail-kinds',
  ...operator,
  request: z.object({}),
  /** Subjects in the language of the call, with sample values. */
  response: z.object({ list: z.array(z.object({ kind: z.string(), subject: z.string() })) }),
});

/** A PDF with sample values, in the texts that hold now; `save-lang` changes those that begin with `document:`. */
export const getDocumentPreview = endpoint({
  summary: 'How an invoice or another paper reads in a language, as a PDF with sample values',
  errors: ['unavailable'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/document-preview',
  ...operator,
  request: z.object({ kind: z.enum(documentKinds), locale: localeKey }),
  response: z.unknown(),
});

/** With sample values, and the texts that belong to the kind; `keys` name them for `save-lang`. */
export const getMailPreview = endpoint({
  summary: 'How a kind of mail reads in a language, with sample values',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/mail-preview',
  ...operator,
  request: z.object({ kind: text(1, 40), locale: localeKey }),
  response: z.object({ kind: z.string(), locale: localeKey, subject: z.string(), text: z.string(), keys: z.array(z.string()) }),
});

/** Whom a mail is from, and the header lines that mail programs act on. */
import type { outbox } from '#server/db/schema.ts';
import { hashOf } from '#server/kernel/hash-of.ts';
import type { Settings } from '#server/kernel/settings.ts';

export type Mail = typeof outbox.$inferSelect;

/** A mail as it goes to the mail server. */
export interface Envelope {
  from: { name: string; address: string };
  to: string;
  replyTo: string | undefined;
  messageId: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** Written by people, so that an answer such as "out of office" is wanted (RFC 3834). */
const personal = new Set(['feedback_reply', 'order_message', 'quote_message']);

/** Repeats of one mail have one Message-ID, by which mail programs know that they are the same. */
export function envelopeOf(mail: Mail, { mailFrom, site, siteName, hosts }: Settings): Envelope {
  const { 'Reply-To': replyTo, ...own } = mail.headers;
  const address = mailFrom?.address ?? (site.email || `no-reply@${hosts.domain}`);
  const id = hashOf(`${mail.id} ${mail.createdAt.toISOString()}`).slice(0, 32);
  return {
    from: { name: mailFrom?.name ?? siteName, address },
    to: mail.recipient,
    replyTo: replyTo ?? (site.email || undefined),
    messageId: `<${id}@${address.slice(address.lastIndexOf('@') + 1)}>`,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { ...(personal.has(mail.kind) ? {} : { 'Auto-Submitted': 'auto-generated' }), ...own },
  };
}

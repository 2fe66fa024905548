/** Sends what waits in the outbox (`docs/api.md` 7.12). */
import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { StoreDeps } from '#server/call.ts';
import { outbox } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';

type Mail = typeof outbox.$inferSelect;

export interface MailSender {
  send: (mail: Pick<Mail, 'recipient' | 'subject' | 'text' | 'html' | 'headers'>) => Promise<void>;
  close: () => void;
}

/** Sends through an SMTP server; `from` is the shop's own address. */
export function smtpSender(url: string, from: string): MailSender {
  const transport = createTransport(url, { from });
  return {
    send: async ({ recipient, ...mail }) => {
      await transport.sendMail({ ...mail, to: recipient });
    },
    close: () => transport.close(),
  };
}

const minute = 60_000;
const longest = 24 * 60;
/** Eleven doublings and then a week of days: after that the mail stays in the outbox for the operator to see. */
export const mostTries = 18;

/** Minutes from one try to the next: 1, 2, 4 … at most a day. */
export function retryAfterMinutes(tries: number): number {
  return Math.min(longest, 2 ** tries);
}

/** Takes one due mail and sends it; false when none is due. The mail is held back first, so that a crash cannot send it forever. */
export async function sendNextMail({ db, clock, log }: StoreDeps, sender: MailSender): Promise<boolean> {
  const now = clock();
  const mail = await transact(db, async (queries) => {
    const [due] = await queries
      .select()
      .from(outbox)
      .where(and(isNull(outbox.sentAt), lte(outbox.nextTryAt, now), lt(outbox.tries, mostTries)))
      .orderBy(asc(outbox.nextTryAt), asc(outbox.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return null;
    const nextTryAt = new Date(now.getTime() + retryAfterMinutes(due.tries) * minute);
    await queries
      .update(outbox)
      .set({ tries: due.tries + 1, nextTryAt })
      .where(eq(outbox.id, due.id));
    return due;
  });
  if (!mail) return false;
  try {
    await sender.send(mail);
    await db.update(outbox).set({ sentAt: clock(), lastError: null }).where(eq(outbox.id, mail.id));
  } catch (error) {
    // The mail stays in the outbox and is tried again; the error names the server's words, which may hold the recipient.
    const lastError = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
    await db.update(outbox).set({ lastError }).where(eq(outbox.id, mail.id));
    log.warn('mail_failed', { id: mail.id, kind: mail.kind, tries: mail.tries + 1 });
  }
  return true;
}

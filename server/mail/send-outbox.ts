/** Sends what waits in the outbox (`docs/api.md` 7.12). */
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { StoreDeps } from '#server/caller/call.ts';
import { outbox } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { type DkimSettings, dkimOptions } from './dkim.ts';
import { type Envelope, envelopeOf, type Mail } from './envelope.ts';
import { isRefusal, reasonOf, withoutAddresses } from './mail-failure.ts';
import { minute } from '#contract/durations.ts';

export interface MailSender {
  send: (mail: Envelope) => Promise<void>;
  close: () => void;
}

/** Sends through an SMTP server, signed where there are settings for it. */
export function smtpSender(url: string, dkim: DkimSettings | null = null): MailSender {
  const transport = createTransport(dkim === null ? { url } : { url, dkim: dkimOptions(dkim) });
  return {
    send: async (mail) => {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}

const longest = 24 * 60;
/** Eleven doublings and then a week of days: after that the mail is given up, and stays for the operator to see. */
export const mostTries = 18;

/** Minutes from one try to the next: 1, 2, 4 … at most a day. */
export function retryAfterMinutes(tries: number): number {
  return Math.min(longest, 2 ** tries);
}

/** Takes one due mail and sends it; false when none is due. The mail is held back first, so that a crash cannot send it forever. */
export async function sendNextMail(deps: StoreDeps, sender: MailSender): Promise<boolean> {
  const { db, clock, settings } = deps;
  const mail = await takeDue(deps);
  if (!mail) return false;
  try {
    await sender.send(envelopeOf(mail, settings));
    await db.update(outbox).set({ sentAt: clock(), lastError: null }).where(eq(outbox.id, mail.id));
  } catch (error) {
    await noteFailure(deps, mail, error);
  }
  return true;
}

async function takeDue({ db, clock }: StoreDeps): Promise<Mail | null> {
  const now = clock();
  return transact(db, async (queries) => {
    const [due] = await queries
      .select()
      .from(outbox)
      .where(and(isNull(outbox.sentAt), isNull(outbox.failedAt), lte(outbox.nextTryAt, now)))
      .orderBy(asc(outbox.nextTryAt), asc(outbox.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return null;
    const change = { tries: due.tries + 1, nextTryAt: new Date(now.getTime() + retryAfterMinutes(due.tries) * minute) };
    await queries.update(outbox).set(change).where(eq(outbox.id, due.id));
    return { ...due, ...change };
  });
}

/** The server's words may hold the recipient, so the log gets them without addresses. */
async function noteFailure({ db, clock, log }: StoreDeps, { id, kind, tries }: Mail, error: unknown): Promise<void> {
  const reason = reasonOf(error);
  const failure = isRefusal(error) ? ('refused' as const) : tries >= mostTries ? ('given_up' as const) : null;
  await db
    .update(outbox)
    .set({ lastError: reason, failure, failedAt: failure && clock() })
    .where(eq(outbox.id, id));
  log.warn('mail_failed', { id, kind, tries, outcome: failure ?? 'tried_again', reason: withoutAddresses(reason) });
}

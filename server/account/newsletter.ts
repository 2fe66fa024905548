/** Who gets the newsletter (`docs/api.md` section 9): nobody without having said yes twice. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { subscriptionTopics } from '#contract/api/visitor.ts';
import type { LocaleKey } from '#contract/locale.ts';
import type { Call } from '#server/caller/call.ts';
import { hashOf } from '#server/caller/caller.ts';
import type { Queries } from '#server/db/client.ts';
import { subscription } from '#server/db/schema.ts';
import { postSubscribeMail } from '#server/mail/subscribe-mail.ts';
import { newSecret } from '#server/kernel/secret.ts';

const day = 86_400_000;
const confirmDays = 7;
/** One mail in this time, so that nobody's mailbox is filled by strangers. */
const mailPauseMs = 5 * 60_000;

interface Wish {
  email: string;
  source: string | null;
  locale?: LocaleKey | undefined;
  topics?: (typeof subscriptionTopics)[number][] | undefined;
}

function pendingRow({ deps, locale, now }: Call, { source, locale: chosen, topics }: Omit<Wish, 'email'>) {
  return {
    status: 'pending' as const,
    locale: chosen ?? locale.key,
    topics: topics ?? [...subscriptionTopics],
    source,
    consentVersion: deps.settings.consentVersion,
    consentAt: now,
    confirmedAt: null,
    unsubscribedAt: null,
    confirmUntil: new Date(now.getTime() + confirmDays * day),
  };
}

/** Writes down the wish and mails the question behind it; a confirmed reader stays confirmed. */
export async function askForNewsletter(call: Call, queries: Queries, wish: Wish): Promise<void> {
  const tokens = { confirm: newSecret('ns_'), unsubscribe: newSecret('un_') };
  const row = { ...pendingRow(call, wish), confirmHash: hashOf(tokens.confirm), unsubscribeHash: hashOf(tokens.unsubscribe) };
  const pause = new Date(call.now.getTime() - mailPauseMs);
  const written = await queries
    .insert(subscription)
    .values({ email: wish.email.toLowerCase(), ...row })
    .onConflictDoUpdate({
      target: subscription.email,
      set: row,
      // A pending one gets another mail, but not at once.
      setWhere: sql`${subscription.status} = 'unsubscribed' or (${subscription.status} = 'pending' and ${subscription.consentAt} < ${pause.toISOString()})`,
    })
    .returning({ email: subscription.email });
  if (written.length > 0) await postSubscribeMail(call.deps, queries, wish.email, row.locale, tokens);
}

/** Writes down the wish of somebody who registers; the activation link asks for both, so there is one mail. */
export async function waitForAccount(call: Call, queries: Queries, email: string): Promise<void> {
  const row = { ...pendingRow(call, { source: 'register' }), confirmHash: null };
  await queries
    .insert(subscription)
    .values({ email: email.toLowerCase(), ...row })
    .onConflictDoUpdate({ target: subscription.email, set: row, setWhere: sql`${subscription.status} = 'unsubscribed'` });
}

/** The activation link was opened: a wish that waited for it is confirmed. */
export async function confirmWithAccount(queries: Queries, email: string, now: Date): Promise<void> {
  const its = and(eq(subscription.email, email.toLowerCase()), eq(subscription.status, 'pending'), isNull(subscription.confirmHash));
  await queries.update(subscription).set({ status: 'confirmed', confirmedAt: now }).where(its);
}

/** For the owner of an address that is known to be theirs. */
export async function joinNewsletter(call: Call, queries: Queries, email: string): Promise<void> {
  const row = { ...pendingRow(call, { source: 'account' }), status: 'confirmed' as const, confirmedAt: call.now };
  await queries
    .insert(subscription)
    .values({ email: email.toLowerCase(), ...row })
    .onConflictDoUpdate({ target: subscription.email, set: row });
}

export async function leaveNewsletter(queries: Queries, email: string, now: Date): Promise<void> {
  await queries
    .update(subscription)
    .set({ status: 'unsubscribed', unsubscribedAt: now, confirmHash: null, confirmUntil: null })
    .where(eq(subscription.email, email.toLowerCase()));
}

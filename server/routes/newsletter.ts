import { and, eq, gt, sql } from 'drizzle-orm';
import { confirmSubscribe, saveSubscribe, subscriptionTopics, unsubscribe } from '#contract/api/visitor.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { Call, StoreApp, StoreDeps } from '#server/call.ts';
import { hashOf } from '#server/caller.ts';
import { contractRoute } from '#server/contract-route.ts';
import { subscription } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { postSubscribeMail } from '#server/mail/subscribe-mail.ts';
import { newSecret } from '#server/secret.ts';
import { StoreError } from '#server/store-error.ts';

const day = 86_400_000;
const confirmDays = 7;
/** One mail in this time, so that nobody's mailbox is filled by strangers. */
const mailPauseMs = 5 * 60_000;

export function registerNewsletterRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, saveSubscribe, async (input, call) => {
    await subscribe(input, call);
    // Known and unknown addresses get the same answer, so that nobody can ask who reads the newsletter.
    return { ok: true as const, status: 'pending' as const };
  });
  contractRoute(app, deps, confirmSubscribe, async ({ token }, call) => ({
    email: maskEmail(await confirm(token, call)),
    status: 'confirmed' as const,
  }));
  contractRoute(app, deps, unsubscribe, async ({ token }, { now }) => {
    const [row] = await deps.db
      .update(subscription)
      .set({ status: 'unsubscribed', unsubscribedAt: now, confirmHash: null, confirmUntil: null })
      .where(eq(subscription.unsubscribeHash, hashOf(token)))
      .returning({ email: subscription.email });
    if (!row) throw new StoreError('link_expired');
    return { ok: true as const };
  });
}

async function subscribe(input: ParsedRequestOf<typeof saveSubscribe>, { deps, locale, now }: Call): Promise<void> {
  const email = input.email.toLowerCase();
  const tokens = { confirm: newSecret('ns_'), unsubscribe: newSecret('un_') };
  const row = {
    status: 'pending' as const,
    locale: input.locale ?? locale.key,
    topics: input.topics ?? [...subscriptionTopics],
    source: input.source || null,
    consentVersion: deps.settings.consentVersion,
    consentAt: now,
    confirmedAt: null,
    unsubscribedAt: null,
    confirmHash: hashOf(tokens.confirm),
    confirmUntil: new Date(now.getTime() + confirmDays * day),
    unsubscribeHash: hashOf(tokens.unsubscribe),
  };
  const pause = new Date(now.getTime() - mailPauseMs);
  await transact(deps.db, async (queries) => {
    const written = await queries
      .insert(subscription)
      .values({ email, ...row })
      .onConflictDoUpdate({
        target: subscription.email,
        set: row,
        // A confirmed reader stays confirmed; a pending one gets another mail, but not at once.
        setWhere: sql`${subscription.status} = 'unsubscribed' or (${subscription.status} = 'pending' and ${subscription.consentAt} < ${pause.toISOString()})`,
      })
      .returning({ email: subscription.email });
    if (written.length > 0) await postSubscribeMail(deps, queries, input.email, row.locale, tokens);
  });
}

/** Confirming twice within the link's life is no error: mail programs open links before people do. */
async function confirm(token: string, { deps, now }: Call): Promise<string> {
  const its = and(eq(subscription.confirmHash, hashOf(token)), gt(subscription.confirmUntil, now));
  const [row] = await deps.db.select().from(subscription).where(its);
  if (!row) throw new StoreError('link_expired');
  if (row.status === 'pending') await deps.db.update(subscription).set({ status: 'confirmed', confirmedAt: now }).where(its);
  return row.email;
}

/** `a…@d…`: enough for its owner to recognise. */
function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}…@${domain.slice(0, 1)}…`;
}

import { and, eq, gt, sql } from 'drizzle-orm';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import { confirmSubscribe, leaveByMail, saveSubscribe, unsubscribe } from '#contract/api/visitor.ts';
import type { Call, StoreApp, StoreDeps } from '#server/caller/call.ts';
import { hashOf } from '#server/caller/caller.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { whileOn } from '#server/http/while-on.ts';
import { stockAlert, subscription } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { alertAddress } from '#server/mail/leave-link.ts';
import { maskEmail } from '#server/kernel/mask-email.ts';
import { askForNewsletter } from '#server/account/newsletter.ts';
import { StoreError } from '#server/kernel/store-error.ts';

export function registerNewsletterRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, saveSubscribe, whileOn('newsletter', subscribe));
  contractRoute(app, deps, confirmSubscribe, async ({ token }, call) => ({
    email: maskEmail(await confirm(token, call)),
    status: 'confirmed' as const,
  }));
  contractRoute(app, deps, unsubscribe, ({ token }, call) => leave(token, call));
  // Programs that scan mails open their addresses, so opening this one ends nothing yet.
  app.get(leaveByMail.path, (c) => c.redirect(`/?${new URLSearchParams({ unsubscribe: c.req.param('token') ?? '' }).toString()}`));
  contractRoute(app, deps, leaveByMail, ({ token }, call) => leave(token, call));
}

async function subscribe({ email, locale, topics, source }: ParsedRequestOf<typeof saveSubscribe>, call: Call) {
  await transact(call.deps.db, (queries) => askForNewsletter(call, queries, { email, locale, topics, source: source || null }));
  // Known and unknown addresses get the same answer, so that nobody can ask who reads the newsletter.
  return { ok: true as const, status: 'pending' as const };
}

/** Ends a newsletter or the stock alerts of an address, whichever the token is for; twice is no error. */
async function leave(token: string, { deps: { db, signingKey }, now }: Call) {
  const addressHash = alertAddress(signingKey, token);
  if (addressHash !== null) {
    await db.delete(stockAlert).where(sql`encode(sha256(convert_to(lower(${stockAlert.email}), 'UTF8')), 'hex') = ${addressHash}`);
    return { ok: true as const };
  }
  const [row] = await db
    .update(subscription)
    .set({ status: 'unsubscribed', unsubscribedAt: now, confirmHash: null, confirmUntil: null })
    .where(eq(subscription.unsubscribeHash, hashOf(token)))
    .returning({ email: subscription.email });
  if (!row) throw new StoreError('link_expired');
  return { ok: true as const };
}

/** Confirming twice within the link's life is no error: mail programs open links before people do. */
async function confirm(token: string, { deps, now }: Call): Promise<string> {
  const its = and(eq(subscription.confirmHash, hashOf(token)), gt(subscription.confirmUntil, now));
  const [row] = await deps.db.select().from(subscription).where(its);
  if (!row) throw new StoreError('link_expired');
  if (row.status === 'pending') await deps.db.update(subscription).set({ status: 'confirmed', confirmedAt: now }).where(its);
  return row.email;
}

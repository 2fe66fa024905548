/** A visitor goes on, on a host with which this one shares no cookies: a code takes the log-in or a guest's cart along, and opens nothing else. */
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { beginHandover, takeHandover } from '#contract/api/handover.ts';
import type { LoggedIn } from '#contract/api/account.ts';
import { localeOfOwnHost } from '#contract/detect-locale.ts';
import type { Call } from '#server/caller/call.ts';
import { findImpersonation } from '#server/caller/impersonation.ts';
import { findCart } from '#server/caller/cart-access.ts';
import type { Queries } from '#server/db/client.ts';
import { handover, loginToken } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { hashOf } from '#server/kernel/hash-of.ts';
import { type Seal, openSealed, sealText } from '#server/kernel/seal.ts';
import { newSecret } from '#server/kernel/secret.ts';
import { StoreError, invalidField } from '#server/kernel/store-error.ts';
import { enter, enterFor } from './enter.ts';
import { lockAccount } from './find-account.ts';

/** Milliseconds: a page opens within it on any line. */
const lifetime = 60_000;
/** Stands where nobody knows the browser that will open the address, as on the console; no browser's hash. */
const anyBrowser = '';

type Row = typeof handover.$inferInsert;

function browserOf({ browser }: Call): string {
  return hashOf(browser ?? '');
}

function sealOf(code: string, host: string): Seal {
  return { secret: code, salt: host, purpose: 'handed over cart' };
}

/** Throws `not_allowed` at `host` for one that is not the shop's, and `cart_not_found` where there is nothing to take along. */
export async function giveHandover(
  { host: asked }: ParsedRequestOf<typeof beginHandover>,
  call: Call,
): Promise<ResponseOf<typeof beginHandover>> {
  const { db, settings } = call.deps;
  const host = asked.toLowerCase();
  // Names that only look like the shop's may be anybody's: those that the operator has named count.
  if (localeOfOwnHost(host, settings.hosts) === null) throw invalidField('host', { code: 'not_allowed' });
  const code = newSecret('ho_');
  const expiresAt = new Date(call.now.getTime() + lifetime);
  const taken = call.account ? await logInOf(db, call.account.loginId) : await cartOf(call, db, code, host);
  await db.insert(handover).values({ codeHash: hashOf(code), host, browserHash: browserOf(call), ...taken, expiresAt });
  return { code, expires_at: expiresAt.toISOString() };
}

async function logInOf(queries: Queries, loginId: string): Promise<Pick<Row, 'accountId' | 'provenAt' | 'impersonationId'>> {
  const [row] = await queries.select().from(loginToken).where(eq(loginToken.id, loginId));
  // A key of a program is no log-in, and has no browser to go to.
  if (!row) throw new StoreError('access_denied');
  return { accountId: row.accountId, provenAt: row.provenAt, impersonationId: row.impersonationId };
}

/** A code that lets an operator in, who acts for the customer, on `host` within a minute. */
export async function giveImpersonation(
  queries: Queries,
  {
    accountId,
    impersonationId,
    host,
    browser,
    now,
  }: { accountId: string; impersonationId: string; host: string; browser: string | null; now: Date },
): Promise<{ code: string; expiresAt: Date }> {
  const code = newSecret('ho_');
  const expiresAt = new Date(now.getTime() + lifetime);
  const browserHash = browser === null ? anyBrowser : hashOf(browser);
  await queries.insert(handover).values({ codeHash: hashOf(code), host, browserHash, accountId, impersonationId, expiresAt });
  return { code, expiresAt };
}

async function enterAgain(call: Call, queries: Queries, impersonationId: string): Promise<LoggedIn> {
  const open = await findImpersonation(queries, impersonationId, call.now);
  if (!open) throw new StoreError('link_expired');
  const account = await lockAccount(queries, open.accountId);
  if (account?.status !== 'active') throw new StoreError('link_expired');
  return enterFor(call, queries, account, open.impersonation);
}

async function cartOf(call: Call, queries: Queries, code: string, host: string): Promise<Pick<Row, 'sealedKey'>> {
  const held = await findCart(call, queries);
  if (!held || held.key === null) throw new StoreError('cart_not_found');
  return { sealedKey: sealText(sealOf(code, host), held.key) };
}

/** Uses a code up; `link_expired` for one that was used, has ended, was never given, or was meant for another host or browser. */
export async function takeOver({ code }: ParsedRequestOf<typeof takeHandover>, call: Call): Promise<ResponseOf<typeof takeHandover>> {
  return transact(call.deps.db, async (queries) => {
    const shown = and(
      eq(handover.codeHash, hashOf(code)),
      eq(handover.host, new URL(call.origin).hostname),
      inArray(handover.browserHash, [browserOf(call), anyBrowser]),
      gt(handover.expiresAt, call.now),
    );
    const [row] = await queries.delete(handover).where(shown).returning();
    if (!row) throw new StoreError('link_expired');
    if (row.sealedKey !== null) return { login: null, cart_key: openSealed(sealOf(code, row.host), row.sealedKey) };
    if (row.impersonationId !== null) return { login: await enterAgain(call, queries, row.impersonationId), cart_key: null };
    if (call.account?.id === row.accountId) return { login: null, cart_key: null }; // has one here already
    const account = await lockAccount(queries, row.accountId ?? '');
    if (account?.status !== 'active') throw new StoreError('link_expired');
    return { login: await enter(call, queries, account, undefined, row.provenAt ?? undefined), cart_key: null };
  });
}

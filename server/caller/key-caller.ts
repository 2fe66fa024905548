/** Calls by a customer's own programs (`docs/api.md` section 2 and 8): what a key opens, and how often. */
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { AnyEndpoint } from '#contract/api/endpoint.ts';
import type { Account, StoreDeps } from './call.ts';
import { hashOf } from '#server/kernel/hash-of.ts';
import { account, apiKey } from '#server/db/schema.ts';
import { keyRules, type RateLimiter } from './rate-limit.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { keyScopeOf } from './key-scopes.ts';
import { hour } from '#contract/durations.ts';

const keyFormat = /^Bearer (sk_[A-Za-z0-9_-]{43})$/;

/** The key of a header; null where it holds something else. */
export function apiKeyIn(header: string | undefined): string | null {
  return keyFormat.exec(header ?? '')?.[1] ?? null;
}

/** Whom a key stands for. */
export interface KeyCaller {
  /** Null on calls of the catalog: they tell a program what they tell anybody, and nothing of its account. */
  account: Account | null;
}

/** The caller that a key stands for; null for a key that opens nothing. Throws `access_denied` without the call's scope, `rate_limited`. */
export async function callerOfKey(
  { db, clock, settings }: StoreDeps,
  key: string,
  endpoint: AnyEndpoint,
  limiter: RateLimiter,
): Promise<KeyCaller | null> {
  const keyHash = hashOf(key);
  const now = clock();
  const [row] = await db
    .select({ key: apiKey, account })
    .from(apiKey)
    .innerJoin(account, eq(account.id, apiKey.accountId))
    .where(and(eq(apiKey.keyHash, keyHash), eq(account.status, 'active')));
  if (!row) return null;
  if (settings.rateLimits) {
    // oxlint-disable-next-line no-await-in-loop -- what the shorter window refuses does not count in the longer one
    for (const rule of keyRules) await limiter(`key ${row.key.id} ${rule.seconds}`, rule);
  }
  const keyScope = keyScopeOf(endpoint);
  if (keyScope === undefined || !row.key.scopes.includes(keyScope)) throw new StoreError('access_denied');
  // Once an hour is exact enough, and spares a write on every request.
  const stale = or(isNull(apiKey.lastUsedAt), lt(apiKey.lastUsedAt, new Date(now.getTime() - hour)));
  await db
    .update(apiKey)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKey.id, row.key.id), stale));
  if (keyScope === 'catalog') return { account: null };
  const { id, email, firstName, lastName, locale, currency } = row.account;
  return { account: { id, email, firstName, lastName, locale, currency, loginId: '', impersonation: null } };
}

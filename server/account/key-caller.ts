/** Calls by a customer's own programs (`docs/api.md` section 2 and 8): what a key opens, and how often. */
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { ApiScope } from '#contract/api/api-key.ts';
import type { AnyEndpoint } from '#contract/api/endpoint.ts';
import type { Account, StoreDeps } from '#server/call.ts';
import { hashOf } from '#server/hash-of.ts';
import { account, apiKey } from '#server/db/schema.ts';
import { keyRules, type RateLimiter } from '#server/rate-limit.ts';
import { StoreError } from '#server/store-error.ts';

const keyFormat = /^Bearer (sk_[A-Za-z0-9_-]{43})$/;
const hour = 3_600_000;

/** Reading orders is all that a key may do outside of catalogue and cart. */
const orderCalls = new Set(['user/user-order', 'order/order-detail', 'order/invoice']);

/** The scope that a call needs; null for calls that no key opens. */
export function scopeOf({ path, kind }: Pick<AnyEndpoint, 'path' | 'kind'>): ApiScope | null {
  const name = path.replace('/api/store/', '');
  if (orderCalls.has(name)) return 'orders:read';
  if (name.startsWith('cart/') || name === 'common/cart-num') return 'cart';
  return /^(?:common|content)\//.test(name) && kind === 'query' ? 'catalogue' : null;
}

/** The key of a header; null where it holds something else. */
export function apiKeyIn(header: string | undefined): string | null {
  return keyFormat.exec(header ?? '')?.[1] ?? null;
}

/** The account that a key acts for; null for a key that opens nothing. Throws `access_denied` without the call's scope, `rate_limited`. */
export async function accountOfKey(
  { db, clock, settings }: StoreDeps,
  key: string,
  endpoint: AnyEndpoint,
  limiter: RateLimiter,
): Promise<Account | null> {
  const keyHash = hashOf(key);
  const now = clock();
  const [row] = await db
    .select({ key: apiKey, account })
    .from(apiKey)
    .innerJoin(account, eq(account.id, apiKey.accountId))
    .where(and(eq(apiKey.keyHash, keyHash), eq(account.status, 'active')));
  if (!row) return null;
  if (settings.rateLimits) for (const rule of keyRules) limiter(`key ${row.key.id} ${rule.seconds}`, rule);
  const scope = scopeOf(endpoint);
  if (scope === null || !row.key.scopes.includes(scope)) throw new StoreError('access_denied');
  // Once an hour is exact enough, and spares a write on every request.
  const stale = or(isNull(apiKey.lastUsedAt), lt(apiKey.lastUsedAt, new Date(now.getTime() - hour)));
  await db
    .update(apiKey)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKey.id, row.key.id), stale));
  const { id, email, firstName, lastName, locale, currency } = row.account;
  // A key is no log-in, so there is none that a call could end.
  return { id, email, firstName, lastName, locale, currency, tokenHash: '' };
}

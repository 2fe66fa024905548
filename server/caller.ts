/** Who calls: network address, account, cart key (`docs/api.md` section 2). */
import { timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Context } from 'hono';
import type { AnyEndpoint } from '#contract/api/endpoint.ts';
import type { Account, Call, StoreDeps, StoreEnv } from './call.ts';
import { accountOfKey, apiKeyIn } from './account/key-caller.ts';
import { account, loginToken } from './db/schema.ts';
import { hashOf } from './hash-of.ts';
import { StoreError } from './store-error.ts';

export { hashOf } from './hash-of.ts';

const tokenFormat = /^Bearer (st_[A-Za-z0-9_-]{43})$/;
const hour = 3_600_000;

function isSame(given: string, expected: string): boolean {
  // Comparing hashes of equal length keeps the time independent of the content.
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(expected)));
}

/** The visitor's address: the edge's word when it proves itself, else the other end of the socket. */
export function addressOf(c: Context<StoreEnv>, deps: StoreDeps): string {
  const secret = c.req.header('X-Edge-Secret');
  const { edgeSecret } = deps.settings;
  if (secret !== undefined && edgeSecret !== null && isSame(secret, edgeSecret)) {
    const forwarded = c.req.header('X-Forwarded-For')?.split(',')[0]?.trim() ?? '';
    if (isIP(forwarded)) return forwarded;
  }
  return c.env?.incoming?.socket.remoteAddress ?? '';
}

/** The account of the bearer token; null without one. A bad token is refused where credentials matter. */
export async function accountOf(c: Context<StoreEnv>, deps: StoreDeps, endpoint: AnyEndpoint): Promise<Account | null> {
  const header = c.req.header('Authorization');
  const key = endpoint.access === 'operator' ? null : apiKeyIn(header);
  // A key counts its calls, whatever they ask for.
  const byKey = key === null ? null : await accountOfKey(deps, key, endpoint, c.get('limiter'));
  // Cached answers are the same for everybody, so nobody is asked who he is.
  if (endpoint.cache !== 'N') return null;
  const found = byKey ?? (header === undefined ? null : await findAccount(deps, header));
  if (found) return found;
  if (header !== undefined && endpoint.access !== 'any') throw new StoreError('token_invalid');
  if (endpoint.access === 'user') throw new StoreError('auth_required');
  if (endpoint.access === 'order' && c.req.header('X-Access-Key') === undefined) throw new StoreError('auth_required');
  return null;
}

/** The account of a call that only accounts may make. */
export function userOf({ account: user }: Pick<Call, 'account'>): Account {
  if (!user) throw new StoreError('auth_required');
  return user;
}

async function findAccount({ db, clock }: StoreDeps, header: string): Promise<Account | null> {
  const token = tokenFormat.exec(header)?.[1];
  if (!token) return null;
  const tokenHash = hashOf(token);
  const now = clock();
  const [row] = await db
    .select({
      id: account.id,
      email: account.email,
      firstName: account.firstName,
      lastName: account.lastName,
      locale: account.locale,
      currency: account.currency,
      tokenHash: loginToken.tokenHash,
    })
    .from(loginToken)
    .innerJoin(account, eq(account.id, loginToken.accountId))
    .where(and(eq(loginToken.tokenHash, tokenHash), gt(loginToken.expiresAt, now), eq(account.status, 'active')));
  if (!row) return null;
  // Once an hour is exact enough, and spares a write on every request.
  const stale = new Date(now.getTime() - hour);
  await db
    .update(loginToken)
    .set({ lastUsedAt: now })
    .where(and(eq(loginToken.tokenHash, tokenHash), lt(loginToken.lastUsedAt, stale)));
  return row;
}

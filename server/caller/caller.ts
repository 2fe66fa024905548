/** Who calls: network address, account, cart key (`docs/api.md` section 2). */
import { timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { Context } from 'hono';
import { type AnyEndpoint, newTokenHeader } from '#contract/api/endpoint.ts';
import type { Account, Call, StoreDeps, StoreEnv } from './call.ts';
import { findLogin } from './find-login.ts';
import { mayActFor } from './acts-for-customer.ts';
import { apiKeyIn, callerOfKey } from './key-caller.ts';
import { hashOf } from '#server/kernel/hash-of.ts';
import { StoreError } from '#server/kernel/store-error.ts';

export { hashOf } from '#server/kernel/hash-of.ts';

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
  const byKey = key === null ? null : await callerOfKey(deps, key, endpoint, c.get('limiter'));
  // Cached answers are the same for everybody, so nobody is asked who they are.
  if (endpoint.cache !== 'N') return null;
  if (byKey) return byKey.account;
  const found = header === undefined ? null : await findLogin(deps, header);
  if (found?.newToken) c.header(newTokenHeader, found.newToken);
  if (found) {
    if (found.account.impersonation && !mayActFor(endpoint)) throw new StoreError('customer_only');
    return found.account;
  }
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

/** The log-in of a token, and its change for a new one (`docs/api.md` section 2). */
import { and, arrayContains, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Account, StoreDeps } from './call.ts';
import type { Database } from '#server/db/client.ts';
import { account, loginToken } from '#server/db/schema.ts';
import { findImpersonation } from './impersonation.ts';
import { hashOf } from '#server/kernel/hash-of.ts';
import { newSecret } from '#server/kernel/secret.ts';
import { hour } from '#contract/durations.ts';

const tokenFormat = /^Bearer (st_[A-Za-z0-9_-]{43})$/;
/** How long a token is used before the next one is given out. */
const rotateAfterMs = 24 * hour;
/** How long calls under way and other windows may still show the former one, and how long an unused new one is waited for. */
const graceMs = 60_000;

export interface FoundLogin {
  account: Account;
  /** The token to use from now on, when it is time for another one. */
  newToken: string | null;
}

/** Null for a token that opens nothing. */
export async function findLogin({ db, clock, log }: StoreDeps, header: string): Promise<FoundLogin | null> {
  const token = tokenFormat.exec(header)?.[1];
  if (!token) return null;
  const hash = hashOf(token);
  const now = clock();
  const row = await readLogin(db, or(eq(loginToken.tokenHash, hash), eq(loginToken.nextHash, hash)), now);
  if (!row) return findRetired({ db, log }, hash, now);
  const caller = await withImpersonation(db, row, now);
  if (!caller) return null;
  const isNew = row.nextHash === hash;
  if (isNew) await retireFormer(db, hash, now);
  else await noteUse(db, row, now);
  return { account: caller, newToken: isNew ? null : await nextToken(db, row, now) };
}

async function readLogin(db: Database, its: ReturnType<typeof or>, now: Date) {
  const [row] = await db
    .select({
      account: {
        id: account.id,
        email: account.email,
        firstName: account.firstName,
        lastName: account.lastName,
        locale: account.locale,
        currency: account.currency,
        loginId: loginToken.id,
      },
      impersonationId: loginToken.impersonationId,
      nextHash: loginToken.nextHash,
      rotatedAt: loginToken.rotatedAt,
      lastUsedAt: loginToken.lastUsedAt,
      retiredHashes: loginToken.retiredHashes,
    })
    .from(loginToken)
    .innerJoin(account, eq(account.id, loginToken.accountId))
    .where(and(its, gt(loginToken.expiresAt, now), eq(account.status, 'active')));
  return row;
}

type LoginRow = NonNullable<Awaited<ReturnType<typeof readLogin>>>;

/** Who acts in the account with this log-in; null when what let an operator in has ended. */
async function withImpersonation(db: Database, { account: found, impersonationId }: LoginRow, now: Date): Promise<Account | null> {
  if (impersonationId === null) return { ...found, impersonation: null };
  const open = await findImpersonation(db, impersonationId, now);
  return open && { ...found, impersonation: open.impersonation };
}

/** Once an hour is exact enough, and spares a write on every request. */
async function noteUse(db: Database, row: LoginRow, now: Date): Promise<void> {
  if (row.lastUsedAt.getTime() >= now.getTime() - hour) return;
  await db.update(loginToken).set({ lastUsedAt: now }).where(eq(loginToken.id, row.account.loginId));
}

/** The new token has arrived: from its first use on the former one is on its way out. */
async function retireFormer(db: Database, nextHash: string, now: Date): Promise<void> {
  await db
    .update(loginToken)
    .set({
      retiredHashes: sql`${loginToken.retiredHashes} || ${loginToken.tokenHash}`,
      tokenHash: nextHash,
      nextHash: null,
      nextAt: null,
      rotatedAt: now,
      lastUsedAt: now,
    })
    .where(eq(loginToken.nextHash, nextHash)); // a call beside this one may have done so
}

/** One that never arrived is followed by another after the grace; of calls side by side one gets it. */
async function nextToken(db: Database, { account: { loginId }, rotatedAt }: LoginRow, now: Date): Promise<string | null> {
  if (now.getTime() - rotatedAt.getTime() < rotateAfterMs) return null;
  const token = newSecret('st_');
  const isDue = or(isNull(loginToken.nextAt), lt(loginToken.nextAt, new Date(now.getTime() - graceMs)));
  const given = await db
    .update(loginToken)
    .set({ nextHash: hashOf(token), nextAt: now })
    .where(and(eq(loginToken.id, loginId), isDue))
    .returning({ id: loginToken.id });
  return given.length > 0 ? token : null;
}

/** A former token is good for calls that were on their way; later it shows that somebody has a copy, and nobody knows who is the owner. */
async function findRetired({ db, log }: Pick<StoreDeps, 'db' | 'log'>, hash: string, now: Date): Promise<FoundLogin | null> {
  const row = await readLogin(db, arrayContains(loginToken.retiredHashes, [hash]), now);
  if (!row) return null;
  if (row.retiredHashes.at(-1) === hash && now.getTime() - row.rotatedAt.getTime() <= graceMs) {
    const caller = await withImpersonation(db, row, now);
    return caller && { account: caller, newToken: null };
  }
  await db.delete(loginToken).where(eq(loginToken.id, row.account.loginId));
  log.info('log_in_ended', { account: row.account.id });
  return null;
}

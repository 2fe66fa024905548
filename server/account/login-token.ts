/** Log-ins of an account (`docs/api.md` section 2); `find-login.ts` reads them. */
import { day } from '#contract/durations.ts';
import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Call, Impersonation } from '#server/caller/call.ts';
import { hashOf } from '#server/kernel/hash-of.ts';
import type { Queries } from '#server/db/client.ts';
import { loginToken } from '#server/db/schema.ts';
import { newSecret } from '#server/kernel/secret.ts';

const lifetimeMs = 7 * day;
const mostLogins = 20;

/** Makes a log-in of an operator who acts for the customer until `endsAt`; it proves no password, and takes no place of the customer's. */
export async function issueImpersonation(
  { now, ip, browser }: Call,
  queries: Queries,
  accountId: string,
  { id: impersonationId, endsAt }: Pick<Impersonation, 'id' | 'endsAt'>,
) {
  const token = newSecret('st_');
  const id = randomUUID();
  const moments = { createdAt: now, expiresAt: endsAt, lastUsedAt: now, rotatedAt: now };
  await queries.insert(loginToken).values({ id, tokenHash: hashOf(token), accountId, browser, ip, ...moments, impersonationId });
  return { token, loginId: id, expiresAt: endsAt };
}

/** Makes a log-in of somebody who proved the password at `provenAt`; past 20 of an account the oldest end. */
export async function issueLoginToken({ now, ip, browser }: Call, queries: Queries, accountId: string, provenAt: Date = now) {
  const token = newSecret('st_');
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  const moments = { createdAt: now, expiresAt, lastUsedAt: now, rotatedAt: now, provenAt };
  await queries.insert(loginToken).values({ id, tokenHash: hashOf(token), accountId, browser, ip, ...moments });
  const surplus = await queries
    .select({ id: loginToken.id })
    .from(loginToken)
    .where(and(eq(loginToken.accountId, accountId), ne(loginToken.id, id), isNull(loginToken.impersonationId)))
    .orderBy(desc(loginToken.createdAt), desc(loginToken.id))
    .offset(mostLogins - 1);
  const dropped = surplus.map((row) => row.id);
  await queries.delete(loginToken).where(inArray(loginToken.id, dropped));
  return { token, loginId: id, expiresAt };
}

/** Ends one log-in of an account; false when it has none of this id. */
export async function endLogin(queries: Queries, accountId: string, id: string): Promise<boolean> {
  const its = and(eq(loginToken.accountId, accountId), eq(loginToken.id, id));
  const ended = await queries.delete(loginToken).where(its).returning({ id: loginToken.id });
  return ended.length > 0;
}

/** Ends all log-ins of an account, but for the one that is kept. */
export async function endLogins(queries: Queries, accountId: string, keptId: string | null = null): Promise<void> {
  const others = keptId === null ? undefined : ne(loginToken.id, keptId);
  await queries.delete(loginToken).where(and(eq(loginToken.accountId, accountId), others));
}

/** Log-ins of an account (`docs/api.md` section 2). */
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Call } from '#server/call.ts';
import { hashOf } from '#server/caller.ts';
import type { Queries } from '#server/db/client.ts';
import { loginToken } from '#server/db/schema.ts';
import { newSecret } from '#server/secret.ts';

const lifetimeMs = 168 * 3_600_000;
const mostTokens = 20;

/** Makes a token; past 20 of an account the oldest end. */
export async function issueLoginToken({ now, ip, browser }: Call, queries: Queries, accountId: string) {
  const token = newSecret('st_');
  const tokenHash = hashOf(token);
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await queries.insert(loginToken).values({ tokenHash, accountId, createdAt: now, expiresAt, lastUsedAt: now, browser, ip });
  const surplus = await queries
    .select({ tokenHash: loginToken.tokenHash })
    .from(loginToken)
    .where(and(eq(loginToken.accountId, accountId), ne(loginToken.tokenHash, tokenHash)))
    .orderBy(desc(loginToken.createdAt), desc(loginToken.tokenHash))
    .offset(mostTokens - 1);
  const dropped = surplus.map((row) => row.tokenHash);
  await queries.delete(loginToken).where(inArray(loginToken.tokenHash, dropped));
  return { token, tokenHash, expiresAt };
}

export async function endLogin(queries: Queries, tokenHash: string): Promise<void> {
  await queries.delete(loginToken).where(eq(loginToken.tokenHash, tokenHash));
}

/** Ends all log-ins of an account, but for the one that is kept. */
export async function endLogins(queries: Queries, accountId: string, keptHash: string | null = null): Promise<void> {
  const others = keptHash === null ? undefined : ne(loginToken.tokenHash, keptHash);
  await queries.delete(loginToken).where(and(eq(loginToken.accountId, accountId), others));
}

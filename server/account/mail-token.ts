/** Links in mails (`docs/api.md` section 2): only hashes are kept. */
import { and, eq, gt, max } from 'drizzle-orm';
import { hashOf } from '#server/caller/caller.ts';
import type { Queries } from '#server/db/client.ts';
import { account, mailToken } from '#server/db/schema.ts';
import { newSecret } from '#server/kernel/secret.ts';
import { hour } from '#contract/durations.ts';

type Kind = (typeof mailToken.$inferSelect)['kind'];

const lifetimes: Record<Kind, number> = { activation: 7 * 24 * hour, reset: hour, email: 24 * hour };

/** Makes a link's token; it goes into the mail and nowhere else. The address is the one that an e-mail change leads to. */
export async function issueMailToken(
  queries: Queries,
  kind: Kind,
  accountId: string,
  now: Date,
  email: string | null = null,
): Promise<string> {
  const token = newSecret('ml_');
  const expiresAt = new Date(now.getTime() + lifetimes[kind]);
  await queries.insert(mailToken).values({ tokenHash: hashOf(token), accountId, kind, email, createdAt: now, expiresAt });
  return token;
}

/** The account of a link that still works. */
export async function findMailToken(queries: Queries, kind: Kind, token: string, now: Date) {
  const its = and(eq(mailToken.tokenHash, hashOf(token)), eq(mailToken.kind, kind), gt(mailToken.expiresAt, now));
  const [row] = await queries
    .select({ account, email: mailToken.email, expiresAt: mailToken.expiresAt })
    .from(mailToken)
    .innerJoin(account, eq(account.id, mailToken.accountId))
    .where(its);
  return row ?? null;
}

/** Ends all links of a kind. */
export async function endMailTokens(queries: Queries, kind: Kind, accountId: string): Promise<void> {
  await queries.delete(mailToken).where(and(eq(mailToken.accountId, accountId), eq(mailToken.kind, kind)));
}

/** When the last link of a kind was made. */
export async function lastMailTokenAt(queries: Queries, kind: Kind, accountId: string): Promise<Date | null> {
  const [row] = await queries
    .select({ at: max(mailToken.createdAt) })
    .from(mailToken)
    .where(and(eq(mailToken.accountId, accountId), eq(mailToken.kind, kind)));
  return row?.at ?? null;
}

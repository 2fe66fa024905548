/** What somebody has been asked to answer: kept here, named by a token that only they were told, answered once and in time. */
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Call, StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { operatorChallenge } from '#server/db/schema.ts';
import type { ChallengePurpose } from '#server/db/schema/operator.ts';
import { hashOf } from '#server/kernel/hash-of.ts';
import { newSecret } from '#server/kernel/secret.ts';
import { minute } from '#contract/durations.ts';

/** Setting up an app takes longer than touching a key. */
const lifetimeMs: Record<ChallengePurpose, number> = { 'log-in': 5 * minute, confirm: 5 * minute, passkey: 5 * minute, totp: 15 * minute };

export async function writeChallenge({ deps, now }: Call, purpose: ChallengePurpose, value: string, sessionId: string | null) {
  const token = newSecret('oc_');
  const expiresAt = new Date(now.getTime() + lifetimeMs[purpose]);
  await deps.db.insert(operatorChallenge).values({ tokenHash: hashOf(token), purpose, value, sessionId, expiresAt });
  return { token, expires_at: expiresAt.toISOString() };
}

function its({ now }: Pick<Call, 'now'>, token: string, purpose: ChallengePurpose, sessionId: string | null) {
  const { tokenHash, sessionId: session, expiresAt } = operatorChallenge;
  const isOfSession = sessionId === null ? isNull(session) : eq(session, sessionId);
  return and(eq(tokenHash, hashOf(token)), eq(operatorChallenge.purpose, purpose), isOfSession, gt(expiresAt, now));
}

/** Uses a challenge up, whatever its answer turns out to be; null when there is none like it. */
export async function takeChallenge(
  call: Call,
  token: string,
  purpose: ChallengePurpose,
  sessionId: string | null,
): Promise<string | null> {
  const taken = await call.deps.db
    .delete(operatorChallenge)
    .where(its(call, token, purpose, sessionId))
    .returning({ value: operatorChallenge.value });
  return taken[0]?.value ?? null;
}

/** Looks at one that may be answered wrong and tried again. */
export async function readChallenge(queries: Queries, call: Call, token: string, purpose: ChallengePurpose, sessionId: string) {
  const [row] = await queries
    .select()
    .from(operatorChallenge)
    .where(its(call, token, purpose, sessionId))
    .for('update');
  return row ?? null;
}

/** Removes those that nobody has answered in time. */
export async function forgetOldChallenges({ db, clock }: Pick<StoreDeps, 'db' | 'clock'>): Promise<void> {
  await db.delete(operatorChallenge).where(lt(operatorChallenge.expiresAt, clock()));
}

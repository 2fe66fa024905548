/** The second factor asked for again: a log-in that stands open must not be enough for what matters most (`docs/api.md` 5.6). */
import { and, eq, gt } from 'drizzle-orm';
import { proofMinutes } from '#contract/api/session.ts';
import type { Call } from '#server/caller/call.ts';
import { operatorSession } from '#server/db/schema.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { operatorOfCall } from '#server/caller/find-operator.ts';
import { sessionOf } from '#server/caller/operator-session.ts';

export const freshMs = proofMinutes * 60_000;

/** Who asks. Throws `factor_required` unless this log-in has shown a second factor lately. */
export async function requireFreshFactor(call: Call): Promise<ReturnType<typeof sessionOf>> {
  const session = sessionOf(call);
  const isFresh = gt(operatorSession.factorAt, new Date(call.now.getTime() - freshMs));
  const its = and(eq(operatorSession.id, session.sessionId), isFresh);
  if ((await call.deps.db.$count(operatorSession, its)) === 0) throw new StoreError('factor_required');
  return session;
}

/** The same for what the console may do as well, where nobody is logged in: null then. */
export async function requireFactorOrConsole(call: Call): Promise<ReturnType<typeof sessionOf> | null> {
  return operatorOfCall(call).isConsole ? null : requireFreshFactor(call);
}

import { and, eq, exists, gt, isNull, or } from 'drizzle-orm';
import { isOperatorRole } from '#contract/operator-roles.ts';
import type { Queries } from '#server/db/client.ts';
import { impersonation, operatorPerson, operatorSession } from '#server/db/schema.ts';
import type { Impersonation } from './call.ts';

/** Whom an operator acts for just now. Null once its time is over or somebody has ended it, and when the operator has logged out or lost the access. */
export async function findImpersonation(
  queries: Queries,
  id: string,
  now: Date,
): Promise<{ accountId: string; impersonation: Impersonation } | null> {
  const lasts = and(gt(operatorSession.expiresAt, now), isNull(operatorPerson.disabledAt), isNull(operatorPerson.lockedAt));
  const loggedIn = queries
    .select({ id: operatorSession.id })
    .from(operatorSession)
    .innerJoin(operatorPerson, eq(operatorPerson.id, operatorSession.personId))
    .where(and(eq(operatorSession.id, impersonation.sessionId), lasts));
  const isOpen = and(gt(impersonation.endsAt, now), isNull(impersonation.endedAt), or(isNull(impersonation.sessionId), exists(loggedIn)));
  const [row] = await queries
    .select()
    .from(impersonation)
    .where(and(eq(impersonation.id, id), isOpen));
  if (!row) return null;
  const { accountId, operator: name, role, reason, endsAt } = row;
  return { accountId, impersonation: { id, actor: { name, role: isOperatorRole(role) ? role : null }, reason, endsAt } };
}

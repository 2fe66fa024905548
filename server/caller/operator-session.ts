/** Log-ins of people who run the shop: short ones, since they open everything that the role may. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { endOperatorSession, getOperatorSessions } from '#contract/api/admin/people.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { nameBrowser } from './browser-name.ts';
import type { Call, Operator, StoreDeps } from './call.ts';
import type { Queries } from '#server/db/client.ts';
import { operatorPerson, operatorSession } from '#server/db/schema.ts';
import { hashOf } from '#server/kernel/hash-of.ts';
import { rightsOfRole } from '#server/rules/operator-role.ts';
import { newSecret } from '#server/kernel/secret.ts';
import { StoreError, notFound } from '#server/kernel/store-error.ts';
import { minute } from '#contract/durations.ts';

/** An unused session ends after this, and any after the longest. */
const idleMs = 30 * minute;
const longestMs = 12 * 60 * minute;

export async function openSession({ browser, now }: Pick<Call, 'browser' | 'now'>, queries: Queries, personId: string) {
  const token = newSecret('os_');
  const expiresAt = new Date(now.getTime() + longestMs);
  // Whoever logs in has just shown a second factor.
  const moments = { createdAt: now, lastUsedAt: now, factorAt: now, expiresAt };
  await queries.insert(operatorSession).values({ id: randomUUID(), tokenHash: hashOf(token), personId, browser, ...moments });
  return { token, expires_at: expiresAt.toISOString() };
}

/** Sessions that have not ended by themselves. */
function living(now: Date) {
  return and(gt(operatorSession.expiresAt, now), gt(operatorSession.lastUsedAt, new Date(now.getTime() - idleMs)));
}

/** Whose session a token is, with the rights of the role as it is now. */
export async function findSession({ db, clock }: StoreDeps, token: string): Promise<Operator | null> {
  const now = clock();
  const [row] = await db
    .select({ person: operatorPerson, id: operatorSession.id })
    .from(operatorSession)
    .innerJoin(operatorPerson, eq(operatorPerson.id, operatorSession.personId))
    .where(
      and(eq(operatorSession.tokenHash, hashOf(token)), living(now), isNull(operatorPerson.disabledAt), isNull(operatorPerson.lockedAt)),
    );
  if (!row) return null;
  const { id, name, role } = row.person;
  // Once a minute is exact enough, and spares a write on every request.
  const isStale = lt(operatorSession.lastUsedAt, new Date(now.getTime() - minute));
  await db
    .update(operatorSession)
    .set({ lastUsedAt: now })
    .where(and(eq(operatorSession.id, row.id), isStale));
  return { id, name, ...rightsOfRole[role], session: { id: row.id, role }, isConsole: false };
}

/** The person behind a call, who has come by a session and not by a key. */
export function sessionOf({ operator }: Pick<Call, 'operator'>): { personId: string; sessionId: string } {
  if (!operator?.session) throw new StoreError('access_denied');
  return { personId: operator.id, sessionId: operator.session.id };
}

export async function listOperatorSessions(call: Call): Promise<ResponseOf<typeof getOperatorSessions>> {
  const { personId, sessionId } = sessionOf(call);
  const rows = await call.deps.db
    .select()
    .from(operatorSession)
    .where(and(eq(operatorSession.personId, personId), living(call.now)))
    .orderBy(sql`${operatorSession.id} <> ${sessionId}`, desc(operatorSession.lastUsedAt), operatorSession.id);
  const list = rows.map((row) => ({
    id: row.id,
    ...nameBrowser(row.browser),
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    is_current: row.id === sessionId,
  }));
  return { list };
}

export async function endOwnSessions({ id }: ParsedRequestOf<typeof endOperatorSession>, call: Call): Promise<{ ok: true }> {
  const { personId, sessionId } = sessionOf(call);
  const which = id === undefined ? ne(operatorSession.id, sessionId) : eq(operatorSession.id, id);
  const ended = await call.deps.db
    .delete(operatorSession)
    .where(and(eq(operatorSession.personId, personId), which))
    .returning({ id: operatorSession.id });
  if (id !== undefined && ended.length === 0) throw notFound();
  return { ok: true };
}

export async function endAllSessions(queries: Queries, personId: string): Promise<void> {
  await queries.delete(operatorSession).where(eq(operatorSession.personId, personId));
}

/** Removes sessions that have ended by themselves. */
export async function forgetEndedSessions({ db, clock }: Pick<StoreDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const isIdle = lt(operatorSession.lastUsedAt, new Date(now.getTime() - idleMs));
  await db.delete(operatorSession).where(or(lt(operatorSession.expiresAt, now), isIdle));
}

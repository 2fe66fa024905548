/** What the owner of an account sees and does about its log-ins (`docs/api.md` 5.3). */
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { type confirmPassword, type endSession, type getSessions, proofMinutes } from '#contract/api/session.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import { userOf } from '#server/caller/caller.ts';
import { impersonation, loginToken } from '#server/db/schema.ts';
import { notFound, StoreError } from '#server/kernel/store-error.ts';
import { nameBrowser } from '#server/caller/browser-name.ts';
import type { LoginFailures } from './failure-waits.ts';
import { endLogin, endLogins } from './login-token.ts';
import { proveOwner } from './prove-owner.ts';

const proofMs = proofMinutes * 60_000;

export async function listSessions(call: Call): Promise<ResponseOf<typeof getSessions>> {
  const { id, loginId } = userOf(call);
  const rows = await call.deps.db
    .select({ login: loginToken, reason: impersonation.reason })
    .from(loginToken)
    .leftJoin(impersonation, eq(impersonation.id, loginToken.impersonationId))
    .where(and(eq(loginToken.accountId, id), gt(loginToken.expiresAt, call.now)))
    .orderBy(sql`${loginToken.id} <> ${loginId}`, desc(loginToken.lastUsedAt), loginToken.id);
  const list = rows.map(({ login: row, reason }) => ({
    id: row.id,
    ...nameBrowser(row.browser),
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    is_current: row.id === loginId,
    ...(reason !== null && { acts_for_reason: reason }),
  }));
  return { list };
}

export async function endSessions({ id }: ParsedRequestOf<typeof endSession>, call: Call): Promise<ResponseOf<typeof endSession>> {
  const user = userOf(call);
  if (id === undefined) await endLogins(call.deps.db, user.id, user.loginId);
  else if (!(await endLogin(call.deps.db, user.id, id))) throw notFound();
  return { ok: true };
}

export async function provePassword(
  { password }: ParsedRequestOf<typeof confirmPassword>,
  call: Call,
  failures: LoginFailures,
): Promise<ResponseOf<typeof confirmPassword>> {
  await proveOwner(call, password, failures);
  return { ok: true, until: new Date(call.now.getTime() + proofMs).toISOString() };
}

/** For what a stolen token alone must not do. Throws `password_required` unless the log-in has proven its password lately. */
export async function requireProof(call: Call): Promise<void> {
  const since = new Date(call.now.getTime() - proofMs);
  const its = and(eq(loginToken.id, userOf(call).loginId), gt(loginToken.provenAt, since));
  if ((await call.deps.db.$count(loginToken, its)) === 0) throw new StoreError('password_required');
}

import { eq } from 'drizzle-orm';
import type { ShownImpersonation } from '#contract/api/admin/impersonation.ts';
import { type Acting, audited } from '#server/caller/acting.ts';
import { account, handover, impersonation, loginToken } from '#server/db/schema.ts';
import { notFound } from '#server/kernel/store-error.ts';
import { showImpersonation } from './show-impersonations.ts';

/** Ends it before its time, whoever opened it; one that has ended stays as it was. */
export async function endImpersonation(acting: Acting, id: string): Promise<ShownImpersonation> {
  const [found] = await acting.deps.db
    .select({ row: impersonation, email: account.email })
    .from(impersonation)
    .innerJoin(account, eq(account.id, impersonation.accountId))
    .where(eq(impersonation.id, id));
  if (!found) throw notFound();
  const { row, email } = found;
  if (row.endedAt !== null || row.endsAt <= acting.now) return showImpersonation(acting.deps.db, row, acting.now);
  return audited(acting, {
    action: 'customer.end-impersonation',
    target: email,
    detail: { impersonation: id },
    run: async (queries) => {
      await queries.update(impersonation).set({ endedAt: acting.now }).where(eq(impersonation.id, id));
      await queries.delete(loginToken).where(eq(loginToken.impersonationId, id));
      await queries.delete(handover).where(eq(handover.impersonationId, id));
      return showImpersonation(queries, { ...row, endedAt: acting.now }, acting.now);
    },
  });
}

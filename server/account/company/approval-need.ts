/** Whether an order is put to the approvers of the caller's company (`docs/api.md` 6.7). */
import { and, eq } from 'drizzle-orm';
import type { ApprovalNeed } from '#contract/api/checkout.ts';
import { convertMinor, readCurrency } from '#contract/money.ts';
import type { Call } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { account, company } from '#server/db/schema.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { ratedIn } from '#server/search/view/rated-in.ts';
import type { View } from '#server/search/view/view.ts';

/** The company that an account buys for, with what the account may do there; null for one that buys for itself. */
export async function findMembership(queries: Queries, accountId: string) {
  const [row] = await queries
    .select({ company, role: account.companyRole, orderLimit: account.orderLimit })
    .from(account)
    .innerJoin(company, eq(company.id, account.companyId))
    .where(eq(account.id, accountId));
  return row?.role ? { ...row, role: row.role } : null;
}

/** Null where the caller may order it alone. */
export async function approvalNeed(
  { account: caller, deps: { db, settings } }: Call,
  view: Pick<View, 'currency' | 'rateMicros' | 'reference'>,
  total: number,
): Promise<ApprovalNeed | null> {
  const member = caller && (await findMembership(db, caller.id));
  if (!member || member.role === 'approver') return null;
  const currency = readCurrency(member.company.currency ?? undefined) ?? settings.baseCurrency;
  const { orderLimit: limit } = member;
  if (member.role === 'buyer') {
    if (limit === null || total <= convertMinor(limit, ratedIn(view.reference, settings.baseCurrency, currency), view)) return null;
  }
  const reason = member.role === 'buyer' ? ('limit' as const) : ('requester' as const);
  const approvers = and(eq(account.companyId, member.company.id), eq(account.companyRole, 'approver'), eq(account.status, 'active'));
  return { reason, limit: reason === 'limit' ? limit : null, currency, has_approver: (await db.$count(account, approvers)) > 0 };
}

/** Refuses an order that the caller may not place alone. */
export async function requireOwnOrder(call: Call, view: View, total: number): Promise<void> {
  const need = await approvalNeed(call, view, total);
  if (!need) return;
  refuseWithoutApprover(need);
  throw approvalRequired(need);
}

export function approvalRequired({ reason, limit, currency, has_approver }: ApprovalNeed): StoreError {
  return new StoreError('approval_required', { data: { reason: has_approver ? reason : 'no_approver', limit, currency } });
}

/** Who only asks, in a company where nobody approves, cannot order at all. */
export function refuseWithoutApprover({ reason, has_approver }: ApprovalNeed): void {
  if (reason === 'requester' && !has_approver) throw new StoreError('access_denied', { data: { reason } });
}

/** Whose approval it is: its asker's, and that of everybody who approves for the company (`docs/api.md` 6.7). */
import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm';
import { findMembership } from '#server/account/company/approval-need.ts';
import type { ApprovalRow } from '#server/account/company/approval-row.ts';
import type { Call } from '#server/caller/call.ts';
import { userOf } from '#server/caller/caller.ts';
import type { Queries } from '#server/db/client.ts';
import { account, orderApproval } from '#server/db/schema.ts';
import { notFound, StoreError } from '#server/kernel/store-error.ts';

/** Which of them the caller may see. */
export async function visibleApprovals(call: Call, queries: Queries): Promise<SQL | undefined> {
  const { id } = userOf(call);
  const member = await findMembership(queries, id);
  const own = eq(orderApproval.accountId, id);
  return member?.role === 'approver' ? or(own, eq(orderApproval.companyId, member.company.id)) : own;
}

export async function findApproval(call: Call, queries: Queries, id: string): Promise<ApprovalRow> {
  const [row] = await queries
    .select()
    .from(orderApproval)
    .where(and(eq(orderApproval.id, id), await visibleApprovals(call, queries)));
  if (!row) throw notFound();
  return row;
}

/** Locks one that waits, for the caller to decide on. The people come first, as when somebody changes the company. */
export async function lockWaiting(
  call: Call,
  queries: Queries,
  { id, accountId }: ApprovalRow,
  as: 'asker' | 'approver',
): Promise<ApprovalRow> {
  const caller = userOf(call).id;
  const people = await queries
    .select({ id: account.id, companyId: account.companyId, role: account.companyRole })
    .from(account)
    .where(inArray(account.id, [caller, accountId]))
    .orderBy(asc(account.id))
    .for('share');
  const [row] = await queries.select().from(orderApproval).where(eq(orderApproval.id, id)).for('update');
  if (!row) throw notFound();
  const isOver = row.expiresAt <= call.now;
  if (row.status !== 'waiting' || isOver) throw decided(isOver && row.status === 'waiting' ? 'expired' : row.status);
  const approver = people.find((one) => one.id === caller);
  const asker = people.find((one) => one.id === accountId);
  const approves = approver?.role === 'approver' && approver.companyId !== null && approver.companyId === row.companyId;
  if (as === 'approver' ? !approves : caller !== accountId) throw new StoreError('access_denied');
  if (as === 'approver' && asker?.companyId !== row.companyId) throw decided('withdrawn');
  return row;
}

function decided(status: ApprovalRow['status']): StoreError {
  return new StoreError('state_conflict', { data: { status, allowed: [] } });
}

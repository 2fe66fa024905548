/** How an order ends that waits for approval and is not placed; its lines go back to the cart of who asked (`docs/api.md` 6.7). */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { StoreDeps } from '#server/caller/call.ts';
import { mergeLines } from '#server/cart/merge-cart.ts';
import type { Queries } from '#server/db/client.ts';
import { account, cart, orderApproval } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { tellAsker } from './approval-mail.ts';
import type { ApprovalRow } from './approval-row.ts';

interface End {
  status: 'refused' | 'withdrawn' | 'expired';
  by?: string;
  reason?: string;
}

/** Ends one that is locked and waits. */
export async function endApproval(deps: StoreDeps, queries: Queries, row: ApprovalRow, { status, by, reason }: End): Promise<ApprovalRow> {
  await giveLinesBack(deps, queries, row);
  const [ended] = await queries
    .update(orderApproval)
    .set({ status, answeredAt: deps.clock(), answeredBy: by ?? null, reason: reason ?? null, cartId: null })
    .where(eq(orderApproval.id, row.id))
    .returning();
  if (!ended) throw new Error(`Approval ${row.id} vanished while it was locked`);
  if (status === 'refused') await tellAsker(deps, queries, 'approval_refused', ended);
  if (status === 'expired') await tellAsker(deps, queries, 'approval_expired', ended);
  return ended;
}

/** Puts what lies in the cart of an approval into that of its asker. */
export async function giveLinesBack(
  { clock, settings }: StoreDeps,
  queries: Queries,
  { cartId, accountId }: Pick<ApprovalRow, 'cartId' | 'accountId'>,
): Promise<void> {
  if (cartId === null) return;
  const now = clock();
  await queries.insert(cart).values({ id: randomUUID(), accountId, createdAt: now, usedAt: now }).onConflictDoNothing();
  const [own] = await queries.select().from(cart).where(eq(cart.accountId, accountId)).for('update');
  const [waiting] = await queries.select().from(cart).where(eq(cart.id, cartId));
  if (!own || !waiting) return;
  await mergeLines(queries, waiting, own, { limit: settings.limits.cart_lines, adds: true });
  await queries
    .update(cart)
    .set({ version: sql`${cart.version} + 1`, usedAt: now, couponCode: own.couponCode ?? waiting.couponCode })
    .where(eq(cart.id, own.id));
  await queries.delete(cart).where(eq(cart.id, cartId));
}

/** Takes back what people asked for who are not in its company any more. The accounts must be locked. */
export async function endOfLeavers(deps: StoreDeps, queries: Queries): Promise<void> {
  const rows = await queries
    .select({ approval: orderApproval })
    .from(orderApproval)
    .innerJoin(account, eq(account.id, orderApproval.accountId))
    .where(and(eq(orderApproval.status, 'waiting'), sql`${account.companyId} is distinct from ${orderApproval.companyId}`))
    .orderBy(asc(orderApproval.id))
    .for('update', { of: orderApproval });
  for (const { approval } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one connection serves the transaction
    await endApproval(deps, queries, approval, { status: 'withdrawn' });
  }
}

/** Ends those that nobody decided on in time, some at once; other servers take others. Gives how many. */
export async function expireApprovals(deps: StoreDeps, batch = 20): Promise<number> {
  return transact(deps.db, async (queries) => {
    const rows = await queries
      .select()
      .from(orderApproval)
      .where(and(eq(orderApproval.status, 'waiting'), lte(orderApproval.expiresAt, deps.clock())))
      .orderBy(asc(orderApproval.expiresAt))
      .limit(batch)
      .for('update', { skipLocked: true });
    for (const row of rows) {
      // oxlint-disable-next-line no-await-in-loop -- one connection serves the transaction
      await endApproval(deps, queries, row, { status: 'expired' });
    }
    return rows.length;
  });
}

/** How approvers decide, and how an asker takes back what waits (`docs/api.md` 6.7). */
import { eq } from 'drizzle-orm';
import type { approveOrder as approval, refuseOrder as refusal, ShownApproval } from '#contract/api/approval.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import { tellAsker } from '#server/account/company/approval-mail.ts';
import type { ApprovalRow } from '#server/account/company/approval-row.ts';
import { endApproval, giveLinesBack } from '#server/account/company/end-approval.ts';
import type { Call } from '#server/caller/call.ts';
import { userOf } from '#server/caller/caller.ts';
import { orderApproval, orderEvent } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { checkPlan, type OrderInput } from '#server/order/check-order.ts';
import { leaveKept } from '#server/order/checkout.ts';
import { type OrderSource, placeOrder } from '#server/order/place-order.ts';
import type { OrderPlan } from '#server/order/plan-order.ts';
import { quoteSource } from '#server/quote/accept-quote.ts';
import { findApproval, lockWaiting } from './find-approval.ts';
import { askersLocale, callOfAsker, draftOf, planApproval } from './plan-approval.ts';
import { showApproval } from './show-approval.ts';

/** Places the order as its asker's, at the total that the approver saw: prices and stock are those of now. */
export async function approveOrder({ id, ...agreed }: ParsedRequestOf<typeof approval>, call: Call): Promise<ShownApproval> {
  const { db } = call.deps;
  const found = await findApproval(call, db, id);
  // Decided already, or not the caller's to decide: told before anything is reckoned.
  await transact(db, (queries) => lockWaiting(call, queries, found, 'approver'));
  const asker = await callOfAsker(call, found, askersLocale(found));
  const draft = draftOf(found, agreed.shortage);
  const plan = await planApproval(asker, found, draft);
  const input: OrderInput = {
    ...draft,
    shipping_code: found.asked.shipping_code,
    payment_method: found.asked.payment_method,
    expected_total: agreed.expected_total,
    accept_terms: true,
    ...(found.asked.referrer !== null && { referrer: found.asked.referrer }),
  };
  const complete = checkPlan(asker, input, plan);
  const ordering: Call = {
    ...asker,
    keepAnswer: async (queries) => call.keepAnswer(queries, await showApproval(call, queries, id)),
  };
  await placeOrder(ordering, input, complete, sourceOf(call, asker, found, plan));
  return showApproval(call, db, id);
}

/** The order is made from what waits; only one approver gets past the lock. */
function sourceOf(call: Call, asker: Call, found: ApprovalRow, plan: OrderPlan): OrderSource {
  const quote = found.asked.quote && quoteSource(asker, found.asked.quote);
  return {
    quoteNo: quote?.quoteNo ?? null,
    lock: async (queries) => {
      await lockWaiting(call, queries, found, 'approver');
      await quote?.lock(queries);
    },
    close: async (queries, order) => {
      await quote?.close(queries, order);
      await queries.insert(orderEvent).values({ orderNo: order.orderNo, at: call.now, actor: 'customer', code: 'approved' });
      if (!quote) {
        await leaveKept(queries, plan.ordered);
        await giveLinesBack(call.deps, queries, found);
      }
      const decision = {
        status: 'approved' as const,
        answeredAt: call.now,
        answeredBy: userOf(call).id,
        orderNo: order.orderNo,
        cartId: null,
      };
      const [row] = await queries.update(orderApproval).set(decision).where(eq(orderApproval.id, found.id)).returning();
      if (row) await tellAsker(call.deps, queries, 'approval_approved', row);
    },
  };
}

export function refuseOrder({ id, reason }: ParsedRequestOf<typeof refusal>, call: Call): Promise<ShownApproval> {
  return end(call, id, 'approver', { status: 'refused', by: userOf(call).id, reason });
}

export function withdrawApproval({ id }: { id: string }, call: Call): Promise<ShownApproval> {
  return end(call, id, 'asker', { status: 'withdrawn' });
}

function end(call: Call, id: string, as: 'asker' | 'approver', how: Parameters<typeof endApproval>[3]): Promise<ShownApproval> {
  return transact(call.deps.db, async (queries) => {
    const row = await lockWaiting(call, queries, await findApproval(call, queries, id), as);
    await endApproval(call.deps, queries, row, how);
    const shown = await showApproval(call, queries, id);
    await call.keepAnswer(queries, shown);
    return shown;
  });
}

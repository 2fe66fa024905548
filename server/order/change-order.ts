/** What happens to an order after it was placed: cancelled, received, expired (`docs/api.md` 6.1). */
import { and, asc, eq, inArray, lte, notExists } from 'drizzle-orm';
import type { Order } from '#contract/api/order.ts';
import type { Call, StoreDeps } from '#server/caller/call.ts';
import { freeCoupons } from '#server/cart/coupon/redeem-coupon.ts';
import type { Queries } from '#server/db/client.ts';
import { order, orderLine, paymentTry } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { extendHold } from './payment/extend-hold.ts';
import { endCancelledRedirects } from './payment/settle-try.ts';
import { closeTransferTries } from './payment/payment-try.ts';
import { tellBuyer } from './payment/tell-buyer.ts';
import { mayMove } from '#server/rules/order-state.ts';
import { cancelLocked } from './cancel-order.ts';
import { findOrder } from './find-order.ts';
import { heldPieces, moveOrder, stateConflict } from './move-order.ts';
import { noteImpersonation } from './note-impersonation.ts';
import { freeStock } from './reserve-stock.ts';
import { readOrderRows, showOrder } from './show-order.ts';
import type { OrderRow } from './order-row.ts';

/** Cancels an order that is not on its way yet; what was paid for it goes back. */
export async function cancelOrder(call: Call, orderNo: string, reason: string | null): Promise<Order> {
  const shown = await transact(call.deps.db, async (queries) => {
    const row = await findOrder(call, queries, orderNo, 'update');
    if (!mayMove(row.status, 'cancelled', 'customer')) throw stateConflict(call, row);
    const by = { actor: 'customer' as const, note: reason };
    const cancelled = await cancelLocked(call.deps, queries, row, by);
    await noteImpersonation(queries, call, cancelled);
    return showOrder(await readOrderRows(queries, cancelled), call);
  });
  await endCancelledRedirects(call.deps, orderNo);
  return shown;
}

/** The parts have arrived: nothing more happens to the order. */
export async function confirmReceipt(call: Call, orderNo: string): Promise<Order> {
  return transact(call.deps.db, async (queries) => {
    const row = await findOrder(call, queries, orderNo, 'update');
    if (!mayMove(row.status, 'completed', 'customer')) throw stateConflict(call, row);
    const completed = await moveOrder(queries, row, 'completed', { actor: 'customer', code: 'completed', at: call.now });
    return showOrder(await readOrderRows(queries, completed), call);
  });
}

/** Expires orders whose hold has ended, some at a time; other servers take others. Gives how many it took. */
export async function expireOrders(deps: StoreDeps, batch = 20): Promise<number> {
  const now = deps.clock();
  return transact(deps.db, async (queries) => {
    const due = await lockDue(queries, now, batch);
    const over: OrderRow[] = [];
    for (const row of due) {
      // One connection serves the transaction, so its statements run one after the other anyway.
      // oxlint-disable-next-line no-await-in-loop
      if (!(await extendHold(queries, row, now))) over.push(row);
    }
    if (over.length === 0) return due.length;
    const orderNos = over.map(({ orderNo }) => orderNo);
    await freeStock(queries, heldPieces(await queries.select().from(orderLine).where(inArray(orderLine.orderNo, orderNos))), now);
    await freeCoupons(queries, orderNos);
    await closeTransferTries(queries, orderNos, 'expired');
    for (const row of over) {
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expire(deps, queries, row, now);
    }
    return due.length;
  });
}

/** Orders whose hold has ended. While somebody may be paying by redirect, how that ends is found out first. */
async function lockDue(queries: Queries, now: Date, batch: number): Promise<OrderRow[]> {
  const isPaying = queries
    .select({ paymentNo: paymentTry.paymentNo })
    .from(paymentTry)
    .where(and(eq(paymentTry.orderNo, order.orderNo), inArray(paymentTry.status, ['created', 'redirected', 'authorized'])));
  return queries
    .select()
    .from(order)
    .where(and(eq(order.status, 'pending'), lte(order.expiresAt, now), notExists(isPaying)))
    .orderBy(asc(order.expiresAt))
    .limit(batch)
    .for('update', { skipLocked: true });
}

async function expire(deps: StoreDeps, queries: Queries, row: OrderRow, now: Date): Promise<void> {
  const change = row.paymentStatus === 'pending' ? { paymentStatus: 'failed' as const } : {};
  const expired = await moveOrder(queries, row, 'expired', { actor: 'timer', code: 'expired', at: now }, change);
  await tellBuyer(deps, queries, 'order_expired', expired);
}

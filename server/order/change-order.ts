/** What happens to an order after it was placed: paid again, cancelled, received, expired (`docs/api.md` 6.1). */
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Order } from '#contract/api/order.ts';
import type { Call, StoreDeps } from '#server/call.ts';
import { freeCoupons, redeemCoupon } from '#server/coupon/redeem-coupon.ts';
import type { Queries } from '#server/db/client.ts';
import { order, orderLine } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { postOrderMail } from '#server/mail/order-mail.ts';
import { allocateStock } from '#server/rules/allocate-stock.ts';
import { mayMove, mayPayAgain, paymentAfterCancel } from '#server/rules/order-state.ts';
import { StoreError } from '#server/store-error.ts';
import { findOrder } from './find-order.ts';
import { transferHoldUntil } from './payment-methods.ts';
import { cancelTries, closeTransferTries, openTransferTry } from '#server/payment/payment-try.ts';
import { freeStock, lockLevels, reserveStock } from './reserve-stock.ts';
import { heldPieces, moveOrder, stateConflict } from './move-order.ts';
import { type OrderLineRow, type OrderRow, readerOf, readOrderRows, showOrder } from './show-order.ts';

/** The bank details of an order that waits; an expired one takes its parts from stock and its coupon again first. */
export async function payOrder(call: Call, orderNo: string, method: string): Promise<Order> {
  if (method !== 'bank_transfer') throw new StoreError('payment_unavailable');
  return transact(call.deps.db, async (queries) => {
    const row = await findOrder(call, queries, orderNo, 'update');
    if (row.status === 'pending') return showOrder(await readOrderRows(queries, row), call);
    const { payAgainDays } = call.deps.settings.trade;
    if (row.status !== 'expired' || !mayPayAgain(row.expiresAt, call.now, payAgainDays)) throw stateConflict(call, row);
    const { lines } = await readOrderRows(queries, row);
    await reserveAgain(queries, lines, call.now);
    await redeemCoupon(queries, row, call.now);
    const by = { actor: 'customer' as const, code: 'renewed', at: call.now };
    const renewed = await moveOrder(queries, row, 'pending', by, { expiresAt: transferHoldUntil(call.deps.settings, call.now) });
    await openTransferTry(queries, renewed, call.now);
    const rows = await readOrderRows(queries, renewed);
    await postOrderMail(call.deps, queries, 'order_placed', showOrder(rows, readerOf(call.deps, renewed, call.now)), call.accessKey);
    return showOrder(rows, call);
  });
}

async function reserveAgain(queries: Queries, lines: readonly OrderLineRow[], now: Date): Promise<void> {
  const levels = await lockLevels(
    queries,
    lines.map(({ productId }) => productId),
  );
  const splits = allocateStock(lines, levels);
  const short = lines.flatMap(({ id, sku, quantity, productId }, index) => {
    const level = levels.get(productId);
    if ((splits[index]?.short ?? 0) === 0) return [];
    return [
      { line_id: id, sku, requested: quantity, available: Math.max(0, level?.available ?? 0), lead_time_days: level?.leadTimeDays ?? null },
    ];
  });
  if (short.length > 0) throw new StoreError('insufficient_stock', { data: { lines: short } });
  const renewed = lines.map((line, index) => ({
    ...line,
    fromStock: splits[index]?.from_stock ?? 0,
    backordered: splits[index]?.backordered ?? 0,
  }));
  await reserveStock(queries, heldPieces(renewed), now);
  await Promise.all(
    renewed.map(({ id, fromStock, backordered }) => queries.update(orderLine).set({ fromStock, backordered }).where(eq(orderLine.id, id))),
  );
}

/** Cancels an order that is not on its way yet; its parts go back into stock, its coupon to its owner. */
export async function cancelOrder(call: Call, orderNo: string, reason: string | null): Promise<Order> {
  return transact(call.deps.db, async (queries) => {
    const row = await findOrder(call, queries, orderNo, 'update');
    if (!mayMove(row.status, 'cancelled', 'customer')) throw stateConflict(call, row);
    const { lines } = await readOrderRows(queries, row);
    await freeStock(queries, heldPieces(lines), call.now);
    // What was paid is refunded first; then its coupon is free.
    if (row.paid === row.refunded) await freeCoupons(queries, [orderNo]);
    await cancelTries(queries, orderNo);
    const by = { actor: 'customer' as const, code: 'cancelled', at: call.now, note: reason };
    const cancelled = await moveOrder(queries, row, 'cancelled', by, { paymentStatus: paymentAfterCancel(row.paymentStatus) });
    const rows = await readOrderRows(queries, cancelled);
    await postOrderMail(call.deps, queries, 'order_cancelled', showOrder(rows, readerOf(call.deps, cancelled, call.now)), call.accessKey);
    return showOrder(rows, call);
  });
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
    const due = await queries
      .select()
      .from(order)
      .where(and(eq(order.status, 'pending'), lte(order.expiresAt, now)))
      .orderBy(asc(order.expiresAt))
      .limit(batch)
      .for('update', { skipLocked: true });
    if (due.length === 0) return 0;
    const orderNos = due.map(({ orderNo }) => orderNo);
    await freeStock(queries, heldPieces(await queries.select().from(orderLine).where(inArray(orderLine.orderNo, orderNos))), now);
    await freeCoupons(queries, orderNos);
    await closeTransferTries(queries, orderNos, 'expired');
    for (const row of due) {
      // One connection serves the transaction, so its statements run one after the other anyway.
      // oxlint-disable-next-line no-await-in-loop
      await expire(deps, queries, row, now);
    }
    return due.length;
  });
}

async function expire(deps: StoreDeps, queries: Queries, row: OrderRow, now: Date): Promise<void> {
  const expired = await moveOrder(queries, row, 'expired', { actor: 'timer', code: 'expired', at: now });
  const rows = await readOrderRows(queries, expired);
  await postOrderMail(deps, queries, 'order_expired', showOrder(rows, readerOf(deps, expired, now)), null);
}

/** An order whose buyer wants to pay now: it waits, or its parts and its coupon are taken again (`docs/api.md` 6.1). */
import { eq } from 'drizzle-orm';
import type { Call } from '#server/caller/call.ts';
import { redeemCoupon } from '#server/cart/coupon/redeem-coupon.ts';
import type { Queries } from '#server/db/client.ts';
import { orderLine } from '#server/db/schema.ts';
import { findOrder } from '#server/order/find-order.ts';
import { heldPieces, moveOrder, stateConflict } from '#server/order/move-order.ts';
import { lockLevels, reserveStock } from '#server/order/reserve-stock.ts';
import { readOrderRows } from '#server/order/show-order.ts';
import type { OrderLineRow, OrderRow } from '#server/order/order-row.ts';
import { allocateStock } from '#server/rules/allocate-stock.ts';
import { mayPayAgain } from '#server/rules/order-state.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { confirmPaid } from './book-payment.ts';
import { heldSince, holdAfter } from './payment-hold.ts';
import { missingMoney } from '#server/rules/operator-steps.ts';

/**
 * Locks an order that may be paid; an expired one takes its parts and its coupon again first. One whose money is there already, from
 * before it expired or after, is confirmed.
 */
export async function openForPayment(call: Call, queries: Queries, orderNo: string): Promise<OrderRow> {
  const row = await findOrder(call, queries, orderNo, 'update');
  if (row.status === 'pending') return row;
  const { lines, quotedUntil } = await readOrderRows(queries, row);
  if (row.status !== 'expired') throw stateConflict(call, row);
  if (quotedUntil && quotedUntil < call.now) throw new StoreError('quote_expired');
  if (!quotedUntil && !mayPayAgain(row, call.now, call.deps.settings.trade)) throw stateConflict(call, row);
  await reserveAgain(queries, lines, call.now);
  await redeemCoupon(queries, row, call.now);
  const by = { actor: 'customer' as const, code: 'renewed', at: call.now };
  const renewed = await moveOrder(queries, row, 'pending', by, { expiresAt: call.now });
  return missingMoney(renewed) === 0 ? confirmPaid(call.deps, queries, renewed, { actor: 'customer', at: call.now }) : renewed;
}

/** Until when a locked order is held once its buyer begins to pay. */
export async function holdFor({ deps, now }: Call, queries: Queries, row: OrderRow, method: string): Promise<Date> {
  return holdAfter(deps.settings, method, { since: await heldSince(queries, row), until: row.expiresAt ?? now, now });
}

async function reserveAgain(queries: Queries, lines: readonly OrderLineRow[], now: Date): Promise<void> {
  const levels = await lockLevels(
    queries,
    lines.map(({ productId }) => productId),
  );
  // A quoted lead time is a promise to get what the stock lacks.
  const wanted = lines.map((line) => ({ ...line, isPromised: line.sold.lead_time_days !== undefined }));
  const splits = allocateStock(wanted, levels);
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

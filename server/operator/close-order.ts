/** Ends of an order that the shop decides: all of it, or what it cannot send any more (`docs/api.md` 6.1). */
import { eq } from 'drizzle-orm';
import { freeCoupons } from '#server/coupon/redeem-coupon.ts';
import type { Queries } from '#server/db/client.ts';
import { orderLine } from '#server/db/schema.ts';
import { heldPieces, moveOrder } from '#server/order/move-order.ts';
import { freeStock } from '#server/order/reserve-stock.ts';
import { type OrderRow, readOrderRows } from '#server/order/show-order.ts';
import { cancelTries } from '#server/payment/payment-try.ts';
import { refundOrder } from '#server/payment/refund-order.ts';
import { tellBuyer } from '#server/payment/tell-buyer.ts';
import { paymentAfterCancel } from '#server/rules/order-state.ts';
import type { Acting } from './acting.ts';

/** Frees stock and coupon and sends back everything that was paid. */
export async function cancelForShop({ deps, now }: Acting, queries: Queries, row: OrderRow, note: string | null): Promise<OrderRow> {
  const { lines } = await readOrderRows(queries, row);
  await freeStock(queries, heldPieces(lines), now);
  if (row.paid === row.refunded) await freeCoupons(queries, [row.orderNo]);
  await cancelTries(queries, row.orderNo);
  const by = { actor: 'operator' as const, code: 'cancelled', at: now, note };
  const cancelled = await moveOrder(queries, row, 'cancelled', by, { paymentStatus: paymentAfterCancel(row.paymentStatus) });
  await tellBuyer(deps, queries, 'order_cancelled', cancelled);
  const amount = row.paid - row.refunded;
  return amount > 0 ? refundOrder(deps, queries, cancelled, { amount, actor: 'operator', note }) : cancelled;
}

/** Gives up what was not sent of a partly sent order; its pieces are for sale again, its money goes back by a refund. */
export async function closeShort({ now }: Acting, queries: Queries, row: OrderRow, note: string | null): Promise<OrderRow> {
  const { lines } = await readOrderRows(queries, row);
  await freeStock(queries, heldPieces(lines), now);
  for (const { id, shipped, fromStock } of lines) {
    const taken = Math.min(shipped, fromStock);
    // One connection serves the transaction, so its statements run one after the other anyway.
    // oxlint-disable-next-line no-await-in-loop
    await queries
      .update(orderLine)
      .set({ fromStock: taken, backordered: shipped - taken })
      .where(eq(orderLine.id, id));
  }
  return moveOrder(queries, row, 'shipped', { actor: 'operator', code: 'closed_short', at: now, note });
}

import type { StoreDeps } from '#server/caller/call.ts';
import { freeCoupons } from '#server/cart/coupon/redeem-coupon.ts';
import type { Queries } from '#server/db/client.ts';
import { issueDocument } from './document/issue-document.ts';
import { readEntries, sumOf } from './payment/ledger.ts';
import { cancelTries } from './payment/payment-try.ts';
import { creditedOf } from './document/credit-notes.ts';
import { begunRefunds, hasInvoice, refundOrder } from './payment/refund-order.ts';
import { tellBuyer } from './payment/tell-buyer.ts';
import { paymentAfterCancel } from '#server/rules/order-state.ts';
import { heldPieces, moveOrder, type StepBy } from './move-order.ts';
import { freeStock } from './reserve-stock.ts';
import { readOrderRows } from './show-order.ts';
import type { OrderRow } from './order-row.ts';

interface CancelledBy extends StepBy {
  note: string | null;
}

/** Cancels a locked order: its parts go back into stock, its coupon to its owner, its money to the buyer; its invoice is credited. */
export async function cancelLocked(
  deps: StoreDeps,
  queries: Queries,
  row: OrderRow,
  { actor, person = null, note }: CancelledBy,
): Promise<OrderRow> {
  const at = deps.clock();
  const { lines } = await readOrderRows(queries, row);
  await freeStock(queries, heldPieces(lines), at);
  // A coupon is free once nothing that was paid with it is left.
  if (row.paid === row.refunded) await freeCoupons(queries, [row.orderNo]);
  await cancelTries(queries, row.orderNo);
  const paymentStatus = paymentAfterCancel(row.paymentStatus);
  const cancelled = await moveOrder(queries, row, 'cancelled', { actor, person, code: 'cancelled', at, note }, { paymentStatus });
  const invoiced = row.total - (await creditedOf(queries, row.orderNo));
  if (invoiced > 0 && (await hasInvoice(queries, row.orderNo))) {
    await issueDocument(deps, queries, cancelled, 'credit_note', at, { refunded: invoiced });
  }
  await tellBuyer(deps, queries, 'order_cancelled', cancelled);
  const { card, offline } = begunRefunds(await readEntries(queries, row.orderNo));
  const amount = row.paid - row.refunded - sumOf(card) - (actor === 'operator' ? 0 : sumOf(offline));
  return amount > 0 ? refundOrder(deps, queries, cancelled, { amount, actor, person, note }) : cancelled;
}

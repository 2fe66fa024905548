/** Money that came in for an order, by the word of the bank or the provider (`docs/api.md` 6.1 and 6.2). */
import type { StoreDeps } from '#server/caller/call.ts';
import { spendCoupons } from '#server/cart/coupon/redeem-coupon.ts';
import type { Queries } from '#server/db/client.ts';
import { issueDocument } from '#server/order/document/issue-document.ts';
import { moveOrder, type OrderChange } from '#server/order/move-order.ts';
import type { OrderRow } from '#server/order/order-row.ts';
import { missingMoney, waitsForMoney } from '#server/rules/operator-steps.ts';
import { checkAmount, writeEntry } from './ledger.ts';
import { closeTransferTries } from './payment-try.ts';
import { refundOrder } from './refund-order.ts';
import { tellBuyer } from './tell-buyer.ts';

export interface Payment {
  /** Minor units of the order's currency. */
  amount: number;
  method: string;
  /** Of the transfer, or the provider's name for the payment. */
  reference: string | null;
  /** When the money moved. */
  at: Date;
  actor: 'operator' | 'provider';
  /** Who booked it for the shop. */
  person?: string | null;
  /** The try that it belongs to; one movement is booked once. */
  paymentNo: string | null;
}

/**
 * Books a payment on a locked order inside the caller's transaction and gives the order as it is then. An order that is paid in
 * full is confirmed; one that is over keeps its state, and what a provider captured for it goes back by itself.
 */
export async function bookPayment(deps: StoreDeps, queries: Queries, row: OrderRow, payment: Payment): Promise<OrderRow> {
  const { amount, method, reference, at, actor, person = null, paymentNo } = payment;
  checkAmount(amount, Number.MAX_SAFE_INTEGER);
  const entry = { orderNo: row.orderNo, amount, method, reference, at, paymentNo, bookedAt: deps.clock() };
  if (!(await writeEntry(queries, { ...entry, kind: 'payment', status: 'done' }))) return row;
  const paid = row.paid + amount;
  const isSettled = missingMoney({ ...row, paid }) === 0;
  const wasSettled = missingMoney(row) === 0;
  const by = { actor, person, at: deps.clock(), note: reference };
  const change = { paid, paymentStatus: statusAfter(row, isSettled) };
  if (row.status === 'pending' && isSettled) return confirmPaid(deps, queries, row, by, change);
  if (row.status === 'cancelled' || row.status === 'expired') {
    const late = await moveOrder(queries, row, row.status, { ...by, code: 'paid_late' }, change);
    if (actor === 'provider') return refundOrder(deps, queries, late, { amount, actor, note: null });
    await tellBuyer(deps, queries, 'order_paid_late', late, { amount });
    return late;
  }
  const code = wasSettled ? 'overpaid' : isSettled ? 'paid' : 'partly_paid';
  const booked = await moveOrder(queries, row, row.status, { ...by, code }, change);
  if (!wasSettled) await tellBuyer(deps, queries, isSettled ? 'order_paid' : 'order_partly_paid', booked, { amount });
  return booked;
}

/** What went back of an order that still waits for its money has to come again; of any other it stays a refund. */
function statusAfter({ status, refunded }: OrderRow, isSettled: boolean): OrderRow['paymentStatus'] {
  if (isSettled && (refunded === 0 || waitsForMoney(status))) return 'paid';
  return refunded > 0 ? 'partially_refunded' : 'partially_paid';
}

type By = Omit<Parameters<typeof moveOrder>[3], 'code'>;

/** Confirms a locked order whose money is there: its hold has no end any more, its coupon is used, its invoice is issued. */
export async function confirmPaid(deps: StoreDeps, queries: Queries, row: OrderRow, by: By, change: OrderChange = {}): Promise<OrderRow> {
  const paid = { paymentStatus: 'paid' as const, ...change, expiresAt: null };
  const confirmed = await moveOrder(queries, row, 'confirmed', { ...by, code: 'confirmed' }, paid);
  await closeTransferTries(queries, [row.orderNo], 'captured');
  await spendCoupons(queries, row.orderNo, by.at);
  await issueDocument(deps, queries, confirmed, 'invoice', by.at);
  await tellBuyer(deps, queries, 'order_paid', confirmed);
  return confirmed;
}

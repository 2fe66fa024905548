/** Money that goes back to the buyer (`docs/api.md` 6.2). What a provider sends back is begun here and done by `send-refunds.ts`. */
import { eq, sql } from 'drizzle-orm';
import type { StoreDeps } from '#server/caller/call.ts';
import { freeCoupons } from '#server/cart/coupon/redeem-coupon.ts';
import type { Queries } from '#server/db/client.ts';
import { orderDocument, orderLine, paymentEntry } from '#server/db/schema.ts';
import { creditedOf } from '#server/order/document/credit-notes.ts';
import { issueDocument } from '#server/order/document/issue-document.ts';
import { moveOrder, type StepBy } from '#server/order/move-order.ts';
import type { OrderRow } from '#server/order/order-row.ts';
import { surplusMoney } from '#server/rules/operator-steps.ts';
import { checkAmount, type PaymentEntryRow, readEntries, sumOf, writeEntry } from './ledger.ts';
import { tellBuyer } from './tell-buyer.ts';

export interface Refund extends StepBy {
  /** Minor units of the order's currency. */
  amount: number;
  note: string | null;
}

const isCard = ({ method }: PaymentEntryRow): boolean => method === 'card';

/** What is on its way back but not there yet: `card` by the provider, `offline` by a transfer that the operator has to make. */
export function begunRefunds(entries: readonly PaymentEntryRow[]): { card: PaymentEntryRow[]; offline: PaymentEntryRow[] } {
  const begun = entries.filter(({ kind, status }) => kind === 'refund' && status === 'begun');
  return { card: begun.filter(isCard), offline: begun.filter((entry) => !isCard(entry)) };
}

/**
 * Sends money of a locked order back, the way it came: card payments through their provider, the rest by a transfer, which the
 * operator's own word makes done. Throws `validation_failed` at `amount` for more than is left.
 */
export async function refundOrder(
  deps: StoreDeps,
  queries: Queries,
  row: OrderRow,
  { amount, actor, person = null, note }: Refund,
): Promise<OrderRow> {
  const entries = await readEntries(queries, row.orderNo);
  const { card, offline } = begunRefunds(entries);
  const promised = sumOf(card) + (actor === 'operator' ? 0 : sumOf(offline));
  checkAmount(amount, row.paid - row.refunded - promised);
  const settled = actor === 'operator' ? await settleOffline(queries, offline, amount) : 0;
  const byCard = await beginCardRefunds(deps, queries, entries, amount - settled);
  const byTransfer = amount - settled - byCard;
  const at = deps.clock();
  if (byTransfer > 0) {
    const status = actor === 'operator' ? 'done' : 'begun';
    await writeEntry(queries, {
      orderNo: row.orderNo,
      kind: 'refund',
      status,
      amount: byTransfer,
      method: 'bank_transfer',
      at,
      bookedAt: at,
    });
  }
  const done = actor === 'operator' ? settled + byTransfer : 0;
  const begun = done < amount ? await moveOrder(queries, row, row.status, { actor, person, code: 'refund_begun', at, note }) : row;
  return done > 0 ? bookRefund(deps, queries, begun, { amount: done, actor, person, note }) : begun;
}

/** Transfers that were promised before and are made now, oldest first; gives how much of the amount they take. */
async function settleOffline(queries: Queries, offline: readonly PaymentEntryRow[], amount: number): Promise<number> {
  let left = amount;
  for (const { id, orderNo, method, at, bookedAt, amount: promised } of offline) {
    const part = Math.min(left, promised);
    if (part === 0) break;
    const isWhole = part === promised;
    const rest = { amount: sql`${paymentEntry.amount} - ${part}` };
    // One connection serves the transaction, so its statements run one after the other anyway.
    // oxlint-disable no-await-in-loop
    await queries
      .update(paymentEntry)
      .set(isWhole ? { status: 'done' } : rest)
      .where(eq(paymentEntry.id, id));
    if (!isWhole) await writeEntry(queries, { orderNo, kind: 'refund', status: 'done', amount: part, method, at, bookedAt });
    // oxlint-enable no-await-in-loop
    left -= part;
  }
  return amount - left;
}

/** Begins to send back what came by card, the newest payment first; gives how much of the amount that is. */
async function beginCardRefunds(deps: StoreDeps, queries: Queries, entries: readonly PaymentEntryRow[], amount: number): Promise<number> {
  const at = deps.clock();
  const payments = entries.filter((entry) => entry.kind === 'payment' && entry.status === 'done' && isCard(entry));
  let left = amount;
  for (const { orderNo, method, paymentNo, amount: paid } of payments.toReversed()) {
    const back = entries.filter((entry) => entry.kind === 'refund' && entry.status !== 'failed' && entry.paymentNo === paymentNo);
    const part = Math.min(left, paid - sumOf(back));
    if (part <= 0) continue;
    // oxlint-disable-next-line no-await-in-loop -- one connection serves the transaction
    await writeEntry(queries, { orderNo, kind: 'refund', status: 'begun', amount: part, method, paymentNo, at, bookedAt: at });
    left -= part;
  }
  return amount - left;
}

/** Books money that has gone back on a locked order: sums, payment status, credit note, coupon, mail. */
export async function bookRefund(
  deps: StoreDeps,
  queries: Queries,
  row: OrderRow,
  { amount, actor, person = null, note }: Refund,
): Promise<OrderRow> {
  const at = deps.clock();
  const refunded = row.refunded + amount;
  const paymentStatus = refunded >= row.paid ? ('refunded' as const) : ('partially_refunded' as const);
  const back = await moveOrder(queries, row, row.status, { actor, person, code: 'refunded', at, note }, { refunded, paymentStatus });
  const credited = row.status === 'cancelled' ? 0 : amount - surplusMoney(row, await creditedOf(queries, row.orderNo));
  // A cancelled order was credited as a whole when it was cancelled.
  if (credited > 0 && (await hasInvoice(queries, row.orderNo))) {
    await issueDocument(deps, queries, back, 'credit_note', at, { refunded: credited });
  }
  // An order that waits for its money still takes the discount.
  const isOver = paymentStatus === 'refunded' && row.status !== 'pending' && !(await isAnythingShipped(queries, row.orderNo));
  if (isOver) await freeCoupons(queries, [row.orderNo]);
  await tellBuyer(deps, queries, 'order_refunded', back, { amount });
  return back;
}

export async function hasInvoice(queries: Queries, orderNo: string): Promise<boolean> {
  return (await queries.$count(orderDocument, sql`${orderDocument.orderNo} = ${orderNo} and ${orderDocument.kind} = 'invoice'`)) > 0;
}

async function isAnythingShipped(queries: Queries, orderNo: string): Promise<boolean> {
  return (await queries.$count(orderLine, sql`${orderLine.orderNo} = ${orderNo} and ${orderLine.shipped} > 0`)) > 0;
}

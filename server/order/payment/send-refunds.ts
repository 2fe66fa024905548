/** Has payment services send money back, and books what they say about it. */
import { and, asc, eq } from 'drizzle-orm';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { order, paymentEntry } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { moveOrder } from '#server/order/move-order.ts';
import type { OrderRow } from '#server/order/order-row.ts';
import { type PaymentEntryRow, writeEntry } from './ledger.ts';
import { silenceOf } from './provider-silence.ts';
import type { ProviderEvent, RefundAnswer } from '#server/kernel/payment-provider.ts';
import { bookRefund } from './refund-order.ts';

type RefundEvent = Extract<ProviderEvent, { kind: 'refund' }>;

/**
 * Sends refunds that were begun, some at a time; gives how many came to an end. The service knows each by its entry of the ledger, so
 * that one whose answer was lost is not sent twice.
 */
export async function sendRefunds(deps: StoreDeps, batch = 20): Promise<number> {
  if (!deps.cardProvider) return 0;
  const begun = await deps.db
    .select()
    .from(paymentEntry)
    .where(and(eq(paymentEntry.kind, 'refund'), eq(paymentEntry.status, 'begun'), eq(paymentEntry.method, 'card')))
    // The moment of one that the service still works on moves each time, so that it keeps no other waiting.
    .orderBy(asc(paymentEntry.at))
    .limit(batch);
  const ended = await Promise.all(begun.map((entry) => send(deps, entry)));
  return ended.filter(Boolean).length;
}

async function send(deps: StoreDeps, { id: entryId, amount, paymentNo, reference }: PaymentEntryRow): Promise<boolean> {
  const { cardProvider: provider, db } = deps;
  const [payment] = await db
    .select()
    .from(paymentEntry)
    .where(and(eq(paymentEntry.kind, 'payment'), eq(paymentEntry.paymentNo, paymentNo ?? '')));
  if (!provider || !payment?.reference) return false;
  const answer = await provider
    .refund({ entryId, payment: payment.reference, reference, amount })
    .catch(silenceOf(deps, provider.name, paymentNo, 'refund'));
  if (!answer) return false;
  return transact(db, async (queries) => {
    const locked = await lockEntry(queries, entryId);
    return locked ? settleRefund(deps, queries, locked, answer) : false;
  });
}

async function lockEntry(queries: Queries, entryId: string): Promise<{ row: OrderRow; entry: PaymentEntryRow } | null> {
  const [found] = await queries.select({ orderNo: paymentEntry.orderNo }).from(paymentEntry).where(eq(paymentEntry.id, entryId));
  const [row] = found ? await queries.select().from(order).where(eq(order.orderNo, found.orderNo)).for('update') : [];
  const [entry] = await queries.select().from(paymentEntry).where(eq(paymentEntry.id, entryId));
  return row && entry ? { row, entry } : null;
}

/** Books how a refund stands; tells whether it came to an end. */
async function settleRefund(
  deps: StoreDeps,
  queries: Queries,
  { row, entry }: { row: OrderRow; entry: PaymentEntryRow },
  { status, reference, reason }: RefundAnswer,
): Promise<boolean> {
  if (entry.status !== 'begun') return false;
  const name = reference ?? entry.reference;
  const change = { reference: name, at: deps.clock(), status: status === 'pending' ? ('begun' as const) : status };
  await queries.update(paymentEntry).set(change).where(eq(paymentEntry.id, entry.id));
  if (status === 'pending') return false;
  if (status === 'done') await bookRefund(deps, queries, row, { amount: entry.amount, actor: 'provider', note: name });
  else await reportFailure(deps, queries, row, reason ?? name);
  return true;
}

/** The money is still with the shop; the operator sends it in another way. */
async function reportFailure(deps: StoreDeps, queries: Queries, row: OrderRow, note: string | null): Promise<void> {
  await moveOrder(queries, row, row.status, { actor: 'provider', code: 'refund_failed', at: deps.clock(), note });
  deps.log.error('refund_failed', new Error('A payment service did not send money back'), { order_no: row.orderNo });
}

/** A notice about a refund: one of ours, or one that the operator made at the service itself. */
export async function bookProviderRefund(deps: StoreDeps, queries: Queries, event: RefundEvent): Promise<void> {
  const own = event.entryId === null ? null : await lockEntry(queries, event.entryId);
  if (own) {
    await settleRefund(deps, queries, own, event);
    return;
  }
  const isPayment = and(eq(paymentEntry.kind, 'payment'), eq(paymentEntry.reference, event.payment));
  const [payment] = await queries.select().from(paymentEntry).where(isPayment);
  if (!payment || event.status !== 'done') return;
  const [row] = await queries.select().from(order).where(eq(order.orderNo, payment.orderNo)).for('update');
  const { orderNo, method, paymentNo } = payment;
  const { amount, reference } = event;
  const at = deps.clock();
  const entry = { orderNo, method, paymentNo, amount, reference, at, bookedAt: at };
  const written = await writeEntry(queries, { ...entry, kind: 'refund', status: 'done' });
  if (row && written) await bookRefund(deps, queries, row, { amount, actor: 'provider', note: reference });
}

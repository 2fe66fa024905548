/** What a payment service says about a try, booked on its locked order (`docs/api.md` 6.2). Notices may come twice, late or in any order. */
import { eq } from 'drizzle-orm';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { paymentTry } from '#server/db/schema.ts';
import { moveOrder } from '#server/order/move-order.ts';
import type { OrderRow } from '#server/order/order-row.ts';
import { bookPayment } from './book-payment.ts';
import { isOpen, type TryRow } from './payment-try.ts';
import type { TryOutcome } from '#server/kernel/payment-provider.ts';

type Captured = Extract<TryOutcome, { status: 'captured' }>;

export async function applyOutcome(deps: StoreDeps, queries: Queries, row: OrderRow, tried: TryRow, outcome: TryOutcome): Promise<void> {
  if (outcome.status === 'open' || tried.status === 'captured') return;
  // Money that was taken counts whatever was said before; anything else only about a try that is still open.
  if (outcome.status === 'captured') return capture(deps, queries, row, tried, outcome);
  if (!isOpen(tried) && tried.status !== 'authorized') return;
  if (tried.status === outcome.status) return;
  await setStatus(queries, tried, outcome.status);
  if (row.status !== 'pending') return;
  const isUnderWay = row.paymentStatus === 'pending' || row.paymentStatus === 'authorized';
  const after = outcome.status === 'authorized' ? ('authorized' as const) : ('failed' as const);
  const code = outcome.status === 'authorized' ? 'authorized' : 'pay_failed';
  const by = { actor: outcome.status === 'expired' ? ('timer' as const) : ('provider' as const), code, at: deps.clock() };
  await moveOrder(queries, row, row.status, by, isUnderWay ? { paymentStatus: after } : {});
}

async function capture(deps: StoreDeps, queries: Queries, row: OrderRow, tried: TryRow, captured: Captured): Promise<void> {
  const { amount, currency, reference, at } = captured;
  if (amount !== tried.amount || currency !== row.currency) {
    await setStatus(queries, tried, 'failed');
    const by = { actor: 'provider' as const, code: 'pay_mismatch', at: deps.clock(), note: `${amount} ${currency} ${reference}` };
    await moveOrder(queries, row, row.status, by, row.paymentStatus === 'pending' ? { paymentStatus: 'failed' } : {});
    const fault = new Error('A payment service captured another sum than was asked for');
    deps.log.error('payment_mismatch', fault, {
      order_no: row.orderNo,
      payment_no: tried.paymentNo,
      amount,
      currency,
      expected: tried.amount,
    });
    return;
  }
  await setStatus(queries, tried, 'captured');
  const { paymentNo, method } = tried;
  await bookPayment(deps, queries, row, { amount, method, reference, at, actor: 'provider', paymentNo });
}

async function setStatus(queries: Queries, { paymentNo }: TryRow, status: TryRow['status']): Promise<void> {
  await queries.update(paymentTry).set({ status }).where(eq(paymentTry.paymentNo, paymentNo));
}

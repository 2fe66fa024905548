import { eq } from 'drizzle-orm';
import type { PayResult } from '#contract/api/payment.ts';
import type { Call } from '#server/caller/call.ts';
import { paymentTry } from '#server/db/schema.ts';
import { findOrder } from '#server/order/find-order.ts';
import { allowedActions } from '#server/rules/order-state.ts';
import { notFound } from '#server/kernel/store-error.ts';
import { isOpen, type TryRow } from './payment-try.ts';
import { askAbout } from './settle-try.ts';

/** How a payment of the caller's order went. One that still waits is asked about at the service. */
export async function showPayResult(paymentNo: string, call: Call): Promise<PayResult> {
  const first = await findTry(call, paymentNo);
  await findOrder(call, call.deps.db, first.orderNo);
  if (first.status === 'redirected' || first.status === 'authorized') await askAbout(call.deps, first);
  const tried = await findTry(call, paymentNo);
  const row = await findOrder(call, call.deps.db, tried.orderNo);
  const isLost = tried.status === 'failed' || tried.status === 'cancelled' || tried.status === 'expired';
  return {
    payment_no: tried.paymentNo,
    order_no: tried.orderNo,
    status: tried.status,
    order_status: row.status,
    retry: isLost && allowedActions(row, call.now, call.deps.settings.trade).includes('pay'),
    url: isOpen(tried) ? tried.url : null,
    expires_at: row.expiresAt?.toISOString() ?? null,
  };
}

async function findTry({ deps }: Call, paymentNo: string): Promise<TryRow> {
  const [tried] = await deps.db.select().from(paymentTry).where(eq(paymentTry.paymentNo, paymentNo));
  if (!tried) throw notFound();
  return tried;
}

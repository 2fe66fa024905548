/** `order-pay`: the buyer chooses how they pay an order that waits, or renews one that has expired (`docs/api.md` 5.5 and 6). */
import type { payOrder as payOrderCall } from '#contract/api/payment.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import { transact } from '#server/db/transact.ts';
import { findOrder } from '#server/order/find-order.ts';
import { moveOrder } from '#server/order/move-order.ts';
import { readOrderRows, showOrder } from '#server/order/show-order.ts';
import type { OrderRow } from '#server/order/order-row.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { beginRedirect } from './begin-redirect.ts';
import { holdFor, openForPayment } from './open-for-payment.ts';
import { paymentOptions } from './payment-methods.ts';
import { openTransferTry, readOpenTries } from './payment-try.ts';
import { endOpenRedirects } from './settle-try.ts';
import { tellBuyer } from './tell-buyer.ts';

type Answer = ResponseOf<typeof payOrderCall>;

export async function payOrder({ order_no, method, return_path }: ParsedRequestOf<typeof payOrderCall>, call: Call): Promise<Answer> {
  // An order on invoice is agreed when it is placed.
  const isOffered = method !== 'account' && (await paymentOptions(call)).some((option) => option.method === method);
  if (!isOffered) throw new StoreError('payment_unavailable');
  const found = await findOrder(call, call.deps.db, order_no);
  // Whoever pays in another way is done with the page of the payment service; if they have paid there already, that counts.
  await endOpenRedirects(call.deps, found.orderNo);
  return method === 'card' ? beginRedirect(call, order_no, return_path) : waitForTransfer(call, order_no);
}

async function waitForTransfer(call: Call, orderNo: string): Promise<Answer> {
  return transact(call.deps.db, async (queries) => {
    const row = await openForPayment(call, queries, orderNo);
    const shown = async (settled: OrderRow): Promise<Answer> => ({
      kind: 'offline',
      order: showOrder(await readOrderRows(queries, settled), call),
    });
    if (row.status !== 'pending') return shown(row);
    if ((await readOpenTries(queries, orderNo)).some(({ status }) => status === 'awaiting_transfer')) return shown(row);
    const paymentStatus = row.paymentStatus === 'pending' || row.paymentStatus === 'failed' ? 'unpaid' : row.paymentStatus;
    const change = { paymentMethod: 'bank_transfer', paymentStatus, expiresAt: await holdFor(call, queries, row, 'bank_transfer') };
    const by = { actor: 'customer' as const, code: 'transfer_chosen', at: call.now };
    const waiting = await moveOrder(queries, row, 'pending', by, change);
    await openTransferTry(queries, waiting, call.now);
    await tellBuyer(call.deps, queries, 'order_placed', waiting);
    return shown(waiting);
  });
}

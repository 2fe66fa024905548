/** Sends the buyer to the payment service (`docs/api.md` 5.5). */
import { eq } from 'drizzle-orm';
import type { payOrder } from '#contract/api/payment.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import type { Call } from '#server/caller/call.ts';
import { paymentTry } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { moveOrder } from '#server/order/move-order.ts';
import { readOrderRows, showOrder } from '#server/order/show-order.ts';
import type { OrderRow } from '#server/order/order-row.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { serverText } from '#server/kernel/words.ts';
import { bookOutcome } from './settle-try.ts';
import { holdFor, openForPayment } from './open-for-payment.ts';
import { redirectHoldUntil } from './payment-hold.ts';
import { cancelTries, isOpen, openTry, type TryRow } from './payment-try.ts';
import { silenceOf } from './provider-silence.ts';
import type { PaymentProvider } from '#server/kernel/payment-provider.ts';
import { missingMoney } from '#server/rules/operator-steps.ts';

type Answer = ResponseOf<typeof payOrder>;
type Prepared = { row: OrderRow; tried: TryRow } | { answer: Answer };

export async function beginRedirect(call: Call, orderNo: string, returnPath: string | undefined): Promise<Answer> {
  const { cardProvider: provider } = call.deps;
  if (!provider) throw new StoreError('payment_unavailable');
  const prepared = await prepare(call, provider, orderNo);
  if ('answer' in prepared) return prepared.answer;
  const { row, tried } = prepared;
  const { url, ref } = await begin(call, provider, prepared, returnPath);
  const isStillWanted = await keepAddress(call, row.orderNo, tried.paymentNo, { url, providerRef: ref });
  if (!isStillWanted) {
    // Another request began to pay meanwhile, or the order was cancelled.
    await provider.end(ref).catch(silenceOf(call.deps, provider.name, tried.paymentNo, 'end'));
    throw new StoreError('state_conflict', { data: { status: row.status, allowed: [] } });
  }
  return { kind: 'redirect', url, payment_no: tried.paymentNo, expires_at: (tried.expiresAt ?? call.now).toISOString() };
}

/** Opens a try for what is left to pay; the older ones end. */
async function prepare(call: Call, provider: PaymentProvider, orderNo: string): Promise<Prepared> {
  return transact(call.deps.db, async (queries) => {
    const row = await openForPayment(call, queries, orderNo);
    if (row.status !== 'pending') return { answer: { kind: 'offline', order: showOrder(await readOrderRows(queries, row), call) } };
    await cancelTries(queries, orderNo);
    const expiresAt = redirectHoldUntil(call.now);
    const tried = await openTry(queries, orderNo, {
      method: 'card',
      status: 'created',
      amount: missingMoney(row),
      provider: provider.name,
      expiresAt,
      createdAt: call.now,
    });
    const paymentStatus = row.paymentStatus === 'unpaid' || row.paymentStatus === 'failed' ? 'pending' : row.paymentStatus;
    const change = { paymentMethod: 'card', paymentStatus, expiresAt: await holdFor(call, queries, row, 'card') };
    return { row: await moveOrder(queries, row, 'pending', { actor: 'customer', code: 'pay_begun', at: call.now }, change), tried };
  });
}

async function begin(
  call: Call,
  provider: PaymentProvider,
  { row, tried }: { row: OrderRow; tried: TryRow },
  returnPath: string | undefined,
) {
  const returnUrl = returnAddress(call, returnPath);
  returnUrl.searchParams.set('payment_no', tried.paymentNo);
  const leaveUrl = new URL(returnUrl);
  leaveUrl.searchParams.set('left', '1');
  try {
    return await provider.begin({
      paymentNo: tried.paymentNo,
      orderNo: row.orderNo,
      amount: tried.amount,
      currency: row.currency,
      language: call.locale.tag,
      email: row.email,
      title: serverText(call.locale, 'trade:payment.purchase', { number: row.orderNo }),
      returnUrl: returnUrl.href,
      leaveUrl: leaveUrl.href,
      expiresAt: tried.expiresAt ?? call.now,
    });
  } catch (error) {
    silenceOf(call.deps, provider.name, tried.paymentNo, 'begin')(error);
    await bookOutcome(call.deps, tried.paymentNo, { status: 'failed' });
    throw new StoreError('payment_provider_error');
  }
}

/** The landing page on the host where the buyer is. A path that leads elsewhere is not followed. */
function returnAddress({ origin }: Call, returnPath: string | undefined): URL {
  const landing = new URL(buildPath('order-paybuy'), origin);
  if (returnPath === undefined || !returnPath.startsWith('/')) return landing;
  const wanted = URL.parse(returnPath, origin);
  return wanted?.origin === landing.origin ? wanted : landing;
}

/** Writes down where the buyer goes; false when the try has ended meanwhile. */
async function keepAddress(
  { deps }: Call,
  orderNo: string,
  paymentNo: string,
  address: { url: string; providerRef: string },
): Promise<boolean> {
  return transact(deps.db, async (queries) => {
    // A notice may be faster than this: what is over or captured stays so.
    const [tried] = await queries.select().from(paymentTry).where(eq(paymentTry.paymentNo, paymentNo)).for('update');
    if (!tried || tried.orderNo !== orderNo || tried.status === 'cancelled') return false;
    const status = isOpen(tried) ? ('redirected' as const) : tried.status;
    await queries
      .update(paymentTry)
      .set({ ...address, status })
      .where(eq(paymentTry.paymentNo, paymentNo));
    return true;
  });
}

/** A guest who pays by card with the sandbox, for tests. */
import { eq } from 'drizzle-orm';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { Order } from '#contract/api/order.ts';
import type { PayResult, payOrder } from '#contract/api/payment.ts';
import { paymentTry } from '#server/db/schema.ts';
import { isSandbox, type SandboxChoice, type SandboxProvider } from '#server/order/payment/sandbox-provider.ts';
import { newKey, openShopper, type Placed, type Shopper } from './shopper.ts';
import type { TestStore } from './store.ts';

export type Redirect = Extract<ResponseOf<typeof payOrder>, { kind: 'redirect' }>;

export const keyOf = ({ access_key }: Pick<Placed, 'access_key'>): Record<string, string> =>
  access_key === null ? {} : { 'X-Access-Key': access_key };

export function openPayer(store: TestStore, shopper: Shopper = openShopper(store, { 'X-Locale': 'de' })) {
  const sandbox = (): SandboxProvider => {
    if (!isSandbox(store.deps.cardProvider)) throw new Error('The store has no sandbox');
    return store.deps.cardProvider;
  };
  const refOf = async (paymentNo: string): Promise<string> => {
    const [tried] = await store.db.select().from(paymentTry).where(eq(paymentTry.paymentNo, paymentNo));
    return tried?.providerRef ?? '';
  };
  const notify = async (notice: { body: string; headers: Headers }, provider = 'sandbox') => {
    const path = `/api/store/order/payment-notify/${provider}`;
    return store.app.request(path, { method: 'POST', headers: notice.headers, body: notice.body });
  };

  return {
    shopper,
    sandbox,
    refOf,
    notify,
    place: async (change: Record<string, unknown> = { payment_method: 'card' }, quantity = 10): Promise<Placed> => {
      await shopper.call('cart/clear', {});
      await shopper.add('LM358N-NOPB-TB', quantity);
      return (await shopper.checkout(change)).body;
    },
    pay: (placed: Placed, method = 'card', more: Record<string, unknown> = {}) =>
      shopper.call<Redirect & { order: Order }>(
        'order/order-pay',
        { order_no: placed.order.order_no, method, ...more },
        { 'Idempotency-Key': newKey(), ...keyOf(placed) },
      ),
    /** Presses a button of the test page, and has its notice sent as often as wanted. */
    press: async (paymentNo: string, choice: SandboxChoice, notices = 1) => {
      const decided = sandbox().decide(await refOf(paymentNo), choice);
      const statuses: number[] = [];
      for (const notice of Array.from({ length: notices }, () => decided?.notice ?? null)) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        if (notice) statuses.push((await notify(notice)).status);
      }
      return { statuses, goTo: decided?.goTo ?? '', notice: decided?.notice ?? null };
    },
    result: async (placed: Placed, paymentNo: string) =>
      (await shopper.call<PayResult>(`order/pay-result?payment_no=${paymentNo}`, undefined, keyOf(placed))).body,
    read: async (placed: Placed) => (await shopper.order(placed.order.order_no, placed.access_key)).body,
  };
}

export type Payer = ReturnType<typeof openPayer>;

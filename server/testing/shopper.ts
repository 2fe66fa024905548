/** A guest who buys, for tests: keeps the cart key as a browser does. */
import { randomBytes } from 'node:crypto';
import type { Cart, CartWithResults } from '#contract/api/cart.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { ErrorAnswer } from '#contract/api/error.ts';
import type { checkout, previewOrder } from '#contract/api/checkout.ts';
import type { Order } from '#contract/api/order.ts';
import type { TestStore } from './store.ts';

export const addresses = {
  DE: {
    first_name: 'Erika',
    last_name: 'Muster',
    country: 'DE',
    line1: 'Invalidenstraße 1',
    postcode: '10115',
    city: 'Berlin',
    phone: '+49 30 1234567',
  },
  JP: {
    first_name: '花子',
    last_name: '山田',
    country: 'JP',
    postcode: '100-0001',
    state: 'JP-13',
    city: '千代田区',
    line1: '千代田1-1',
    phone: '03-1234-5678',
  },
} as const;

export type Placed = ResponseOf<typeof checkout>;
export type Preview = ResponseOf<typeof previewOrder>;
export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body & { error?: ErrorAnswer['error'] };
}

export const newKey = (): string => randomBytes(12).toString('hex');

/** A complete draft without the total. */
function draft(change: Record<string, unknown> = {}) {
  return {
    email: 'buyer@example.com',
    shipping_address: addresses.DE,
    shipping_code: 'standard',
    payment_method: 'bank_transfer',
    ...change,
  };
}

export function openShopper({ request }: Pick<TestStore, 'request'>, headers: Record<string, string> = {}) {
  let cartKey: string | null = null;

  async function call<Body>(path: string, body?: unknown, more: Record<string, string> = {}): Promise<Answer<Body>> {
    const own: Record<string, string> = cartKey === null ? {} : { 'X-Cart-Key': cartKey };
    const answer = await request(`/api/store/${path}`, body, { ...own, ...headers, ...more });
    // The store checks its own answers with the contract in tests.
    const read = (await answer.json()) as Answer<Body>['body'] & { cart_key?: string | null };
    if (typeof read.cart_key === 'string') cartKey = read.cart_key;
    return { status: answer.status, headers: answer.headers, body: read };
  }

  return {
    call,
    draft,
    cartKey: () => cartKey,
    add: (sku: string, quantity: number, more: Record<string, unknown> = {}) =>
      call<CartWithResults>('cart/add', { items: [{ sku, quantity, ...more }] }),
    cart: () => call<Cart>('cart/list'),
    preview: (change?: Record<string, unknown>) => call<Preview>('order/preview', draft(change)),
    /** Places the order at a total, by default at that of a fresh preview; what the stock lacks is waited for, unless said otherwise. */
    checkout: async (change: Record<string, unknown> = {}, key = newKey()) => {
      const { expected_total, currency = 'EUR', ...rest }: Record<string, unknown> = { shortage: 'backorder', ...change };
      const total =
        expected_total ?? (await call<Preview>('order/preview', draft(rest), { 'X-Currency': String(currency) })).body.totals?.total ?? 0;
      const body = { ...draft(rest), currency, expected_total: total, accept_terms: true };
      return call<Placed>('order/checkout', body, { 'Idempotency-Key': key });
    },
    order: (orderNo: string, accessKey: string | null) =>
      call<Order>(`order/order-detail?order_no=${orderNo}`, undefined, accessKey === null ? {} : { 'X-Access-Key': accessKey }),
  };
}

export type Shopper = ReturnType<typeof openShopper>;

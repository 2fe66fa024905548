import { beforeEach, expect, test } from 'vitest';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { checkout } from '#contract/api/checkout.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { type Attempt, readAttempt } from './checkout-attempt.ts';
import { placeOnce } from './use-place-order.ts';

type Body = Attempt['bodies'][number];
const address = { first_name: 'M', last_name: 'K', country: 'DE', city: 'Berlin', line1: 'Torstraße 14', phone: '030 55501400' };
const body: Body = {
  email: 'a@example.com',
  shipping_address: address,
  shipping_code: 'standard',
  payment_method: 'bank_transfer',
  expected_total: 100,
  currency: 'EUR',
  accept_terms: true,
};

const lost = { error: { status: 0, code: 'network', message: '' } } satisfies { error: ApiError };
const reused = { error: { status: 422, code: 'idempotency_key_reused', message: '' } } satisfies { error: ApiError };
const refused = { error: { status: 409, code: 'price_changed', message: '' } } satisfies { error: ApiError };
const placed = { data: {} as ResponseOf<typeof checkout> }; // only its arrival matters here

/** A server that keeps the first final answer to each key, as the contract asks. */
function server(loseAnswers: number, answer: () => typeof placed | typeof refused) {
  const kept = new Map<string, { body: string; answer: typeof placed | typeof refused }>();
  const orders: Body[] = [];
  let calls = 0;
  const send = async (sent: Body, key: string) => {
    calls += 1;
    const known = kept.get(key);
    const asked = JSON.stringify({ ...sent, create_account: undefined });
    if (known && known.body !== asked) return reused;
    if (!known) {
      const given = answer();
      if (given === placed) orders.push(sent);
      kept.set(key, { body: asked, answer: given });
    }
    return calls <= loseAnswers ? lost : (kept.get(key)?.answer ?? lost);
  };
  return { send, orders };
}

beforeEach(() => sessionStorage.clear());

test('a retry after a lost answer finds the order and places no second one', async () => {
  const shop = server(1, () => placed);
  expect((await placeOnce(shop.send, sessionStorage, body)).kind).toBe('open');
  expect((await placeOnce(shop.send, sessionStorage, body)).kind).toBe('placed');
  expect(shop.orders).toHaveLength(1);
  expect(readAttempt(sessionStorage)).toBeNull();
});

test('an order changed after a lost answer is not placed on top of the first', async () => {
  const shop = server(1, () => placed);
  await placeOnce(shop.send, sessionStorage, body);
  const outcome = await placeOnce(shop.send, sessionStorage, { ...body, customer_note: 'Ring twice' });
  expect(outcome.kind).toBe('placed');
  expect(shop.orders).toEqual([body]);
});

test('a changed order is placed when the lost answer was a refusal', async () => {
  let first = true;
  const shop = server(1, () => {
    const answer = first ? refused : placed;
    first = false;
    return answer;
  });
  await placeOnce(shop.send, sessionStorage, body);
  const changed = { ...body, expected_total: 120 };
  expect((await placeOnce(shop.send, sessionStorage, changed)).kind).toBe('placed');
  expect(shop.orders).toEqual([changed]);
});

test('a refusal ends the attempt', async () => {
  const shop = server(0, () => refused);
  expect((await placeOnce(shop.send, sessionStorage, body)).kind).toBe('refused');
  expect(readAttempt(sessionStorage)).toBeNull();
});

test('an order with a new account is sent with its password, and found again without it', async () => {
  const shop = server(1, () => placed);
  const withAccount = { ...body, create_account: { password: 'wall-socket moon 7' } };
  await placeOnce(shop.send, sessionStorage, withAccount);
  const afterReload = readAttempt(sessionStorage)?.bodies.at(-1) ?? body;
  expect(afterReload).toEqual(body);
  expect((await placeOnce(shop.send, sessionStorage, afterReload)).kind).toBe('placed');
  expect(shop.orders).toEqual([withAccount]);
});

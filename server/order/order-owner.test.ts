import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { AnyEndpoint } from '#contract/api/endpoint.ts';
import type { ErrorAnswer } from '#contract/api/error.ts';
import * as orderContract from '#contract/api/order.ts';
import { order, orderEvent, paymentTry } from '#server/db/schema.ts';
import { seedAccount } from '#server/testing/account.ts';
import { seedParts } from '#server/testing/parts.ts';
import { newKey, openShopper, type Placed } from '#server/testing/shopper.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';

const sku = 'LM358N-NOPB-TB';
type Status = typeof order.$inferSelect.status;

const today = new Date().toISOString().slice(0, 10);

/** Each call on one order, with what it needs beside the number and a status in which its owner may make it. */
const calls: Record<string, { more?: Record<string, string>; status: Status }> = {
  'order/invoice': { more: { kind: 'proforma' }, status: 'pending' },
  'order/order-detail': { status: 'pending' },
  'order/order-pay': { more: { method: 'bank_transfer' }, status: 'pending' },
  'order/cancel': { status: 'pending' },
  'order/confirm-receipt': { status: 'shipped' },
  'order/reorder': { status: 'pending' },
  'order/pay-result': { status: 'pending' },
  'order/save-transfer': { more: { paid_at: today, amount: '10', payer: 'Erika Muster', reference: 'SO' }, status: 'pending' },
};

function isOrderCall(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'access' in value && value.access === 'order';
}
const exported: unknown[] = Object.values(orderContract);
const declared = exported.filter(isOrderCall);

let store: TestStore;
let owner: Awaited<ReturnType<typeof seedAccount>>;
let stranger: typeof owner;
let bought: Placed;
let guestBought: Placed;
const guestOf = () => openShopper(store, { 'X-Locale': 'de' });

beforeAll(async () => {
  store = await openTestStore();
  await seedParts(store.db);
  owner = await seedAccount(store.db);
  stranger = await seedAccount(store.db);
});
afterAll(() => store.close());
beforeEach(async () => {
  const buyer = openShopper(store, { 'X-Locale': 'de', ...owner.headers });
  await buyer.add(sku, 10, { customer_reference: 'U7' });
  bought = (await buyer.checkout({ email: undefined })).body;
  const guest = guestOf();
  await guest.add(sku, 10);
  guestBought = (await guest.checkout()).body;
});

async function ask(path: string, orderNo: string, headers: Record<string, string>) {
  const endpoint = declared.find((one) => one.path === `/api/store/${path}`);
  const [tried] = await store.db.select().from(paymentTry).where(eq(paymentTry.orderNo, orderNo));
  const name = path === 'order/pay-result' ? { payment_no: tried?.paymentNo ?? '' } : { order_no: orderNo };
  const fields = { ...name, ...calls[path]?.more };
  const response =
    endpoint?.method === 'GET'
      ? await store.request(`/api/store/${path}?${new URLSearchParams(fields).toString()}`, undefined, headers)
      : await store.request(`/api/store/${path}`, fields, { 'Idempotency-Key': newKey(), ...headers });
  if (response.headers.get('Content-Type') === 'application/pdf') return [response.status, undefined];
  const body = (await response.json()) as Partial<ErrorAnswer>; // the store checks its answers with the contract in tests
  return [response.status, body.error?.code];
}

async function stateOf(orderNo: string) {
  const events = await store.db.$count(orderEvent, eq(orderEvent.orderNo, orderNo));
  return [await store.db.select().from(order).where(eq(order.orderNo, orderNo)), events];
}

test('every call on an order is walked here', () => {
  expect(declared.map(({ path }) => path.replace('/api/store/', '')).toSorted()).toEqual(Object.keys(calls).toSorted());
});

test.each(Object.entries(calls))('%s serves the owner, and tells nobody else that the order exists', async (path, { status }) => {
  for (const { order: shown } of [bought, guestBought])
    // oxlint-disable-next-line no-await-in-loop -- two orders
    await store.db.update(order).set({ status }).where(eq(order.orderNo, shown.order_no));
  const accessKey = { 'X-Access-Key': guestBought.access_key ?? '' };
  const wrongKey = { 'X-Access-Key': `ak_${'x'.repeat(43)}` };
  const { order_no: ofAccount } = bought.order;
  const { order_no: ofGuest } = guestBought.order;
  const before = [await stateOf(ofAccount), await stateOf(ofGuest)];

  const nobody = [401, 'auth_required'];
  const notYours = [404, 'not_found'];
  expect(await ask(path, ofAccount, {})).toEqual(nobody);
  expect(await ask(path, ofAccount, { Cookie: `token=${owner.token}` })).toEqual(nobody);
  expect(await ask(path, ofAccount, { Authorization: `Bearer st_${'a'.repeat(43)}` })).toEqual([401, 'token_invalid']);
  expect(await ask(path, ofAccount, stranger.headers)).toEqual(notYours);
  expect(await ask(path, ofAccount, accessKey)).toEqual(notYours);
  expect(await ask(path, ofGuest, {})).toEqual(nobody);
  expect(await ask(path, ofGuest, owner.headers)).toEqual(notYours);
  expect(await ask(path, ofGuest, wrongKey)).toEqual(notYours);
  expect(await ask(path, ofGuest, { ...owner.headers, ...wrongKey })).toEqual(notYours);
  expect([await stateOf(ofAccount), await stateOf(ofGuest)]).toEqual(before);

  expect(await ask(path, ofAccount, owner.headers)).toEqual([200, undefined]);
  expect(await ask(path, ofGuest, accessKey)).toEqual([200, undefined]);
});

test('who is logged in may still open an order with its access key', async () => {
  const both = { ...stranger.headers, 'X-Access-Key': guestBought.access_key ?? '' };
  expect(await ask('order/order-detail', guestBought.order.order_no, both)).toEqual([200, undefined]);
});

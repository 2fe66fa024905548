import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import type { CartWithResults } from '#contract/api/cart.ts';
import type { Order } from '#contract/api/order.ts';
import { offer, order } from '#server/db/schema.ts';
import { seedAccount } from '#server/testing/account.ts';
import { openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
const [first, second] = ['LM358N-NOPB-TB', 'LM358DR-TB'] as const;

beforeAll(async () => {
  store = await openStoreWithParts();
});
afterAll(() => store.close());

async function buyer() {
  const account = await seedAccount(store.db);
  return openShopper(store, { 'X-Locale': 'de', ...account.headers });
}
type Buyer = Awaited<ReturnType<typeof buyer>>;

async function buy(shopper: Buyer): Promise<Order> {
  await shopper.add(first, 10, { customer_reference: 'U7' });
  await shopper.add(second, 3);
  return (await shopper.checkout({ email: undefined })).body.order;
}
const again = (shopper: Buyer, order_no: string, line_ids?: (string | undefined)[]) =>
  shopper.call<CartWithResults>('order/reorder', { order_no, line_ids });
const inCart = ({ list }: CartWithResults) => list.map((line) => [line.sku, line.quantity, line.customer_reference]);

test('what has been sent can be confirmed once, and nothing else can', async () => {
  const shopper = await buyer();
  const { order_no } = await buy(shopper);
  const confirm = () => shopper.call<Order>('order/confirm-receipt', { order_no });
  expect(await confirm()).toMatchObject({
    status: 409,
    body: { error: { code: 'state_conflict', data: { status: 'pending', allowed: ['pay', 'upload_slip', 'cancel', 'reorder'] } } },
  });
  await store.db.update(order).set({ status: 'shipped' }).where(eq(order.orderNo, order_no));
  expect((await shopper.order(order_no, null)).body.allowed).toEqual(['confirm_receipt', 'reorder']);
  const { body } = await confirm();
  expect(body).toMatchObject({ status: 'completed', version: 2, allowed: ['reorder'] });
  expect(body.events.at(-1)).toMatchObject({ code: 'completed', text: 'Empfang bestätigt' });
  expect((await confirm()).status).toBe(409);
});

test('one wish to order again puts the parts into the cart once, however often it is sent', async () => {
  const shopper = await buyer();
  const { order_no } = await buy(shopper);
  const send = (key: string) => shopper.call<CartWithResults>('order/reorder', { order_no }, { 'Idempotency-Key': key });
  const answers = await Promise.all([send('pressed'), send('pressed'), send('pressed')]);
  for (const { status, body } of answers) expect(body.error?.code ?? status).toBeOneOf([200, 'idempotency_in_progress']);
  expect((await send('pressed')).status).toBe(200);
  expect((await shopper.cart()).body.list.map(({ quantity }) => quantity)).toEqual([10, 3]);
  await send('pressed-later');
  expect((await shopper.cart()).body.list.map(({ quantity }) => quantity)).toEqual([20, 6]);
});

test('an order goes into the cart again, on top of what is there, at the price of today', async () => {
  const shopper = await buyer();
  const { order_no } = await buy(shopper);
  await shopper.add(second, 2);
  await store.db
    .update(offer)
    .set({ breakMicros: [500_000, 281_000] })
    .where(eq(offer.sku, first));
  const { body } = await again(shopper, order_no);
  expect(inCart(body)).toEqual([
    [second, 5, null],
    [first, 10, 'U7'],
  ]);
  expect(body.list[1]).toMatchObject({ unit_micros: 500_000, line_total: 500 });
  expect(body.results.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    [first, 10],
    [second, 5],
  ]);
});

test('some of its lines can be chosen; those of another order are not found', async () => {
  const shopper = await buyer();
  const one = await buy(shopper);
  const other = await buy(shopper);
  expect(inCart((await again(shopper, one.order_no, [one.lines[1]?.line_id])).body)).toEqual([[second, 3, null]]);
  expect((await again(shopper, one.order_no, [other.lines[0]?.line_id])).body.error?.code).toBe('not_found');
});

test('what is gone is told beside its line, and a quantity that is no longer sold is raised', async () => {
  const shopper = await buyer();
  const { order_no } = await buy(shopper);
  await store.db.update(offer).set({ moq: 25, multiple: 25 }).where(eq(offer.sku, first));
  await store.db.execute(sql`update product set hidden = true where mpn = 'LM358DR'`);
  const { status, body } = await again(shopper, order_no);
  expect(status).toBe(200);
  expect(body.results).toMatchObject([
    { sku: first, quantity: 25 },
    { sku: second, line_id: null, error: { code: 'product_unavailable' } },
  ]);
  expect(inCart(body)).toEqual([[first, 25, 'U7']]);
});

test('a guest orders again with the access key and gets a cart', async () => {
  const guest = openShopper(store, { 'X-Locale': 'de' });
  await guest.add(first, 25);
  const { order: placed, access_key } = (await guest.checkout()).body;
  const elsewhere = openShopper(store, { 'X-Locale': 'de' });
  const { body } = await elsewhere.call<CartWithResults>(
    'order/reorder',
    { order_no: placed.order_no },
    { 'X-Access-Key': access_key ?? '' },
  );
  expect(body.cart_key).toMatch(/^ck_/);
  expect(inCart(body)).toEqual([[first, 25, null]]);
});

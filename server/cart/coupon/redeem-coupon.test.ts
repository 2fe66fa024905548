/** Coupons of orders: taken once, split exactly, given back (`docs/api.md` 6.4, 7.7; checks 4 and 10). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { coupon, heldCoupon } from '#server/db/schema.ts';
import { expireOrders } from '#server/order/change-order.ts';
import { seedAccount } from '#server/testing/account.ts';
import { seedCoupon } from '#server/testing/coupon.ts';
import { seedParts, testParts } from '#server/testing/parts.ts';
import { newKey, openShopper, type Placed, type Shopper } from '#server/testing/shopper.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';

const day = 86_400_000;
const start = new Date('2026-11-21T10:00:00Z');
const sku = 'LM358N-NOPB-TB';
let now = start;
let store: TestStore;

beforeAll(async () => {
  store = await openTestStore({ clock: () => now });
  const part = testParts.find(({ mpn }) => mpn === 'LM358N/NOPB');
  const [tube] = part?.offers ?? [];
  if (!part || !tube) throw new Error('The op-amp is missing from the test parts');
  const uneven = ['3.33', '3.33', '3.34'].map((price, index) => ({
    ...part,
    mpn: `UNEVEN-${index}`,
    offers: [{ ...tube, sku: `UNEVEN-${index}`, price_breaks: [{ quantity: 1, price }] }],
  }));
  await seedParts(store.db, [...testParts, ...uneven]);
  await store.db.execute(sql`update stock set on_hand = 100000`);
});
beforeEach(async () => {
  now = start;
  await store.db.delete(heldCoupon);
  await store.db.delete(coupon);
});
afterAll(() => store.close());

const german = (headers: Record<string, string> = {}) => openShopper(store, { 'X-Locale': 'de', ...headers });
const member = async () => {
  const account = await seedAccount(store.db, { expiresAt: new Date(start.getTime() + 400 * day) });
  return { ...account, shopper: german(account.headers) };
};
async function withCoupon(code: string, shopper: Shopper = german(), quantity = 10): Promise<Shopper> {
  await shopper.add(sku, quantity);
  await shopper.call('cart/apply-coupon', { code });
  return shopper;
}
const usesOf = async (code: string) => (await store.db.select().from(coupon).where(eq(coupon.code, code)))[0]?.used;
const heldOf = (accountId: string) => store.db.select().from(heldCoupon).where(eq(heldCoupon.accountId, accountId));
const pay = (shopper: Shopper, { order, access_key }: Placed) =>
  shopper.call<{ order: Placed['order'] }>(
    'order/order-pay',
    { order_no: order.order_no, method: 'bank_transfer' },
    { 'Idempotency-Key': newKey(), ...(access_key !== null && { 'X-Access-Key': access_key }) },
  );
const cancel = (shopper: Shopper, { order, access_key }: Placed) =>
  shopper.call<Placed['order']>('order/cancel', { order_no: order.order_no }, access_key === null ? {} : { 'X-Access-Key': access_key });

test('10 % over lines of 333, 333 and 334 gives parts that add up to 100, and the tax is on the rest (check 4)', async () => {
  await seedCoupon(store.db, { code: 'SAVE10' });
  const guest = german();
  for (const index of [0, 1, 2]) {
    // oxlint-disable-next-line no-await-in-loop -- one line after the other
    await guest.add(`UNEVEN-${index}`, 1);
  }
  const applied = await guest.call('cart/apply-coupon', { code: 'save10' });
  expect(applied.body).toMatchObject({ coupon: { code: 'SAVE10', title: '10\u00a0% Rabatt', discount: 100, free_shipping: false } });
  const { body, status } = await guest.checkout();
  expect(status).toBe(201);
  expect(body.order.lines.map(({ line_total, discount }) => [line_total, discount])).toEqual([
    [333, 33],
    [333, 33],
    [334, 34],
  ]);
  // (1000 − 100 + 490) × 19 % = 264.1
  expect(body.order).toMatchObject({
    coupon: { code: 'SAVE10', discount: 100 },
    totals: { subtotal: 1000, discount: 100, shipping: 490, tax: 264, total: 1654 },
  });
  expect((await guest.order(body.order.order_no, body.access_key)).body.coupon).toEqual(body.order.coupon);
  expect((await guest.cart()).body.coupon).toBeNull();
});

test('of fifty who use the last coupon at once one gets it', async () => {
  await seedCoupon(store.db, { code: 'LAST', totalLimit: 3, used: 2 });
  const guests = await Promise.all(Array.from({ length: 50 }, () => withCoupon('LAST')));
  const preview = (await guests[0]?.preview())?.body;
  const answers = await Promise.all(guests.map((guest) => guest.checkout({ expected_total: preview?.totals.total })));
  const outcome = Map.groupBy(answers, ({ body }) => body.error?.code ?? 'placed');
  expect(Object.fromEntries([...outcome].map(([code, list]) => [code, list.length]))).toEqual({ placed: 1, coupon_exhausted: 49 });
  expect(await usesOf('LAST')).toBe(3);
  const { rows } = await store.db.execute<{ reserved: number; ledger: number }>(
    sql`select sum(reserved)::int as reserved, (select sum(reserved)::int from stock_movement) as ledger from stock`,
  );
  expect(rows[0]?.reserved).toBe(rows[0]?.ledger);
  // Whoever was too late keeps their cart and reads why.
  const loser = guests[answers.findIndex(({ status }) => status === 422)];
  expect((await loser?.cart())?.body).toMatchObject({
    cartNum: 1,
    coupon: { code: 'LAST', discount: 0, issue: { code: 'coupon_exhausted' } },
  });
}, 60_000);

test('an account uses a coupon as often as it may, and two of its orders at once take one', async () => {
  await seedCoupon(store.db, { code: 'ONCE', perUserLimit: 1 });
  const { shopper, id } = await member();
  await withCoupon('ONCE', shopper);
  const { body: preview } = await shopper.preview();
  const place = () => shopper.checkout({ email: undefined, expected_total: preview.totals.total });
  const answers = await Promise.all([place(), place(), place()]);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await usesOf('ONCE')).toBe(1);
  expect(await heldOf(id)).toMatchObject([{ status: 'reserved' }]);
  await shopper.add(sku, 1);
  expect((await shopper.call('cart/apply-coupon', { code: 'ONCE' })).body.error?.code).toBe('coupon_exhausted');
  const other = await member();
  expect((await withCoupon('ONCE', other.shopper).then((one) => one.cart())).body.coupon).toMatchObject({ discount: 46 });
});

test('an unpaid order at day 7 + 1 min frees its coupon, and paying later takes it again (check 10)', async () => {
  await seedCoupon(store.db, { code: 'LIMIT1', perUserLimit: 1, totalLimit: 1 });
  const { shopper, id } = await member();
  await shopper.call('user/save-coupon', { code: 'LIMIT1' });
  const { body: placed } = await (await withCoupon('LIMIT1', shopper)).checkout({ email: undefined });
  expect(await heldOf(id)).toMatchObject([{ status: 'reserved', orderNo: placed.order.order_no }]);
  now = new Date(start.getTime() + 7 * day - 60_000);
  expect(await expireOrders(store.deps)).toBe(0);
  expect(await usesOf('LIMIT1')).toBe(1);
  now = new Date(start.getTime() + 7 * day + 60_000);
  await expireOrders(store.deps);
  expect(await usesOf('LIMIT1')).toBe(0);
  expect(await heldOf(id)).toMatchObject([{ status: 'available', orderNo: null }]);

  const again = await pay(shopper, placed);
  expect(again).toMatchObject({
    status: 200,
    body: { order: { status: 'pending', totals: placed.order.totals, coupon: { discount: 46 } } },
  });
  expect(await usesOf('LIMIT1')).toBe(1);
  expect(await heldOf(id)).toMatchObject([{ status: 'reserved', orderNo: placed.order.order_no }]);
});

test('an expired order whose coupon somebody else has used by now is not paid at its price', async () => {
  await seedCoupon(store.db, { code: 'GONE', totalLimit: 1 });
  const guest = await withCoupon('GONE');
  const { body: placed } = await guest.checkout();
  now = new Date(start.getTime() + 8 * day);
  await expireOrders(store.deps);
  expect((await (await withCoupon('GONE')).checkout()).status).toBe(201);
  expect(await pay(guest, placed)).toMatchObject({ status: 422, body: { error: { code: 'coupon_exhausted' } } });
  expect((await guest.order(placed.order.order_no, placed.access_key)).body.status).toBe('expired');
});

test('an account cannot keep two orders with a coupon that it may use once, by letting one expire', async () => {
  await seedCoupon(store.db, { code: 'ONCE', perUserLimit: 1 });
  const { shopper } = await member();
  const { body: placed } = await (await withCoupon('ONCE', shopper)).checkout({ email: undefined });
  now = new Date(start.getTime() + 8 * day);
  await expireOrders(store.deps);
  expect((await (await withCoupon('ONCE', shopper)).checkout({ email: undefined })).body.order.coupon).toMatchObject({ discount: 46 });
  expect((await pay(shopper, placed)).body.error?.code).toBe('coupon_exhausted');
  expect(await usesOf('ONCE')).toBe(1);
});

test('a cancelled order gives its coupon back once, to a guest’s total as well', async () => {
  await seedCoupon(store.db, { code: 'BACK' });
  const guest = await withCoupon('BACK');
  const { body: placed } = await guest.checkout();
  expect(await usesOf('BACK')).toBe(1);
  expect((await cancel(guest, placed)).body).toMatchObject({ status: 'cancelled', coupon: { code: 'BACK' } });
  expect((await cancel(guest, placed)).status).toBe(409);
  expect(await usesOf('BACK')).toBe(0);
  expect(await store.db.select().from(heldCoupon)).toEqual([]);
});

test('of two orders that give the same coupon back the account keeps one for later', async () => {
  await seedCoupon(store.db, { code: 'OFTEN' });
  const { shopper, id } = await member();
  await (await withCoupon('OFTEN', shopper)).checkout({ email: undefined });
  await (await withCoupon('OFTEN', shopper)).checkout({ email: undefined });
  expect(await usesOf('OFTEN')).toBe(2);
  now = new Date(start.getTime() + 8 * day);
  await expireOrders(store.deps);
  expect(await usesOf('OFTEN')).toBe(0);
  expect(await heldOf(id)).toMatchObject([{ status: 'available' }]);
});

test('an order that costs nothing uses its coupon up at once', async () => {
  await seedCoupon(store.db, { code: 'FREE', percentBp: 10_000, perUserLimit: 1 });
  const { shopper, id } = await member();
  // Above this worth of parts the standard parcel is free.
  const { body } = await (await withCoupon('FREE', shopper, 5000)).checkout({ email: undefined });
  expect(body).toMatchObject({ next: 'done', order: { status: 'confirmed', totals: { total: 0 } } });
  expect(await heldOf(id)).toMatchObject([{ status: 'used', usedAt: start }]);
  expect((await cancel(shopper, body)).body.status).toBe('cancelled');
  expect(await heldOf(id)).toMatchObject([{ status: 'available', usedAt: null }]);
});

test('free shipping makes the cheapest parcel free and is kept by who sends another', async () => {
  await seedCoupon(store.db, { code: 'SHIPFREE', kind: 'free_shipping', percentBp: null });
  const guest = await withCoupon('SHIPFREE');
  const { body: preview } = await guest.preview();
  expect(preview.shipping_options.map(({ price }) => price > 0)).toEqual([false, true]);
  expect(preview.totals).toMatchObject({ discount: 0, shipping: 0 });
  const options = await guest.call<{ list: { price: number }[] }>('order/shipping-options?country=DE');
  expect(options.body.list[0]?.price).toBe(0);
  expect((await guest.call('cart/list?country=DE')).body).toMatchObject({ coupon: { free_shipping: true }, totals: { shipping: 0 } });
  const express = await guest.checkout({ shipping_code: 'express' });
  expect(express.body.order.coupon).toBeNull();
  expect(await usesOf('SHIPFREE')).toBe(0);
  await guest.add(sku, 10);
  const standard = await guest.checkout();
  expect(standard.body.order).toMatchObject({ coupon: { code: 'SHIPFREE', discount: 0, free_shipping: true }, totals: { shipping: 0 } });
  expect(await usesOf('SHIPFREE')).toBe(1);
});

test('the code of the draft comes before that of the cart, and an empty one stands for none', async () => {
  await seedCoupon(store.db, { code: 'SAVE10' });
  await seedCoupon(store.db, { code: 'SAVE50', percentBp: 5000 });
  const guest = await withCoupon('SAVE10');
  const discountWith = async (change: object) => (await guest.preview({ ...change })).body.totals.discount;
  expect([await discountWith({}), await discountWith({ coupon_code: 'save50' }), await discountWith({ coupon_code: '' })]).toEqual([
    46, 230, 0,
  ]);
  const wrong = await guest.preview({ coupon_code: 'NONE-SUCH' });
  expect(wrong.body.problems).toMatchObject([{ step: 'payment', code: 'coupon_invalid' }]);
  expect((await guest.checkout({ coupon_code: 'NONE-SUCH' })).body.error?.code).toBe('coupon_invalid');
  expect((await guest.checkout({ coupon_code: 'save50' })).body.order).toMatchObject({ coupon: { code: 'SAVE50', discount: 230 } });
});

test('a coupon that ended since the buyer saw its price is named, not just a changed price', async () => {
  await seedCoupon(store.db, { code: 'TODAY', endsAt: new Date(start.getTime() + day) });
  const guest = await withCoupon('TODAY');
  const { body: preview } = await guest.preview();
  now = new Date(start.getTime() + day);
  expect((await guest.checkout({ expected_total: preview.totals.total })).body.error?.code).toBe('coupon_expired');
  expect((await guest.checkout()).body.order).toMatchObject({ coupon: null, totals: { discount: 0 } });
});

test('a first-order coupon is for an account that has bought nothing yet', async () => {
  await seedCoupon(store.db, { code: 'WELCOME', firstOrderOnly: true });
  const guest = german();
  await guest.add(sku, 10);
  expect((await guest.call('cart/apply-coupon', { code: 'WELCOME' })).body.error?.data).toEqual({ reason: 'login_required' });
  const { shopper } = await member();
  const { body: placed } = await (await withCoupon('WELCOME', shopper)).checkout({ email: undefined });
  expect(placed.order.coupon?.discount).toBe(46);
  await shopper.add(sku, 10);
  const refused = await shopper.call('cart/apply-coupon', { code: 'WELCOME' });
  expect(refused.body.error).toMatchObject({
    data: { reason: 'first_order' },
    message: 'Dieser Gutschein gilt nur für die erste Bestellung.',
  });
  await cancel(shopper, placed);
  expect((await shopper.call('cart/apply-coupon', { code: 'WELCOME' })).status).toBe(200);
});

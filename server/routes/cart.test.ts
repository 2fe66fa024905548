import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { cart, offer, product, stock } from '#server/db/schema.ts';
import { seedAccount } from '#server/testing/account.ts';
import { openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
let now = new Date('2026-11-21T10:00:00Z');
const euro = { 'X-Locale': 'de' };
const opAmp = 'LM358N-NOPB-TB';
let tape = '';
let reel = '';

beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => now });
  const skus = await store.db
    .select({ sku: offer.sku, packaging: offer.packaging })
    .from(offer)
    .innerJoin(product, eq(product.id, offer.productId))
    .where(eq(product.mpn, 'RC0603FR-0710KL'));
  tape = skus.find(({ packaging }) => packaging === 'cut_tape')?.sku ?? '';
  reel = skus.find(({ packaging }) => packaging === 'tape_and_reel')?.sku ?? '';
});
afterAll(() => store.close());

const shopper = () => openShopper(store, euro);

test('a visitor without a key sees an empty cart, and gets a key with the first line', async () => {
  const guest = shopper();
  expect((await guest.cart()).body).toMatchObject({ cart_key: null, list: [], cartNum: 0, version: 0 });
  const { status, body } = await guest.add(opAmp, 5);
  expect(status).toBe(200);
  expect(body.cart_key).toMatch(/^ck_[A-Za-z0-9_-]{43}$/);
  expect(body.list).toMatchObject([{ sku: opAmp, quantity: 5, unit_micros: 460_000, line_total: 230, from_stock: 5, issues: [] }]);
  expect(body.totals).toMatchObject({ currency: 'EUR', subtotal: 230, shipping: 0, tax: 0, total: 230 });
  expect((await guest.call('common/cart-num')).body).toEqual({ cartNum: 1, rfqNum: 0 });
  const rows = await store.db.select().from(cart);
  expect(JSON.stringify(rows)).not.toContain(guest.cartKey());
});

test('an unknown key counts nothing and reads an empty cart; what is added goes into a new one', async () => {
  const guest = shopper();
  const dead = { 'X-Cart-Key': `ck_${'x'.repeat(43)}` };
  expect((await guest.call('common/cart-num', undefined, dead)).body).toEqual({ cartNum: 0, rfqNum: 0 });
  expect((await guest.call('cart/list', undefined, dead)).body).toMatchObject({ cart_key: null, list: [] });
  expect(await guest.call('cart/remove', { line_ids: ['a'] }, dead)).toMatchObject({
    status: 404,
    body: { error: { code: 'cart_not_found' } },
  });
  const { body } = await guest.call<{ cart_key: string; cartNum: number }>('cart/add', { items: [{ sku: opAmp, quantity: 1 }] }, dead);
  expect(body.cartNum).toBe(1);
  expect(body.cart_key).not.toBe(dead['X-Cart-Key']);
});

test('a guest cart ends thirty days after its last use', async () => {
  const guest = shopper();
  await guest.add(opAmp, 1);
  const start = now;
  now = new Date(start.getTime() + 29 * 86_400_000);
  expect((await guest.cart()).body.cartNum).toBe(1);
  now = new Date(start.getTime() + 58 * 86_400_000);
  expect((await guest.cart()).body.cartNum).toBe(1);
  now = new Date(start.getTime() + 89 * 86_400_000);
  expect((await guest.call('cart/list')).body).toMatchObject({ list: [], cart_key: null });
  now = start;
});

test('cookies alone give no access (api.md section 10, check 15)', async () => {
  const guest = shopper();
  await guest.add(opAmp, 1);
  const account = await seedAccount(store.db);
  const cookies = { Cookie: `cart_key=${guest.cartKey() ?? ''}; token=${account.token}` };
  const answer = await store.request('/api/store/cart/list', undefined, cookies);
  expect(await answer.json()).toMatchObject({ list: [], cart_key: null });
  expect(await (await store.request('/api/store/common/cart-num', undefined, cookies)).json()).toEqual({ cartNum: 0, rfqNum: 0 });
});

test('an account’s cart is reached by its token alone', async () => {
  const { headers } = await seedAccount(store.db, { expiresAt: new Date(now.getTime() + 3_600_000) });
  const buyer = openShopper(store, { ...euro, ...headers });
  const { body } = await buyer.add(opAmp, 2);
  expect(body.cart_key).toBeNull();
  expect((await buyer.cart()).body.cartNum).toBe(1);
  const bad = await store.request('/api/store/cart/list', undefined, { Authorization: 'Bearer st_wrong' });
  expect(bad.status).toBe(401);
  const number = await store.request('/api/store/common/cart-num', undefined, { Authorization: 'Bearer st_wrong' });
  expect([number.status, await number.json()]).toEqual([200, { cartNum: 0, rfqNum: 0 }]);
});

test('a wrong quantity is refused with the one that is right, or raised when asked', async () => {
  const guest = shopper();
  expect(await guest.add(tape, 5)).toMatchObject({
    status: 422,
    body: { error: { code: 'quantity_below_minimum', data: { minimum: 10, multiple: 10, suggested: 10 } } },
  });
  expect(await guest.add(tape, 15)).toMatchObject({
    status: 422,
    body: { error: { code: 'quantity_not_multiple', data: { minimum: 10, multiple: 10, suggested: 20 } } },
  });
  const { body } = await guest.add(tape, 15, { round: true });
  expect(body.results).toMatchObject([{ sku: tape, quantity: 20 }]);
});

test('good items are added though others fail', async () => {
  const guest = shopper();
  const items = [
    { sku: 'NO-SUCH-CODE', quantity: 1 },
    { sku: opAmp, quantity: 3 },
  ];
  const { status, body } = await guest.call<Awaited<ReturnType<typeof guest.add>>['body']>('cart/add', { items });
  expect(status).toBe(200);
  expect(body.results).toMatchObject([{ line_id: null, error: { code: 'not_found' } }, { quantity: 3 }]);
  expect(body.list).toHaveLength(1);
});

test('the same part and reference are one line, another reference is another', async () => {
  const guest = shopper();
  await guest.add(opAmp, 3);
  await guest.add(opAmp, 4);
  const { body } = await guest.add(opAmp, 5, { customer_reference: 'Board A' });
  expect(body.list.map(({ quantity, customer_reference }) => [quantity, customer_reference])).toEqual([
    [7, null],
    [5, 'Board A'],
  ]);
});

test('lines of one order code share the break of their sum', async () => {
  const guest = shopper();
  await guest.add(opAmp, 60);
  const { body } = await guest.add(opAmp, 40, { customer_reference: 'Board A' });
  expect(body.list.map(({ unit_micros }) => unit_micros)).toEqual([281_000, 281_000]);
  const [first] = body.list;
  const { body: after } = await guest.call<typeof body>('cart/update', { items: [{ line_id: first?.line_id, selected: false }] });
  expect(after.list.map(({ unit_micros, issues }) => [unit_micros, issues])).toEqual([
    [281_000, []],
    [460_000, []],
  ]);
  expect(after.totals.subtotal).toBe(1840);
});

test('lines change quantity and packaging, join their like, and go', async () => {
  const guest = shopper();
  const { body: added } = await guest.add(tape, 100);
  const line_id = added.list[0]?.line_id;
  const update = (item: object, more = {}) => guest.call<typeof added>('cart/update', { items: [{ line_id, ...item }], ...more });
  expect((await update({ quantity: 150 })).body.list[0]).toMatchObject({ quantity: 150 });
  expect((await update({ sku: reel })).body).toMatchObject({ error: { code: 'quantity_below_minimum', data: { suggested: 5000 } } });
  expect((await update({ sku: reel }, { round: true })).body.list[0]).toMatchObject({ sku: reel, quantity: 5000, line_id });
  expect((await update({ sku: 'NO-SUCH-CODE' })).body).toMatchObject({ error: { code: 'not_found' } });
  await guest.add(tape, 10);
  expect((await update({ sku: tape, quantity: 5000 })).body.list).toMatchObject([{ sku: tape, quantity: 5010 }]);
  expect((await update({ quantity: 0 })).body).toMatchObject({ list: [], results: [{ line_id: null, quantity: 0 }] });
});

test('another part takes the place of a line and keeps its reference', async () => {
  const guest = shopper();
  const { body: added } = await guest.add(tape, 100, { customer_reference: 'Board A' });
  const line_id = added.list[0]?.line_id;
  const { body } = await guest.call<typeof added>('cart/update', { items: [{ line_id, sku: opAmp }] });
  expect(body.list).toMatchObject([{ line_id, sku: opAmp, quantity: 100, customer_reference: 'Board A' }]);
});

test('a stale version is refused', async () => {
  const guest = shopper();
  const { body } = await guest.add(opAmp, 1);
  const items = [{ sku: opAmp, quantity: 1 }];
  expect((await guest.call('cart/add', { items, version: body.version })).status).toBe(200);
  expect(await guest.call('cart/add', { items, version: body.version })).toMatchObject({
    status: 409,
    body: { error: { code: 'version_conflict', data: { version: body.version + 1 } } },
  });
});

const raise = (micros: number) =>
  store.db
    .update(offer)
    .set({ breakMicros: [micros, 281_000] })
    .where(eq(offer.sku, 'LM358DR-TB'));

test('a price that moves is told with old and new until the line is touched', async () => {
  const guest = shopper();
  const { body } = await guest.add('LM358DR-TB', 1);
  await raise(500_000);
  const moved = (await guest.cart()).body.list[0];
  expect(moved).toMatchObject({ unit_micros: 500_000, issues: [{ code: 'price_changed', data: { old: 460_000, new: 500_000 } }] });
  const line_id = body.list[0]?.line_id;
  const { body: touched } = await guest.call<typeof body>('cart/update', { items: [{ line_id, quantity: 1 }] });
  expect(touched.list[0]?.issues).toEqual([]);
  expect((await guest.cart()).body.list[0]?.issues).toEqual([]);
  await raise(460_000);
});

test('stock is split, and a line that cannot be filled says so without blocking the others', async () => {
  const guest = shopper();
  await guest.add(opAmp, 200);
  const { body } = await guest.add(tape, 10);
  expect(body.list[0]).toMatchObject({
    from_stock: 180,
    backordered: 20,
    issues: [],
    lead_time_days: 42,
  });
  await store.db.update(stock).set({ backorder: false }).where(eq(stock.onHand, 180));
  const { body: short } = await guest.cart();
  expect(short.list[0]).toMatchObject({
    from_stock: 180,
    backordered: 0,
    issues: [{ code: 'insufficient_stock', data: { requested: 200, available: 180 } }],
  });
  expect(short.totals.subtotal).toBe(short.list[1]?.line_total);
  await store.db.update(stock).set({ backorder: true }).where(eq(stock.onHand, 180));
});

test('a part that is taken out of the catalog is refused, and cleared away', async () => {
  const guest = shopper();
  await guest.add('STM32F103C8T6-TY', 1);
  await guest.add(opAmp, 1);
  await store.db.update(product).set({ hidden: true }).where(eq(product.mpn, 'STM32F103C8T6'));
  expect(await guest.add('STM32F103C8T6-TY', 1)).toMatchObject({ status: 422, body: { error: { code: 'product_unavailable' } } });
  expect((await guest.cart()).body.list.map(({ issues }) => issues.map(({ code }) => code))).toEqual([['product_unavailable'], []]);
  const { body } = await guest.call<Awaited<ReturnType<typeof guest.cart>>['body']>('cart/clear', { only: 'unavailable' });
  expect(body.list.map(({ sku }) => sku)).toEqual([opAmp]);
  expect((await guest.call<typeof body>('cart/clear', {})).body.list).toEqual([]);
  await store.db.update(product).set({ hidden: false }).where(eq(product.mpn, 'STM32F103C8T6'));
});

test('cheaper ways to buy are pointed out', async () => {
  const { body } = await shopper().add(opAmp, 90);
  expect(body.list[0]?.better_buy).toEqual({ quantity: 100, total: 2810, saving: 1330, sku: opAmp });
});

test('prices round by the currency, yen without decimals', async () => {
  const guest = openShopper(store, { 'X-Locale': 'jp' });
  const { body } = await guest.add(opAmp, 1);
  const rate = await store.db.execute<{ rate: string }>(sql`select rate_micros as rate from currency_rate where currency = 'JPY'`);
  const micros = 0.46 * Number(rate.rows[0]?.rate);
  expect(body.totals).toMatchObject({ currency: 'JPY', subtotal: Math.round(micros / 1e6) });
});

test('a destination gives an estimate of shipping and tax', async () => {
  const guest = shopper();
  await guest.add(opAmp, 10);
  const { body } = await guest.call<Awaited<ReturnType<typeof guest.cart>>['body']>('cart/list?country=DE');
  expect(body.totals).toMatchObject({ subtotal: 460, shipping: 490, tax: 181, total: 1131 });
  const japan = await guest.call<typeof body>('cart/list?country=JP');
  expect(japan.body.totals).toMatchObject({ shipping: 1490, tax: 0, total: 1950 });
});

test('parts to ask a price for are kept with their wishes', async () => {
  const guest = shopper();
  const items = [
    { sku: opAmp, quantity: 5000, target_price: '0.21', needed_by: '2027-01-31' },
    { mpn: 'XYZ-1', quantity: 10, note: 'any maker' },
    { sku: 'NO-SUCH', quantity: 1 },
  ];
  const { status, body } = await guest.call<{ list: { line_id: string }[]; results: unknown[] }>('cart/rfq-add', { items });
  expect(status).toBe(200);
  expect(body.results).toMatchObject([{ mpn: 'LM358N/NOPB' }, { mpn: 'XYZ-1' }, { error: { code: 'not_found' } }]);
  expect(body.list).toMatchObject([
    { mpn: 'LM358N/NOPB', sku: opAmp, quantity: 5000, target_unit_micros: 210_000, needed_by: '2027-01-31', currency: 'EUR' },
    { mpn: 'XYZ-1', sku: null, product: null, note: 'any maker' },
  ]);
  expect((await guest.call('common/cart-num')).body).toEqual({ cartNum: 0, rfqNum: 2 });
  const [first, second] = body.list;
  const changed = await guest.call('cart/rfq-update', {
    items: [
      { line_id: first?.line_id, quantity: 0 },
      { line_id: second?.line_id, quantity: 20 },
    ],
  });
  expect(changed.body).toMatchObject({ list: [{ mpn: 'XYZ-1', quantity: 20 }], rfqNum: 1 });
  expect((await guest.call('cart/rfq-clear', {})).body).toMatchObject({ list: [], rfqNum: 0 });
});

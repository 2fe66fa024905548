import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShownPriceList } from '#contract/api/admin/price-list.ts';
import type { getQuotableParts } from '#contract/api/admin/quote.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { OwnPrices } from '#contract/api/own-prices.ts';
import type { UserInfo } from '#contract/api/user-info.ts';
import { audit } from '#server/db/schema.ts';
import { seedAccount } from '#server/testing/account.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { ask } from '#server/testing/quote.ts';
import { newKey, openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

/** € 0.46 from 1 piece on. */
const opAmp = 'LM358N-NOPB-TB';
const microcontroller = 'STM32F103C8T6-TY';
let now = new Date('2026-11-21T10:00:00Z');
let store: TestStore;
let operator: Shopper;

beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => now });
  operator = openShopper(store, (await seedOperator(store.db, ['customers', 'quotes'])).headers);
});
afterAll(() => store.close());

const save = (list: object) =>
  operator.call<ShownPriceList>(
    'admin/save-price-list',
    { name: `List ${newKey()}`, discounts: [], prices: [], members: [], ...list },
    { 'Idempotency-Key': newKey() },
  );

async function member() {
  const account = await seedAccount(store.db);
  return { ...account, buyer: openShopper(store, { 'X-Locale': 'en', 'X-Currency': 'EUR', ...account.headers }) };
}
const guest = () => openShopper(store, { 'X-Locale': 'en', 'X-Currency': 'EUR' });
const ownPrices = async (buyer: Shopper, ...skus: string[]) =>
  (await buyer.call<OwnPrices>(`user/own-prices?skus=${skus.join(',')}`)).body.list;
const lineOf = async (buyer: Shopper) => (await buyer.cart()).body.list[0];

test('the people of a list pay its prices in cart and order, beside the list price; everybody else pays the list price', async () => {
  const ada = await member();
  expect((await save({ discounts: [{ percent_bp: 1000 }], members: [ada.email.toUpperCase()] })).status).toBe(200);
  await ada.buyer.add(opAmp, 10);
  const stranger = guest();
  await stranger.add(opAmp, 10);
  expect(await lineOf(stranger)).toMatchObject({ unit_micros: 460_000, line_total: 460 });
  expect(await lineOf(stranger)).not.toHaveProperty('list_unit_micros');
  expect(await lineOf(ada.buyer)).toMatchObject({
    unit_micros: 414_000,
    list_unit_micros: 460_000,
    line_total: 414,
    product: { price_at: { unit_micros: 414_000 } },
  });
  const { order } = (await ada.buyer.checkout({ email: undefined })).body;
  expect(order).toMatchObject({ lines: [{ unit_micros: 414_000, list_unit_micros: 460_000, line_total: 414 }], totals: { subtotal: 414 } });
});

const plain = (body: unknown) => JSON.stringify(body).replaceAll(/"as_of":"[^"]*"/g, '');

test('answers that visitors share are the same for everybody, whoever asks', async () => {
  const ada = await member();
  await save({ discounts: [{ percent_bp: 5000 }], members: [ada.email] });
  const calls: [path: string, body?: object][] = [
    [`common/product-detail?sku=${opAmp}`],
    [`common/product-live?skus=${opAmp}`],
    ['common/product-price', { items: [{ sku: opAmp, quantity: 10 }] }],
    ['common/search-product', { keyword: 'LM358' }],
  ];
  for (const [path, body] of calls) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const [mine, theirs] = [await ada.buyer.call(path, body), await guest().call(path, body)];
    expect(mine.status, path).toBe(200);
    expect(plain(mine.body)).toBe(plain(theirs.body));
    expect(plain(mine.body)).not.toContain('list_unit_micros');
  }
  expect((await guest().call(`user/own-prices?skus=${opAmp}`)).status).toBe(401);
});

test('the greatest percentage that applies counts; a category covers what is below it, a maker only its own parts', async () => {
  const ada = await member();
  await save({
    discounts: [
      { percent_bp: 500 },
      { percent_bp: 2000, manufacturer: 'st' },
      { percent_bp: 9000, category: 'microcontrollers', manufacturer: 'yageo' },
    ],
    members: [ada.email],
  });
  expect(await ownPrices(ada.buyer, opAmp, microcontroller, 'NO-SUCH')).toMatchObject([
    { sku: opAmp, price_breaks: [{ unit_micros: 437_000, list_unit_micros: 460_000 }, {}] },
    {
      sku: microcontroller,
      price_breaks: [
        { quantity: 1, unit_micros: 3_880_000 },
        { quantity: 250, unit_micros: 2_176_000 },
      ],
    },
  ]);
});

test('a fixed price holds from its quantity on and is converted where the currency has none', async () => {
  const ada = await member();
  const price = { sku: microcontroller, currency: 'EUR', quantity: 50, price: '2.5' };
  await save({ prices: [price], members: [ada.email] });
  expect(await ownPrices(ada.buyer, microcontroller)).toMatchObject([
    {
      price_breaks: [
        { quantity: 1, unit_micros: 4_850_000 },
        { quantity: 50, unit_micros: 2_500_000 },
        { quantity: 250, unit_micros: 2_500_000 },
      ],
    },
  ]);
  const inDollars = await ada.buyer.call<OwnPrices>(`user/own-prices?skus=${microcontroller}`, undefined, { 'X-Currency': 'USD' });
  const [own] = inDollars.body.list;
  const ratio = (own?.price_breaks[1]?.unit_micros ?? 0) / (own?.price_breaks[1]?.list_unit_micros ?? 1);
  expect(own?.currency).toBe('USD');
  expect(ratio).toBeCloseTo(2.5 / 4.85, 4);
});

test('a list holds on its days alone, and no more once it is removed', async () => {
  const ada = await member();
  const saved = await save({ discounts: [{ percent_bp: 1000 }], starts_on: '2026-11-22', ends_on: '2026-11-23', members: [ada.email] });
  const told = async () => {
    const { has_price_list: hasList } = (await ada.buyer.call<UserInfo>('user/info')).body;
    const { length } = await ownPrices(ada.buyer, opAmp);
    expect(hasList).toBe(length > 0);
    return length;
  };
  expect(await told()).toBe(0);
  now = new Date('2026-11-23T23:59:00Z');
  expect(await told()).toBe(1);
  now = new Date('2026-11-24T00:00:00Z');
  expect(await told()).toBe(0);
  now = new Date('2026-11-22T10:00:00Z');
  await operator.call('admin/remove-price-list', { id: saved.body.id }, { 'Idempotency-Key': newKey() });
  expect(await told()).toBe(0);
});

const quotable = async (more: object) => {
  const asked = { currency: 'EUR', skus: [opAmp], ...more };
  const { list } = (await operator.call<ResponseOf<typeof getQuotableParts>>('admin/quote-parts', asked)).body;
  return list[0]?.price_breaks[0];
};

test('whoever answers a request sees what the asker pays beside the list price', async () => {
  const ada = await member();
  await save({ discounts: [{ percent_bp: 1000 }], members: [ada.email] });
  const { inquiry_no } = (await ask(ada.buyer)).body.inquiry;
  expect(await quotable({})).toEqual({ quantity: 1, unit_micros: 460_000 });
  expect(await quotable({ inquiry_no })).toEqual({ quantity: 1, unit_micros: 414_000, list_unit_micros: 460_000 });
});

test('what is wrong is told at its field, and nothing is changed', async () => {
  const [ada, bob] = [await member(), await member()];
  const saved = (await save({ discounts: [{ percent_bp: 1000 }], members: [ada.email] })).body;
  const refused = await save({
    id: saved.id,
    version: saved.version,
    starts_on: '2026-12-02',
    ends_on: '2026-12-01',
    discounts: [
      { percent_bp: 100, category: 'no-such' },
      { percent_bp: 100, manufacturer: 'no-such' },
    ],
    prices: [
      { sku: 'NO-SUCH', currency: 'EUR', quantity: 1, price: '1' },
      { sku: opAmp, currency: 'EUR', quantity: 1, price: 'x' },
      { sku: opAmp, currency: 'EUR', quantity: 2, price: '0' },
    ],
    members: [bob.email, 'nobody@example.com'],
  });
  expect(Object.keys(refused.body.error?.fields ?? {}).toSorted()).toEqual([
    'discounts.0.category',
    'discounts.1.manufacturer',
    'ends_on',
    'members.1',
    'prices.0.sku',
    'prices.1.price',
    'prices.2.price',
  ]);
  expect(await ownPrices(bob.buyer, opAmp)).toEqual([]);
  expect(await ownPrices(ada.buyer, opAmp)).toHaveLength(1);
  expect((await save({ members: [ada.email] })).body.error?.fields?.['members.0']?.[0]?.code).toBe('not_unique');
  expect((await save({ name: saved.name.toUpperCase() })).body.error?.fields?.['name']?.[0]?.code).toBe('not_unique');
});

test('two people edit one list: the later one is told; the audit names people by number', async () => {
  const ada = await member();
  const { id, version, name } = (await save({ members: [ada.email] })).body;
  const change = { id, version, name, members: [ada.email], discounts: [{ percent_bp: 700, category: 'microcontrollers' }] };
  const changed = (await save(change)).body;
  expect(changed).toMatchObject({
    version: version + 1,
    discounts: [{ percent_bp: 700, category: 'microcontrollers', manufacturer: null }],
  });
  expect((await save(change)).body.error?.code).toBe('version_conflict');
  const listed = await operator.call<{ list: object[] }>('admin/price-lists?page=1');
  expect(listed.body.list).toContainEqual(expect.objectContaining({ id, name, state: 'active', discounts: 1, prices: 0, members: 1 }));
  expect((await operator.call<ShownPriceList>(`admin/price-list?id=${id}`)).body).toEqual(changed);
  const entries = JSON.stringify(await store.db.select().from(audit));
  expect(entries).toContain('price_list.save');
  expect(entries).not.toContain(ada.email);
});

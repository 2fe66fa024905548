import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminProduct, AdminProductItem, ProductChange } from '#contract/api/admin/product.ts';
import type { ProductDetail } from '#contract/api/part.ts';
import { locks } from '#server/db/locks.ts';
import { audit } from '#server/db/schema.ts';
import { openCatalogOffice } from '#server/testing/catalog-office.ts';
import { openShopper, type Shopper } from '#server/testing/shopper.ts';
import type { TestStore } from '#server/testing/store.ts';

let store: TestStore;
let office: Shopper;
let guest: Shopper;
beforeAll(async () => {
  ({ store, office, guest } = await openCatalogOffice());
});
afterAll(() => store.close());

const save = (request: object) => office.call<AdminProduct>('admin/save-product', request);
const open = async (id: string) => (await office.call<AdminProduct>(`admin/product?id=${id}`)).body;
const find = async (query: string) => (await office.call<{ list: AdminProductItem[]; total: number }>(`admin/products?${query}`)).body;
const inShop = async (slug: string) => (await guest.call<ProductDetail>(`common/product-detail?web_url=${slug}`)).body;
const changes = async (id: string) => (await office.call<{ list: ProductChange[] }>(`admin/product-changes?id=${id}`)).body.list;
const fieldsOf = ({ status, body }: Awaited<ReturnType<typeof save>>) => [
  status,
  ...Object.entries(body.error?.fields ?? {}).map(([path, [first]]) => `${path} ${first?.code}`),
];
const resistor = async () => open((await find('keyword=RC0603FR-0710KL')).list[0]?.id ?? '');

let made = 0;
/** A resistor of its own for a test. */
async function newPart(more: object = {}): Promise<AdminProduct> {
  made += 1;
  const { status, body } = await save({
    manufacturer: 'Yageo',
    mpn: `TEST-${made}`,
    category: 'chip-resistors',
    attributes: { resistance: '4k7', tolerance: '±1 %' },
    offers: [{ packaging: 'cut_tape', moq: 10, multiple: 10, price_breaks: [{ quantity: 10, price: '0.0121' }] }],
    stock: { safety: 0, backorder: true, lead_time_days: 10 },
    ...more,
  });
  expect(status).toBe(200);
  return body;
}

test('a new part is in the shop at once: found by its number and by its values, with its price', async () => {
  const part = await newPart({ mpn: 'MY-4711', package: '0805', package_id: 'chip-0805', description: { de: 'Mein Widerstand' } });
  expect(part.fields.attributes).toEqual({ resistance: 4700, tolerance: 1 });
  expect(part.built.en).toBe('Chip resistor, 4.7\u202fkΩ, ±1\u202f%, 0805');
  const detail = await inShop(part.web_url);
  expect(detail).toMatchObject({ mpn: 'MY-4711', manufacturer: { name: 'Yageo' } });
  expect(detail.offers[0]).toMatchObject({ packaging: 'cut_tape', moq: 10 });
  const found = await guest.call<{ list: { mpn: string }[] }>('common/search-product', { keyword: 'MY-4711' });
  expect(found.body.list.map(({ mpn }) => mpn)).toContain('MY-4711');
  const german = await guest.call<ProductDetail>(`common/product-detail?web_url=${part.web_url}`, undefined, { 'X-Locale': 'de' });
  expect(german.body.description).toBe('Mein Widerstand');
});

test('what is sent is changed, null takes away, the rest stays', async () => {
  const part = await newPart({ series: 'AC', hts: '8533.21', weight_g: 0.002, datasheet: 'https://example.com/a.pdf' });
  expect((await inShop(part.web_url)).tariff).toEqual({ name: 'EU commodity code (CN/TARIC)', code: '8533.21' });
  const { body } = await save({
    id: part.id,
    version: part.version,
    series: null,
    attributes: { powerRating: '100 mW', tolerance: null },
    description: { fr: 'Ma résistance' },
    documents: [{ kind: 'app_note', title: 'Layout', url: 'https://example.com/n.pdf', language: 'en' }],
    stock: { safety: 7 },
  });
  expect(body.fields).toMatchObject({
    series: null,
    hts: '8533.21',
    weight_g: 0.002,
    datasheet: 'https://example.com/a.pdf',
    attributes: { resistance: 4700, powerRating: 0.1 },
    description: { fr: 'Ma résistance' },
    documents: [{ kind: 'app_note', title: 'Layout' }],
    stock: { safety: 7, lead_time_days: 10 },
  });
  expect(body.fields.attributes).not.toHaveProperty('tolerance');
  expect(body.fields.offers).toHaveLength(1);
});

test('a last-buy date is told on the page of the part, whether it is ahead or has passed, and null takes it away', async () => {
  const part = await newPart({ lifecycle: 'last_time_buy', last_buy_date: '2027-06-30' });
  expect(part.fields.last_buy_date).toBe('2027-06-30');
  expect((await inShop(part.web_url)).last_buy_date).toBe('2027-06-30');
  const passed = await save({ id: part.id, version: part.version, last_buy_date: '2019-02-28' });
  expect((await inShop(part.web_url)).last_buy_date).toBe('2019-02-28');
  const other = await save({ id: part.id, version: passed.body.version, series: 'AC' });
  expect(other.body.fields).toMatchObject({ last_buy_date: '2019-02-28', series: 'AC' });
  await save({ id: part.id, version: other.body.version, last_buy_date: null });
  expect(await inShop(part.web_url)).not.toHaveProperty('last_buy_date');
  const [{ before, after } = {}] = await changes(part.id);
  expect([before?.last_buy_date, after?.last_buy_date]).toEqual(['2019-02-28', null]);
});

test('of two who edit one part the later one is told, whatever the first has changed', async () => {
  const part = await newPart();
  const first = await save({ id: part.id, version: part.version, hidden: true });
  const late = await save({ id: part.id, version: part.version, series: 'late' });
  expect(late.status).toBe(409);
  expect(late.body.error).toMatchObject({ code: 'version_conflict', data: { version: first.body.version } });
  await office.call('admin/price', {
    items: [{ sku: part.fields.offers[0]?.sku, currency: 'EUR', price_breaks: [{ quantity: 10, price: '0.5' }] }],
  });
  expect((await save({ id: part.id, version: first.body.version, series: 'late' })).status).toBe(409);
  expect((await open(part.id)).fields.series).toBeNull();
  const both = await open(part.id).then(({ id, version }) => Promise.all(['A', 'B'].map((series) => save({ id, version, series }))));
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
});

test('an order does not make an open editor stale', async () => {
  const part = await newPart();
  await office.call('admin/stock', { items: [{ product_id: part.id, set: 500, reason: 'counted' }] });
  await store.db.execute(sql`update stock set reserved = 20 where product_id = ${Number(part.id)}`);
  const saved = await save({ id: part.id, version: part.version, series: 'X' });
  expect(saved.status).toBe(200);
  expect(saved.body.level).toEqual({ on_hand: 500, reserved: 20, available: 480 });
});

test('prices and packagings: the first visible one is shown in lists, one that is left out is sold no longer', async () => {
  const part = await newPart();
  const [cut] = part.fields.offers;
  const reel = {
    packaging: 'tape_and_reel',
    pack_size: 5000,
    moq: 5000,
    multiple: 5000,
    price_breaks: [{ quantity: 5000, price: '0.004' }],
  };
  const two = await save({ id: part.id, offers: [reel, { ...cut, price_breaks: [{ quantity: 1, price: '0.010000' }] }] });
  expect(two.body.fields.offers.map(({ packaging }) => packaging)).toEqual(['tape_and_reel', 'cut_tape']);
  expect(two.body.fields.offers[1]?.price_breaks).toEqual([{ quantity: 1, price: '0.01' }]);
  const one = await save({ id: part.id, offers: [two.body.fields.offers[1]] });
  expect(one.body.fields.offers.map(({ packaging, hidden }) => [packaging, hidden])).toEqual([
    ['cut_tape', false],
    ['tape_and_reel', true],
  ]);
  expect((await inShop(part.web_url)).offers.map(({ packaging }) => packaging)).toEqual(['cut_tape']);
  // The dated history of prices knows of it, so that a reduction is told truthfully.
  expect(one.body.fields.offers[0]?.sku).toBe(cut?.sku);
  expect((await inShop(part.web_url)).offers[0]?.prior_price_30d).toBeGreaterThan(0);
});

test('prices of other currencies are set with the packaging, and follow the rate again when they are left out', async () => {
  const part = await newPart();
  const [cut] = part.fields.offers;
  const dollars = async () =>
    (
      await guest.call<ProductDetail>(`common/product-detail?web_url=${part.web_url}`, undefined, { 'X-Currency': 'USD' })
    ).body.offers[0]?.price_breaks.map(({ quantity, unit_micros }) => [quantity, unit_micros]);
  const byRate = await dollars();
  const own = [
    { quantity: 10, price: '0.02' },
    { quantity: 100, price: '0.015' },
  ];
  const priced = await save({ id: part.id, version: part.version, offers: [{ ...cut, own_prices: { USD: own, JPY: [] } }] });
  expect(priced.body.fields.offers[0]?.own_prices).toEqual({ USD: own });
  expect(await dollars()).toEqual([
    [10, 20_000],
    [100, 15_000],
  ]);
  // Without the field they stay; somebody who has not seen them is refused.
  const { own_prices: _, ...silent } = priced.body.fields.offers[0] ?? {};
  const kept = await save({ id: part.id, version: priced.body.version, offers: [silent] });
  expect(kept.body.fields.offers[0]?.own_prices).toEqual({ USD: own });
  await office.call('admin/price', { items: [{ sku: cut?.sku, currency: 'USD', price_breaks: [{ quantity: 10, price: '0.03' }] }] });
  expect((await save({ id: part.id, version: kept.body.version, offers: [{ ...cut, own_prices: {} }] })).status).toBe(409);
  await save({ id: part.id, offers: [{ ...cut, own_prices: {} }] });
  expect(await dollars()).toEqual(byRate);
  // The editor's own are part of its change; what the call has set stands apart.
  expect((await changes(part.id)).map(({ action }) => action)).toEqual([
    'product.save',
    'price.currency',
    'product.save',
    'product.save',
    'product.add',
  ]);
});

const soldWith = (own_prices: object) => ({ offers: [{ packaging: 'cut_tape', moq: 10, multiple: 10, price_breaks: [], own_prices }] });

test.each([
  [soldWith({ EUR: [{ quantity: 1, price: '1' }] }), ['offers.0.own_prices.EUR not_allowed']],
  [soldWith({ USD: [{ quantity: 20, price: '1' }] }), ['offers.0.own_prices.USD.0.quantity out_of_range']],
  [{ attributes: { resistance: '10 V' } }, ['attributes.resistance not_allowed']],
  [{ attributes: { dielectric: 'x7r' } }, ['attributes.dielectric not_allowed']],
  [{ category: 'passive-components' }, ['category not_allowed']],
  [{ package_id: 'no-such' }, ['package_id not_allowed']],
  [{ manufacturer: 'Nobody' }, ['manufacturer not_allowed']],
  [{ mpn: 'RC0603FR-0710KL' }, ['mpn not_unique']],
  [{ weight_g: -1 }, ['weight_g out_of_range']],
  [{ last_buy_date: '2027-02-30' }, ['last_buy_date invalid_format']],
  [{ datasheet: 'javascript:alert(1)' }, ['datasheet invalid_format']],
  [{ offers: [{ sku: 'LM358N-NOPB-TB', packaging: 'each', moq: 1, multiple: 1, price_breaks: [] }] }, ['offers.0.sku not_unique']],
  [
    { offers: [{ packaging: 'each', moq: 1, multiple: 1, price_breaks: [{ quantity: 10, price: '1' }] }] },
    ['offers.0.price_breaks.0.quantity out_of_range'],
  ],
  [
    { offers: [{ packaging: 'each', moq: 1, multiple: 1, price_breaks: [{ quantity: 1, price: '1,5' }] }] },
    ['offers.0.price_breaks.0.price invalid_format'],
  ],
])('%j is refused at its field, and nothing is changed', async (change, said) => {
  const part = await newPart();
  expect(fieldsOf(await save({ id: part.id, version: part.version, ...change }))).toEqual([422, ...said]);
  expect((await open(part.id)).version).toBe(part.version);
});

test('a new part needs maker, number and category; an unknown maker is made when that is said', async () => {
  expect(fieldsOf(await save({ mpn: 'X1', category: 'mlcc' }))).toEqual([422, 'manufacturer required']);
  expect(fieldsOf(await save({ manufacturer: 'yageo', category: 'mlcc' }))).toEqual([422, 'mpn required']);
  expect(fieldsOf(await save({ manufacturer: 'yageo', mpn: 'X1' }))).toEqual([422, 'category required']);
  const part = await newPart({ manufacturer: 'Keller Bauteile', new_manufacturer: true });
  expect(part).toMatchObject({ manufacturer_name: 'Keller Bauteile', fields: { manufacturer: 'keller-bauteile' } });
  expect((await inShop(part.web_url)).manufacturer.name).toBe('Keller Bauteile');
});

test('a hidden part is gone from the shop and stands in the list of the operator', async () => {
  const part = await newPart({ mpn: 'HIDE-ME-1' });
  await save({ id: part.id, hidden: true });
  expect((await guest.call(`common/product-detail?web_url=${part.web_url}`)).status).toBe(404);
  expect((await find('keyword=hide-me-1')).list).toMatchObject([{ mpn: 'HIDE-ME-1', hidden: true, unit_micros: 12_100 }]);
  expect((await find('keyword=HIDE-ME-1&status=visible')).list).toEqual([]);
  expect((await find('keyword=HIDE-ME-1&status=hidden')).total).toBe(1);
});

test('finds by the beginning of a number, order code, words and category', async () => {
  expect((await find('keyword=rc0603fr')).list.map(({ mpn }) => mpn)).toContain('RC0603FR-0710KL');
  expect((await find('keyword=lm358n-nopb-tb')).list[0]?.sku).toBe('LM358N-NOPB-TB');
  expect((await find('keyword=widerstand%2010k')).list.map(({ mpn }) => mpn)).toContain('RC0603FR-0710KL');
  const capacitors = await find('category=mlcc');
  expect(capacitors.total).toBeGreaterThan(0);
  expect(new Set(capacitors.list.map(({ category }) => category)).size).toBe(1);
  expect((await find('keyword=no-such-part')).list).toEqual([]);
});

test('every change is told with what was there before, and the state before can be brought back', async () => {
  const part = await newPart();
  await save({ id: part.id, attributes: { resistance: '10k' }, series: 'RC' });
  await office.call('admin/stock', { items: [{ product_id: part.id, set: 90, reason: 'counted' }] });
  const [level, edit, first] = await changes(part.id);
  expect(level).toMatchObject({ action: 'stock.set', detail: { before: 0, after: 90, reason: 'counted' } });
  expect(edit).toMatchObject({
    action: 'product.save',
    before: { series: null, attributes: { resistance: 4700 } },
    after: { series: 'RC' },
  });
  expect(first).toMatchObject({ action: 'product.add', before: null });
  const back = await save({ id: part.id, ...edit?.before });
  expect(back.body.version).toBe(part.version);
});

test('a part that somebody has ordered or holds in the cart is hidden instead of removed', async () => {
  const part = await newPart();
  expect((await office.call('admin/remove-product', { id: part.id, version: part.version })).body).toEqual({ removed: true });
  expect((await office.call(`admin/product?id=${part.id}`)).status).toBe(404);
  const sold = await resistor();
  await openShopper(store).add(sold.fields.offers[0]?.sku ?? '', 10);
  expect((await office.call('admin/remove-product', { id: sold.id })).body).toEqual({ removed: false });
  expect((await open(sold.id)).fields.hidden).toBe(true);
  const notes = await store.db.select().from(audit);
  expect(notes.filter(({ action }) => action === 'product.remove').map(({ target }) => target)).toEqual([part.id]);
  await save({ id: sold.id, hidden: false });
});

test('beside an import nothing is saved, since that would undo it', async () => {
  const part = await newPart();
  await store.db.transaction(async (importing) => {
    await importing.execute(sql`select pg_advisory_xact_lock(${locks.writeParts})`);
    const { status, body } = await save({ id: part.id, series: 'lost' });
    expect([status, body.error?.code]).toEqual([409, 'import_running']);
  });
  expect((await save({ id: part.id, series: 'kept' })).body.fields.series).toBe('kept');
});

test('a moved part loses the parameters of its old category and is filtered by the new ones', async () => {
  const part = await newPart();
  const { body } = await save({ id: part.id, category: 'mlcc', attributes: { capacitance: '100n', dielectric: 'X7R' } });
  expect(body.fields.attributes).toEqual({ capacitance: 1e-7, dielectric: 'x7r' });
  const shown = await guest.call<{ list: { mpn: string }[] }>('common/search-product', { keyword: part.fields.mpn });
  expect(shown.body.list.map(({ mpn }) => mpn)).toContain(part.fields.mpn);
});

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { bulkEdit as editCall, BulkBatch, BulkPreview, undoBulk } from '#contract/api/admin/bulk.ts';
import type { AdminProduct, AdminProductItem, ProductChange } from '#contract/api/admin/product.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { bulkEdit, bulkEditPart, manufacturer, offer, offerPrice } from '#server/db/schema.ts';
import { rereadReference } from '#server/search/held-catalog.ts';
import { openCatalogOffice } from '#server/testing/catalog-office.ts';
import type { Shopper } from '#server/testing/shopper.ts';
import type { TestStore } from '#server/testing/store.ts';
import { runBulk } from './bulk-command.ts';
import { changedPrice } from './plan-change.ts';

type Outcome = ResponseOf<typeof editCall>;

let store: TestStore;
let office: Shopper;
let guest: Shopper;
beforeAll(async () => {
  ({ store, office, guest } = await openCatalogOffice());
});
afterAll(() => store.close());

const mlcc = { found: { category: 'mlcc' } };
const preview = (request: object) => office.call<BulkPreview>('admin/bulk-preview', request);
const edit = (request: object) => office.call<Outcome>('admin/bulk-edit', request);
const undo = async (id: string | null) => (await office.call<ResponseOf<typeof undoBulk>>('admin/bulk-undo', { batch_id: id ?? '' })).body;
const part = async (mpn: string) => {
  const { body } = await office.call<{ list: AdminProductItem[] }>(`admin/products?keyword=${encodeURIComponent(mpn)}`);
  return (await office.call<AdminProduct>(`admin/product?id=${body.list[0]?.id ?? ''}`)).body;
};
const pricesOf = async (mpn: string) => (await part(mpn)).fields.offers.flatMap((one) => one.price_breaks.map(({ price }) => price));
const found = async (filter: object) => {
  const { body } = await guest.call<{ total: number }>('common/product-list', { category_web_url: 'mlcc', filters: [filter] });
  return body.total;
};
const capacitor = 'GRM155R71C104KA88D';
const resistor = 'RC0603FR-0710KL';

test('prices are rounded half up to a millionth, exactly, and never become nothing', () => {
  expect([changedPrice(1, -9999), changedPrice(0, 500), changedPrice(5, 1000), changedPrice(4, 1000)]).toEqual([1, 0, 6, 4]);
  expect(changedPrice(123_456_789_012_345, 1)).toBe(123_469_134_691_246);
});

test('a preview tells what prices would be and changes nothing; the change is as it said, in every currency', async () => {
  const [held] = await store.db
    .select()
    .from(offer)
    .where(sql`product_id = (select id from product where mpn = ${capacitor}) and is_default`);
  await store.db.insert(offerPrice).values({ offerId: held?.id ?? 0, currency: 'JPY', breakQuantities: [10], breakMicros: [2_000_000] });
  const before = await pricesOf(capacitor);
  const { body: told } = await preview({ ...mlcc, change: { field: 'price', percent_bp: 550 } });
  expect(told.rows.find(({ mpn }) => mpn === capacitor)).toMatchObject({ before: 12_000, after: 12_660 });
  expect(await pricesOf(capacitor)).toEqual(before);
  const { status, body } = await edit({ ...mlcc, change: { field: 'price', percent_bp: 550 }, expected: told.changed });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({ changed: told.changed, refused: 0 });
  expect(before[0]).toBe('0.012');
  expect(await pricesOf(capacitor)).toEqual(before.map((price) => String(changedPrice(Math.round(Number(price) * 1e6), 550) / 1e6)));
  const [own] = await store.db
    .select()
    .from(offerPrice)
    .where(eq(offerPrice.offerId, held?.id ?? 0));
  expect(own?.breakMicros).toEqual([2_110_000]);
  expect(await undo(body.batch_id)).toMatchObject({ changed: told.changed, refused: 0 });
  expect(await pricesOf(capacitor)).toEqual(before);
  await store.db.delete(offerPrice);
});

test('a reduced price is compared with what it was, as one that is set by hand', async () => {
  const { id } = await part(capacitor);
  const { body } = await edit({ ids: [id], change: { field: 'price', percent_bp: -5000 } });
  const { body: detail } = await guest.call<{ offers: { prior_price_30d: number | null }[] }>(
    `common/product-detail?mpn=${capacitor}&brand_web_url=murata`,
    undefined,
    { 'X-Currency': 'EUR' },
  );
  expect(detail.offers[0]?.prior_price_30d).toBe(12_000);
  await undo(body.batch_id);
});

test('what is not as the preview said is told, and nothing is written', async () => {
  const answer = await edit({ ...mlcc, change: { field: 'hidden', value: true }, expected: 1 });
  expect(answer.body).toMatchObject({ error: { code: 'version_conflict' } });
  expect((await part(capacitor)).fields.hidden).toBe(false);
});

test('parts that were changed since keep that, and are named when the rest is taken back', async () => {
  const changed = await part(capacitor);
  const { body } = await edit({ ...mlcc, change: { field: 'lifecycle', value: 'nrnd' } });
  expect((await part(capacitor)).fields.lifecycle).toBe('nrnd');
  await office.call('admin/save-product', { id: changed.id, lifecycle: 'obsolete' });
  const back = await undo(body.batch_id);
  expect(back).toMatchObject({ changed: body.changed - 1, refused: 1, refused_parts: [{ mpn: capacitor, code: 'changed_since' }] });
  expect((await part(capacitor)).fields.lifecycle).toBe('obsolete');
  const again = await office.call('admin/bulk-undo', { batch_id: body.batch_id });
  expect(again.body).toMatchObject({ error: { code: 'state_conflict' } });
  await office.call('admin/save-product', { id: changed.id, lifecycle: changed.fields.lifecycle });
});

test('the history of each part tells what was changed, by whom', async () => {
  const { id } = await part(capacitor);
  const { body } = await edit({ ids: [id], change: { field: 'rohs', value: 'exempt' } });
  const { body: history } = await office.call<{ list: ProductChange[] }>(`admin/product-changes?id=${id}`);
  expect(history.list[0]).toMatchObject({ action: 'product.bulk', detail: { after: { rohs: 'exempt' } } });
  const { body: batches } = await office.call<{ list: BulkBatch[] }>('admin/bulk-edits');
  expect(batches.list[0]).toMatchObject({ change: { field: 'rohs', value: 'exempt' }, changed: 1, undone_at: null });
  await undo(body.batch_id);
});

test('a part in another category is found by the values that both have, and comes back with all of its own', async () => {
  const before = await part(capacitor);
  const filter = { key: 'capacitance', eq: 1e-7 };
  expect(await found(filter)).toBe(1);
  const { body } = await edit({ ids: [before.id], change: { field: 'category', value: 'film-capacitors' } });
  expect(body.changed).toBe(1);
  const there = await part(capacitor);
  expect(there.fields).toMatchObject({ category: 'film-capacitors', attributes: { capacitance: 1e-7 } });
  expect(there.fields.attributes).not.toHaveProperty('tempCoefficient');
  await rereadReference(store.db);
  expect(await found(filter)).toBe(0);
  await undo(body.batch_id);
  expect((await part(capacitor)).fields).toEqual(before.fields);
  expect(await found(filter)).toBe(1);
});

test('a maker has each number once: a part that would double another stays', async () => {
  const first = await part(capacitor);
  await store.db.insert(manufacturer).values({ slug: 'second', name: 'Second Source' });
  await rereadReference(store.db);
  await office.call('admin/save-product', { manufacturer: 'second', mpn: capacitor, category: 'mlcc' });
  const { body } = await preview({ ...mlcc, change: { field: 'manufacturer', value: 'second' } });
  expect(body.refused_parts).toEqual([{ id: first.id, mpn: capacitor, code: 'not_unique' }]);
  expect(body.unchanged).toBe(1);
  const { body: moved } = await edit({ ...mlcc, change: { field: 'manufacturer', value: 'second' } });
  const { body: words } = await guest.call<{ list: { mpn: string }[] }>('common/search-product', { keyword: 'second source' });
  expect(words.list.length).toBeGreaterThan(1);
  expect(await undo(moved.batch_id)).toMatchObject({ changed: moved.changed, refused: 0 });
});

test('unknown names and changes of nothing are refused; old changes are forgotten', async () => {
  const fieldsOf = async (request: object) => Object.keys((await edit(request)).body);
  expect((await edit({ ...mlcc, change: { field: 'category', value: 'capacitors' } })).body).toMatchObject({
    error: { fields: { 'change.value': [{ code: 'not_allowed' }] } },
  });
  expect((await edit({ ...mlcc, change: { field: 'price', percent_bp: 0 } })).status).toBe(422);
  expect(await fieldsOf({ change: { field: 'hidden', value: true } })).toContain('error');
  const { body } = await edit({ ids: ['999999'], change: { field: 'hidden', value: true } });
  expect(body).toMatchObject({ changed: 0, batch_id: null });
  await store.db.update(bulkEdit).set({ at: new Date(Date.now() - 31 * 86_400_000) });
  const { id } = await part(capacitor);
  await edit({ ids: [id], change: { field: 'hidden', value: true } });
  expect(await store.db.$count(bulkEdit)).toBe(1);
  expect(await store.db.$count(bulkEditPart)).toBe(1);
});

test('the console tells first, changes when that is confirmed, and takes it back', async () => {
  const told = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const before = (await pricesOf(resistor))[0];
  await runBulk(store.deps, ['price', '-50', '--keyword', resistor]);
  expect(told).toHaveBeenLastCalledWith('Nothing is changed yet: add --confirm.');
  await runBulk(store.deps, ['price', '-50', '--keyword', resistor, '--manufacturer', 'yageo', '--confirm']);
  expect((await pricesOf(resistor))[0]).toBe('0.006');
  const [, id = ''] = /undo (\S+)/.exec(String(told.mock.lastCall?.[0])) ?? [];
  await runBulk(store.deps, ['undo', id]);
  expect((await pricesOf(resistor))[0]).toBe(before);
  told.mockRestore();
});

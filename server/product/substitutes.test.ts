import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminProduct, AdminProductItem, ProductChange } from '#contract/api/admin/product.ts';
import type { ProductDetail } from '#contract/api/part.ts';
import { openCatalogOffice } from '#server/testing/catalog-office.ts';
import type { Shopper } from '#server/testing/shopper.ts';
import type { TestStore } from '#server/testing/store.ts';

let store: TestStore;
let office: Shopper;
let guest: Shopper;
beforeAll(async () => {
  ({ store, office, guest } = await openCatalogOffice());
});
afterAll(() => store.close());

interface Similar {
  list: { kind: string; recorded?: { note: string | null }; product: { mpn: string } }[];
}

async function partOf(mpn: string): Promise<AdminProduct> {
  const { body } = await office.call<{ list: AdminProductItem[] }>(`admin/products?keyword=${mpn}`);
  const item = body.list.find((one) => one.mpn === mpn);
  return (await office.call<AdminProduct>(`admin/product?id=${item?.id}`)).body;
}
const save = (request: object) => office.call<AdminProduct>('admin/save-product', request);
const similar = async (slug: string) => (await guest.call<Similar>(`common/product-similar?web_url=${slug}`)).body.list;
const named = async (slug: string) => (await similar(slug)).flatMap((one) => (one.recorded ? [[one.product.mpn, one.recorded.note]] : []));

test('the shop names what takes the place of a part: in its order, before what is found by values, marked as its own word', async () => {
  const [part, closer, other] = await Promise.all(['RC0603JR-0710KL', 'RC0603FR-0710KL', 'STM32F103C8T6'].map(partOf));
  if (!part || !closer || !other) throw new Error('The test parts are there');
  const first = await save({
    id: part.id,
    version: part.version,
    substitutes: [
      { part: other.web_url, kind: 'successor', note: 'Needs another board.' },
      { part: closer.web_url, kind: 'direct', note: null },
    ],
  });
  expect(first.status).toBe(200);
  expect(first.body.substitute_parts[other.web_url]).toEqual({
    mpn: other.fields.mpn,
    manufacturer: other.manufacturer_name,
    hidden: false,
  });
  expect(await named(part.web_url)).toEqual([
    ['STM32F103C8T6', 'Needs another board.'],
    ['RC0603FR-0710KL', null],
  ]);
  const detail = (await guest.call<ProductDetail>(`common/product-detail?web_url=${part.web_url}`)).body;
  expect(detail.cross_references.map(({ kind, note }) => [kind, note])).toEqual([
    ['successor', 'Needs another board.'],
    ['direct', null],
  ]);
  const turned = await save({ id: part.id, version: first.body.version, substitutes: first.body.fields.substitutes?.toReversed() });
  expect((await named(part.web_url)).map(([mpn]) => mpn)).toEqual(['RC0603FR-0710KL', 'STM32F103C8T6']);

  // What is not sent stays, and somebody who has seen other ones is refused.
  const kept = await save({ id: part.id, version: turned.body.version, series: 'RC' });
  expect(kept.body.fields.substitutes).toHaveLength(2);
  expect((await save({ id: part.id, version: first.body.version, substitutes: [] })).body.error).toMatchObject({
    code: 'version_conflict',
  });

  await save({ id: other.id, hidden: true });
  expect((await named(part.web_url)).map(([mpn]) => mpn)).toEqual(['RC0603FR-0710KL']);
  const shown = await partOf('RC0603JR-0710KL');
  expect(shown.substitute_parts[other.web_url]?.hidden).toBe(true);
  expect(shown.version).toBe(kept.body.version);
  await save({ id: other.id, hidden: false });

  await save({ id: part.id, substitutes: [] });
  expect(await named(part.web_url)).toEqual([]);
  const { body } = await office.call<{ list: ProductChange[] }>(`admin/product-changes?id=${part.id}`);
  expect(body.list[0]?.before?.substitutes?.map(({ kind }) => kind)).toEqual(['direct', 'successor']);
});

test('itself, a part that is not there and one that is named twice for the same are refused, and nothing is changed', async () => {
  const [part, other] = await Promise.all(['RC0603JR-0710KL', 'RC0603FR-0710KL'].map(partOf));
  const entry = { part: other?.web_url, kind: 'direct', note: null };
  const refused = await save({
    id: part?.id,
    substitutes: [entry, { ...entry, part: part?.web_url }, { ...entry, part: 'no-such-part' }, { ...entry, kind: 'upgrade' }, entry],
  });
  expect(refused.status).toBe(422);
  expect(Object.entries(refused.body.error?.fields ?? {}).map(([path, [one]]) => `${path} ${one?.code}`)).toEqual([
    'substitutes.1.part not_allowed',
    'substitutes.2.part not_allowed',
    'substitutes.4.part not_unique',
  ]);
  expect((await partOf('RC0603JR-0710KL')).version).toBe(part?.version);
});

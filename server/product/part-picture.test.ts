/** Pictures of parts in the editor: sent in, named by the part, in their order, with words. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminProduct, ProductChange } from '#contract/api/admin/product.ts';
import type { ErrorAnswer } from '#contract/api/error.ts';
import type { ProductDetail } from '#contract/api/part.ts';
import { openCatalogOffice } from '#server/testing/catalog-office.ts';
import { seedPerson } from '#server/testing/operator.ts';
import type { Shopper } from '#server/testing/shopper.ts';
import type { TestStore } from '#server/testing/store.ts';

let store: TestStore;
let office: Shopper;
let guest: Shopper;
let headers: Record<string, string>;
beforeAll(async () => {
  ({ store, office, guest } = await openCatalogOffice());
  ({ headers } = await seedPerson(store.deps, 'stock'));
});
afterAll(() => store.close());

async function keep(content: Uint8Array<ArrayBuffer> | string) {
  const form = new FormData();
  form.set('file', new File([content], 'part.png', { type: 'image/png' }));
  const answer = await store.app.request('/api/store/admin/add-product-picture', { method: 'POST', body: form, headers });
  return { status: answer.status, body: (await answer.json()) as Partial<ErrorAnswer> & { path?: string; width?: number } }; // checked with the contract by the store
}
const png = async (width: number) =>
  new Uint8Array(
    await sharp({ create: { width, height: 300, channels: 3, background: '#446688' } })
      .png()
      .toBuffer(),
  );
const kept = async (width: number) => (await keep(await png(width))).body.path ?? '';
const part = async () =>
  (
    await office.call<AdminProduct>('admin/save-product', {
      manufacturer: 'Yageo',
      mpn: `PIC-${crypto.randomUUID()}`,
      category: 'chip-resistors',
    })
  ).body;
const save = (id: string, pictures: object[]) => office.call<AdminProduct>('admin/save-product', { id, pictures });
const gallery = async ({ web_url: slug }: AdminProduct) =>
  ((await guest.call<ProductDetail>(`common/product-detail?web_url=${slug}`)).body.gallery ?? []).map(
    ({ alt, width }) => `${width} ${alt}`,
  );

test('a picture that was sent in is shown once the part names it, the first one in lists, and the history tells it', async () => {
  const own = await part();
  const [small, large] = [await kept(400), await kept(500)];
  const { body } = await save(own.id, [
    { path: large, alt: { en: 'The reel', de: 'Die Rolle' } },
    { path: small, alt: {} },
  ]);
  expect(body.fields.pictures).toEqual([
    { path: large, alt: { en: 'The reel', de: 'Die Rolle' } },
    { path: small, alt: {} },
  ]);
  expect(body.picture_sizes[small]).toEqual({ width: 400, height: 300 });
  expect(await gallery(own)).toEqual(['500 The reel', expect.stringMatching(/^400 Yageo PIC-/)]);
  await save(own.id, [{ path: small, alt: { en: 'From above' } }]);
  expect(await gallery(own)).toEqual(['400 From above']);
  const { list } = (await office.call<{ list: ProductChange[] }>(`admin/product-changes?id=${own.id}`)).body;
  expect(list[0]?.before?.pictures).toHaveLength(2);
  expect(list[0]?.after?.pictures).toHaveLength(1);
});

test('a picture that the shop does not keep, one that comes twice and what is no picture are refused; nothing is lost', async () => {
  const own = await part();
  const path = await kept(410);
  await save(own.id, [{ path, alt: {} }]);
  const nowhere = `${path.slice(0, -22)}${'a'.repeat(22)}`;
  const refused = async (pictures: object[]) => (await save(own.id, pictures)).body.error?.fields;
  expect(await refused([{ path: nowhere, alt: {} }])).toEqual({ 'pictures.0.path': [expect.objectContaining({ code: 'not_allowed' })] });
  expect(await refused([{ path: 'https://elsewhere.example/a.png', alt: {} }])).toHaveProperty(['pictures.0.path']);
  expect(
    await refused([
      { path, alt: {} },
      { path, alt: {} },
    ]),
  ).toEqual({ 'pictures.1.path': [expect.objectContaining({ code: 'not_unique' })] });
  expect((await keep('no picture')).body.error?.code).toBe('unsupported_type');
  expect(await gallery(own)).toHaveLength(1);
  const version = (await office.call<AdminProduct>(`admin/product?id=${own.id}`)).body.version;
  await save(own.id, []);
  const late = await office.call<AdminProduct>('admin/save-product', { id: own.id, version, pictures: [{ path, alt: {} }] });
  expect(late.body.error?.code).toBe('version_conflict');
});

const setPicture = (kind: 'category' | 'maker', slug: string, one: string | null) =>
  office.call<{ path: string | null } & Partial<ErrorAnswer>>('admin/set-picture', { kind, web_url: slug, path: one });
const shownNow = async () => {
  const category = await office.call<{ picture: string | null }>('admin/category?web_url=chip-resistors');
  const maker = await office.call<{ list: { picture: string | null }[] }>('admin/makers?web_url=yageo');
  const page = await guest.call<{ logo: { src: string } | null }>('common/manufacturer?brand_web_url=yageo');
  return [category.body.picture, maker.body.list[0]?.picture, page.body.logo?.src ?? null];
};

test('a category and a maker have the picture that is set until it is taken away; one that nobody keeps is refused', async () => {
  const path = await kept(640);
  expect((await setPicture('category', 'chip-resistors', path)).body).toEqual({ path });
  await setPicture('maker', 'yageo', path);
  expect(await shownNow()).toEqual([path, path, path]);
  const strange = await setPicture('maker', 'yageo', `${path.slice(0, -22)}${'x'.repeat(22)}`);
  expect(strange.body.error?.fields).toMatchObject({ path: [{ code: 'not_allowed' }] });
  expect((await setPicture('category', 'no-such', path)).status).toBe(404);
  await setPicture('category', 'chip-resistors', null);
  await setPicture('maker', 'yageo', null);
  expect(await shownNow()).toEqual([null, null, null]);
});

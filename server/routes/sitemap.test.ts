import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getSitemap, getSitemapPages, type SitemapKind, sitemapPageSize } from '#contract/api/sitemap.ts';
import { matchPage } from '#contract/routes/match-page.ts';
import { seedContent, shippedContent } from '#server/content/seed-content.ts';
import * as tables from '#server/db/schema.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStoreWithParts();
  await seedContent(store.deps, shippedContent);
});
afterAll(() => store.close());

const read = async (kind: SitemapKind, page = 1) => {
  const response = await store.request(`${getSitemap.path}?kind=${kind}&page=${page}`);
  expect(response.status).toBe(200);
  return getSitemap.response.parse(await response.json());
};
const pathsOf = async (kind: SitemapKind) => (await read(kind)).list.map(({ path }) => path);
const readPages = async () => getSitemapPages.response.parse(await (await store.request(getSitemapPages.path)).json()).list;

describe.each(['page', 'category', 'manufacturer', 'product', 'article', 'calculator'] as const)('%s', (kind) => {
  it('lists pages of the shop that search engines may show, each once', async () => {
    const paths = await pathsOf(kind);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => matchPage(path)?.row.head.index !== true)).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('has one page and nothing after it', async () => {
    expect(await read(kind, 2)).toEqual({ list: [], last_page: 1 });
  });
});

it('has every page without a parameter but the visitor’s own and the operator’s', async () => {
  const paths = await pathsOf('page');
  expect(paths).toEqual(expect.arrayContaining(['/', '/category', '/tool', '/about/about', '/other/bom', '/product/chipFindSearch']));
  expect(paths.filter((path) => /^\/(cart|order|user|admin)/.test(path))).toEqual([]);
});

it('leaves out the pages of what the operator has switched off', async () => {
  const { settings } = store.deps;
  const before = settings.features;
  settings.features = { ...before, coupons: false, rfq: false };
  const paths = await pathsOf('page').finally(() => (settings.features = before));
  expect(paths.filter((path) => path === '/other/coupons' || path === '/other/rfqs')).toEqual([]);
  expect(await pathsOf('page')).toEqual(expect.arrayContaining(['/other/coupons', '/other/rfqs']));
});

it('tells when a text about the shop changed, and no time where none is known', async () => {
  const { list } = await read('page');
  const timeOf = (wanted: string) => list.find(({ path }) => path === wanted)?.updated_at;
  const [about] = (await store.db.execute<{ at: Date }>(sql`select updated_at at from article where kind = 'page' and slug = 'term'`)).rows;
  expect(timeOf('/about/term')).toBe(new Date(about?.at ?? 0).toISOString());
  expect(timeOf('/cart')).toBeUndefined();
  for (const path of ['/', '/tool', '/other/feedback']) expect(timeOf(path), path).toBeNull();
  expect((await read('calculator')).list.every(({ updated_at }) => updated_at === null)).toBe(true);
});

it.each([
  ['/blog', ['blog']],
  ['/news', ['company_event', 'knowledge']],
  ['/news/companyEvents', ['company_event']],
  ['/news/knowledgeHub', ['knowledge']],
  ['/solutions', ['solution']],
  ['/components', ['component']],
  ['/featuredSuppliers', ['supplier']],
])('%s is as new as the newest that it lists', async (path, kinds) => {
  const changed = '2030-02-03T04:05:06.789Z';
  const lists = async () => (await read('page')).list.filter(({ updated_at }) => updated_at === changed).map((entry) => entry.path);
  for (const kind of kinds) {
    const before = await store.db.execute<{ id: number; at: Date }>(
      sql`select id, updated_at at from article where kind = ${kind} order by updated_at, id limit 1`,
    );
    const [oldest] = before.rows;
    if (!oldest) throw new Error(`Nothing of ${kind} is there`);
    await store.db.execute(sql`update article set updated_at = ${changed} where id = ${oldest.id}`);
    expect(await lists(), kind).toContain(path);
    await store.db.execute(sql`update article set updated_at = ${oldest.at} where id = ${oldest.id}`);
    expect(await lists(), kind).toEqual([]);
  }
});

it('has categories under their one address, and only those with parts', async () => {
  const paths = await pathsOf('category');
  expect(paths.toSorted()).toEqual(
    [
      '/category/passives',
      '/category/passives/resistors',
      '/category/resistors/chip-resistors',
      '/category/passives/capacitors',
      '/category/capacitors/mlcc',
      '/category/ics',
      ...paths.filter((path) => /op-amps|microcontrollers|\/ics\//.test(path)),
    ].toSorted(),
  );
});

it('has makers with parts and what they make', async () => {
  const paths = await pathsOf('manufacturer');
  expect(paths.filter((path) => path.includes('yageo'))).toEqual(['/manufacturers/yageo', '/manufacturers/yageo/chip-resistors']);
  expect(paths.filter((path) => path.split('/').length === 3)).toHaveLength(4);
});

it('has articles of each kind under their own address', async () => {
  const paths = await pathsOf('article');
  for (const start of ['/blog/', '/news/details/', '/solutions/', '/components/', '/featuredSuppliers/']) {
    expect(
      paths.some((path) => path.startsWith(start)),
      start,
    ).toBe(true);
  }
  const topics = paths.filter((path) => /^\/(blog|solutions)\/[^/]+$/.test(path));
  expect(topics.length).toBeGreaterThan(1);
});

it('a part that changes makes its page, its categories, its maker and the lists of all newer, and no other', async () => {
  await store.db.execute(sql`update product set updated_at = '2020-01-01'`);
  await store.db.execute(sql`update product set updated_at = '2026-02-03T04:05:06.789Z' where mpn = 'LM358DR'`);
  const changed = '2026-02-03T04:05:06.789Z';
  const newer = async (kind: SitemapKind) =>
    (await read(kind)).list.filter(({ updated_at }) => updated_at === changed).map(({ path }) => path);
  expect(await newer('product')).toEqual([expect.stringMatching(/^\/product\/.*lm358dr$/)]);
  expect(await newer('manufacturer')).toEqual(['/manufacturers/ti', '/manufacturers/ti/op-amps']);
  expect(await newer('category')).toContain('/category/ics');
  expect(await newer('category')).not.toContain('/category/passives');
  expect(await newer('page')).toEqual(['/category', '/manufacturers', '/product']);
  expect(await readPages()).toContainEqual({ kind: 'product', page: 1, updated_at: changed });
});

it('leaves out a hidden part, and parts keep their page when others come', async () => {
  const before = await pathsOf('product');
  await store.db.execute(sql`update product set hidden = true where mpn = 'LM358DR'`);
  const hidden = before.filter((path) => path.includes('lm358dr'));
  expect(await pathsOf('product')).toEqual(before.filter((path) => !hidden.includes(path)));
  await store.db.execute(sql`
    insert into product (id, slug, mpn, mpn_key, manufacturer_id, category_id, lifecycle, rohs, attributes, search)
    select ${3 * sitemapPageSize + 1}, 'far-part', 'FAR', 'FAR', manufacturer_id, category_id, lifecycle, rohs, '{}', '' from product limit 1`);
  expect((await read('product', 4)).list.map(({ path }) => path)).toEqual(['/product/far-part']);
  expect(await read('product', 2)).toEqual({ list: [], last_page: 4 });
  expect((await readPages()).filter(({ kind }) => kind === 'product').map(({ page }) => page)).toEqual([1, 4]);
});

const picturePath = (id: string) => `/api/store/common/picture/${id}`;

it('names the pictures of a part and of an article, each once', async () => {
  const [one, other] = ['A'.repeat(22), 'B'.repeat(22)];
  const shape = { width: 640, height: 480, hasAlpha: false, placeholder: 'data:,' };
  await store.db.insert(tables.picture).values([one, other].map((id) => ({ id, ...shape })));
  const [part] = await store.db.select().from(tables.product).where(eq(tables.product.mpn, 'LM358N/NOPB'));
  if (!part) throw new Error('The part is not there');
  await store.db.insert(tables.productPicture).values([
    { productId: part.id, position: 1, pictureId: one },
    { productId: part.id, position: 0, pictureId: other },
  ]);
  await store.db
    .update(tables.article)
    .set({ coverId: one, pictureIds: [one, other] })
    .where(eq(tables.article.kind, 'supplier'));
  const imagesOf = async (kind: SitemapKind, start: string) => (await read(kind)).list.find(({ path }) => path.startsWith(start))?.images;
  expect(await imagesOf('product', `/product/${part.slug}`)).toEqual([other, one].map(picturePath));
  expect(await imagesOf('article', '/featuredSuppliers/')).toEqual([one, other].map(picturePath));
  expect((await read('product')).list.filter(({ images }) => images.length > 0)).toHaveLength(1);
});

it('may be kept for five minutes, and is not sent again unchanged', async () => {
  const first = await store.request(`${getSitemap.path}?kind=product`);
  expect(first.headers.get('Cache-Control')).toBe('public, max-age=300, stale-while-revalidate=3600');
  const again = await store.request(`${getSitemap.path}?kind=product`, undefined, { 'If-None-Match': first.headers.get('ETag') ?? '' });
  expect(again.status).toBe(304);
});

it.each(['', '?kind=cart', '?kind=product&page=0', '?kind=product&page=x', '?kind=product&page=999999999'])('refuses %j', async (query) => {
  expect((await store.request(`${getSitemap.path}${query}`)).status).toBe(422);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCategories, getCategory, getHome, getManufacturer, getManufacturers } from '#contract/api/catalog.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStoreWithParts();
});
afterAll(() => store.close());

const common = '/api/store/common';
const read = async (path: string) => {
  const response = await store.request(path);
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
};

describe('category tree', () => {
  it('leaves out branches without parts unless they are asked for', async () => {
    const { list } = getCategories.response.parse(await read(`${common}/categories`));
    const passives = list.find(({ web_url: slug }) => slug === 'passives');
    expect(passives?.product_count).toBe(6);
    expect(passives?.children?.map(({ web_url: slug, children }) => `${slug} ${children?.map((one) => one.web_url).join()}`)).toEqual([
      'resistors chip-resistors',
      'capacitors mlcc',
    ]);
    const all = getCategories.response.parse(await read(`${common}/categories?empty=1`));
    expect(all.list.length).toBeGreaterThan(list.length);
  });

  it('goes as deep as asked, from where it is asked', async () => {
    const top = getCategories.response.parse(await read(`${common}/categories?depth=1`));
    expect(top.list.every(({ children }) => children === undefined)).toBe(true);
    const branch = getCategories.response.parse(await read(`${common}/categories?root=passives&depth=1`));
    expect(branch.list.map(({ web_url: slug }) => slug)).toEqual(['resistors', 'capacitors']);
  });

  it('is answered again with 304', async () => {
    const first = await store.request(`${common}/categories`);
    const again = await store.request(`${common}/categories`, undefined, { 'If-None-Match': first.headers.get('ETag') ?? '' });
    expect(again.status).toBe(304);
  });

  it.each(['root=no-such', 'depth=6', 'root=Not%20a%20slug'])('refuses %s', async (query) => {
    expect([404, 422]).toContain((await store.request(`${common}/categories?${query}`)).status);
  });
});

describe('category page', () => {
  it('shows a leaf with its parameters, parts and facets', async () => {
    const page = getCategory.response.parse(await read(`${common}/category?category_web_url=resistors&web_url=chip-resistors`));
    expect(page.category).toMatchObject({ web_url: 'chip-resistors', parent_web_url: 'resistors', product_count: 3 });
    expect(page.category.attributes?.[0]).toMatchObject({ key: 'resistance', unit: 'Ω', filterable: true, column: true });
    // What is asked for equally often keeps the order in which it came.
    expect(page.list.map(({ mpn }) => mpn)).toEqual(['RC0603FR-0710KL', 'RC0603FR-074K7L', 'RC0603JR-0710KL']);
    expect(page.facets.map(({ key }) => key)).toContain('resistance');
    expect(page.manufacturers).toEqual([{ web_url: 'yageo', name: 'Yageo', count: 3 }]);
    expect(page.seo.canonical).toBe('/category/resistors/chip-resistors');
  });

  it('leaves out parts and facets where they are asked for elsewhere', async () => {
    const page = getCategory.response.parse(await read(`${common}/category?category_web_url=passives&parts=0`));
    expect(page).toMatchObject({ category: { web_url: 'passives' }, list: [], facets: [], total: 6, last_page: 1 });
    expect(page.children).toHaveLength(2);
  });

  it('shows a branch with what lies below it', async () => {
    const page = getCategory.response.parse(await read(`${common}/category?category_web_url=passives`));
    expect(page.children.map(({ web_url: slug, product_count: count }) => `${slug} ${count}`)).toEqual(['resistors 3', 'capacitors 3']);
    expect(page.category.attributes).toBeUndefined();
    expect(page.total).toBe(6);
  });

  it.each(['category_web_url=no-such', 'category_web_url=capacitors&web_url=chip-resistors', 'category_web_url=passives&web_url=no-such'])(
    'answers not_found to %s',
    async (query) => {
      expect((await store.request(`${common}/category?${query}`)).status).toBe(404);
    },
  );
});

describe('makers', () => {
  it('lists makers that have parts, by letter, name or alias', async () => {
    const all = getManufacturers.response.parse(await read(`${common}/manufacturers?page_size=500`));
    expect(all.list.map(({ web_url: slug, product_count: count }) => `${slug} ${count}`)).toEqual(['murata 3', 'st 1', 'ti 2', 'yageo 3']);
    expect(all.letters).toContainEqual({ letter: 'Y', count: 1 });
    const one = getManufacturers.response.parse(await read(`${common}/manufacturers?letter=Y`));
    expect(one).toMatchObject({ total: 1, list: [{ web_url: 'yageo' }] });
    expect(one.letters.length).toBeGreaterThan(1);
    const named = getManufacturers.response.parse(await read(`${common}/manufacturers?keyword=texas`));
    expect(named.list.map(({ web_url: slug }) => slug)).toEqual(['ti']);
  });

  it('shows a maker with its categories', async () => {
    const maker = getManufacturer.response.parse(await read(`${common}/manufacturer?brand_web_url=yageo`));
    expect(maker).toMatchObject({ name: 'Yageo', product_count: 3, categories: [{ web_url: 'chip-resistors', count: 3 }] });
    expect(maker.seo.canonical).toBe('/manufacturers/yageo');
    expect((await store.request(`${common}/manufacturer?brand_web_url=no-such`)).status).toBe(404);
  });
});

it('fills the start page', async () => {
  const home = getHome.response.parse(await read('/api/store/content/home'));
  expect(home.product_count).toBe(9);
  // Not the trunk of the tree, of which each branch holds hundreds of kinds.
  expect(home.categories.map(({ web_url: slug, parent_web_url: above }) => `${above} ${slug}`)).toEqual([
    'passives resistors',
    'passives capacitors',
    'ics amplifiers',
    'ics processors',
  ]);
  expect(home.categories[0]?.children?.map(({ web_url: slug }) => slug)).toEqual(['chip-resistors']);
  expect(home.calculators.find(({ path }) => path === '/tool/RCFilter')?.summary).toMatch(/^Cutoff of an RC filter/);
  // The microcontroller is out of stock and takes no back-orders.
  expect(home.hot).toHaveLength(8);
  expect(home.hot.map(({ mpn }) => mpn)).not.toContain('STM32F103C8T6');
  expect(home.new).toHaveLength(8);
  expect(home.manufacturers[0]?.product_count).toBe(3);
});

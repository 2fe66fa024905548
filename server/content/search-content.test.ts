/** The shop's own content, found by what people type. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchSuggest } from '#contract/api/catalog.ts';
import { contentKinds } from '#contract/api/article.ts';
import { searchContent } from '#contract/api/search-content.ts';
import type { LocaleKey } from '#contract/locale.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { importContent } from './import-content.ts';
import { shippedContent } from './seed-content.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStoreWithParts();
  await importContent(store.deps, shippedContent, 'test');
}, 120_000);
afterAll(() => store.close());

async function read(path: string, locale: LocaleKey): Promise<unknown> {
  return (await store.request(`/api/store/${path}`, undefined, { 'X-Locale': locale })).json();
}
async function find(keyword: string, locale: LocaleKey = 'en', more = '') {
  return searchContent.response.parse(await read(`content/search?keyword=${encodeURIComponent(keyword)}${more}`, locale));
}
async function suggested(keyword: string, locale: LocaleKey = 'en') {
  return searchSuggest.response.parse(await read(`common/search-suggest?keyword=${encodeURIComponent(keyword)}`, locale)).content;
}

const drive = '/solutions/motion/brushed-dc-drive-24-v';
const charger = '/solutions/power/li-ion-charger-power-path';
const passives = '/featuredSuppliers/passives-desk';
const ceramics = '/components/mlcc';

test.each<[LocaleKey, string, string]>([
  ['en', 'brushed motor', drive],
  ['en', 'battery charger', charger],
  ['en', 'Passives desk', passives],
  ['en', 'open lab day', '/news/details/open-lab-day'],
  ['en', 'counterfeit', '/news/details/counterfeit-checks'],
  ['en', 'ripple ground lead', '/blog/bench/ripple-and-the-ground-lead'],
  ['en', 'ceramic capacitors', ceramics],
  ['en', 'bank transfer', '/about/offlinePay'],
  ['de', 'Bürstenmotor', drive],
  ['de', 'Buerstenmotoren', drive],
  ['de', 'Bürstenmotor kaufen', drive],
  ['de', 'Ladegerät', charger],
  ['de', 'Abblockkondensatoren', '/news/details/decoupling-capacitors'],
  ['de', 'Keramikkondensator', ceramics],
  ['de', 'Rücksendungen', '/about/refunds'],
  ['de', 'passives desk', passives],
  ['jp', 'ブラシ付きモータ', drive],
  ['jp', '充電器', charger],
  ['jp', 'コンデンサの選び方', '/news/details/choosing-an-mlcc-dc-bias-and-aging'],
  ['jp', '模倣品', '/news/details/counterfeit-checks'],
  ['jp', 'セラミックコンデンサ', ceramics],
  ['jp', '返品', '/about/refunds'],
])('on %s "%s" leads to %s', async (locale, keyword, path) => {
  expect((await find(keyword, locale)).list[0]?.path).toBe(path);
});

test('what only the text says is found, behind what says it in its title', async () => {
  const makers = (await find('Murata')).list;
  expect(makers.map(({ path }) => path)).toContain(passives);
  const [first, ...others] = (await find('ferrite beads')).list;
  expect([first?.kind, first?.title]).toEqual(['component', 'Ferrite beads']);
  expect(others.length).toBeGreaterThan(0);
});

test('a hit says its kind, and its title and summary in the language of the visitor, else in English', async () => {
  const [page] = (await find('Versand', 'de')).list;
  expect(page).toMatchObject({ kind: 'page', path: '/about/delivery', language: 'de-DE' });
  expect(page?.title).not.toBe((await find('delivery')).list[0]?.title);
  const [solution] = (await find('Bürstenmotor', 'de')).list;
  expect(solution).toMatchObject({ kind: 'solution', title: expect.stringContaining('brushed DC motor'), language: 'en-US' });
  expect(solution?.summary).toMatch(/^An H-bridge/);
});

test('every kind is found, a page at a time', async () => {
  const all = await find('the', 'en', '&page_size=100');
  expect(new Set(all.list.map(({ kind }) => kind))).toEqual(new Set(contentKinds));
  const second = await find('the', 'en', '&page_size=2&page=2');
  expect(second).toMatchObject({ list: all.list.slice(2, 4), total: all.total, current_page: 2 });
});

test.each(['qqqq', '%', "' | :* & !", 'the qqqq'])('nothing has "%s" in it', async (keyword) => {
  expect((await find(keyword)).list).toEqual([]);
});

describe('suggestions', () => {
  test('name the best of it while the last word is typed', async () => {
    const [first, ...others] = await suggested('brushed mot');
    expect(first).toEqual({ kind: 'solution', title: expect.stringContaining('brushed DC motor'), path: drive, language: 'en-US' });
    expect(others.length).toBeLessThan(3);
    expect((await suggested('返品', 'jp'))[0]).toMatchObject({ kind: 'page', path: '/about/refunds' });
    expect(await suggested('resistor')).toHaveLength(3);
  });

  test.each(['LM317', 'GRM188R7', 'th', '100n 50V'])('name none for "%s", which texts are not about', async (keyword) => {
    expect(await suggested(keyword)).toEqual([]);
  });
});

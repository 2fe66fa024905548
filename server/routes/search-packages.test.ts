/** The demo catalog's packages bear codes; people look for parts by the words of their own language all the same. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchProduct } from '#contract/api/catalog.ts';
import { withDemoFigures } from '#demo-catalog/demo-figures.ts';
import { expandCatalog } from '#demo-catalog/expand.ts';
import { readContent } from '#server/content/read-content.ts';
import { shippedContent } from '#server/content/seed-content.ts';
import { seedParts } from '#server/testing/parts.ts';
import { type TestStore, openTestStore } from '#server/testing/store.ts';

const resistor = 'MFR-25FTF52-10K';
const fuse = 'MF-R110';
const crystal = 'ECS-120-12-33Q-JES-TR';
const emitter = 'VSMY2850G';
const electrolytic = 'EEU-EB1H101S';
const wanted = new Set([resistor, fuse, crystal, emitter, electrolytic, 'ECS-160-8-37-CWY-TR3', 'T491A106K010AT', 'TPS563201DDCR']);

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  const facts = expandCatalog().filter(({ mpn }) => wanted.has(mpn));
  await seedParts(
    store.db,
    facts.map((part) => withDemoFigures(part, new Date('2026-11-21T00:00:00Z'))),
  );
});
afterAll(() => store.close());

async function search(keyword: string) {
  const response = await store.request('/api/store/common/search-product', { keyword });
  return searchProduct.response.parse(await response.json());
}
const mpns = ({ list }: { list: { mpn: string }[] }) => list.map(({ mpn }) => mpn);

it.each([
  ['axial resistor', 'through-hole-resistors'],
  ['radial PTC', 'resettable-fuses'],
  ['tantalum', 'tantalum-capacitors'],
])('%s leads to the category %s', async (keyword, web_url) => {
  expect((await search(keyword)).redirect).toEqual({ type: 'category', web_url });
});

it.each([
  ['axial resistor 10k', resistor],
  ['10k 1/4 W axial', resistor],
  ['1/4 W resistor', resistor],
  ['0207 10k', resistor],
  ['bourns radial', fuse],
  ['3.2x2.5 crystal', crystal],
  ['crystal 3225', crystal],
  ['tantalum 10uF', 'T491A106K010AT'],
  ['TSOT-23-6', 'TPS563201DDCR'],
  // Sizes as the catalog holds them and as pages write them.
  ['8x11.5 mm', electrolytic],
  ['8 × 11,5\u202fmm', electrolytic],
  ['8 × 11,5\u202fмм', electrolytic],
  ['2.3 x 2.3 mm', emitter],
  ['2,3 × 2,3\u202fmm', emitter],
])('%s finds %s', async (keyword, mpn) => {
  expect(mpns(await search(keyword))).toEqual([mpn]);
});

it('the filters of every guide choose parts of the demo catalog by their package', async () => {
  const { articles } = await readContent(shippedContent);
  const packages = new Set(expandCatalog().map((part) => part.package));
  const named = articles.flatMap(({ facts: { filters = [] } }) =>
    filters.flatMap(({ key, in: names = [] }) => (key === 'package' ? names : [])),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => typeof name !== 'string' || !packages.has(name))).toEqual([]);
});

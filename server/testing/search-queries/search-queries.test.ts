import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withDemoFigures } from '#demo-catalog/demo-figures.ts';
import { demoReference } from '#demo-catalog/reference.ts';
import { productFilter, productList, searchProduct } from '#contract/api/catalog.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { wordLanguages } from '#contract/locale.ts';
import { writeParts } from '#server/catalog/write-parts.ts';
import { writeReference } from '#server/catalog/write-reference.ts';
import { defaultSettings } from '#server/kernel/settings.ts';
import { nativeSearches } from '#server/testing/native-searches/native-searches.ts';
import { type TestStore, openTestStore } from '#server/testing/store.ts';
import { searchQueries } from './all.ts';
import { type Branches, type KnownParts, complaints } from './check.ts';
import { branchesOf, commonParts, knownParts } from './parts.ts';

let store: TestStore;
let parts: KnownParts;
let branches: Branches;

beforeAll(async () => {
  // Each answer is read by the contract here; once is enough for hundreds of them.
  store = await openTestStore({ settings: { catalogMaxAgeMs: defaultSettings.catalogMaxAgeMs, checkAnswers: false } });
  await writeReference(store.db, demoReference());
  const today = new Date('2026-11-20T12:00:00Z');
  await writeParts(
    store.db,
    commonParts().map((part) => withDemoFigures(part, today)),
  );
  [parts, branches] = await Promise.all([knownParts(store.db), branchesOf(store.db)]);
}, 300_000);
afterAll(() => store.close());

it('there are at least 400 searches, each once', () => {
  const keywords = searchQueries.map(([keyword]) => keyword);
  expect(keywords.length).toBeGreaterThanOrEqual(400);
  expect(keywords.filter((keyword, place) => keywords.indexOf(keyword) !== place)).toEqual([]);
});

it.each(searchQueries)('%s', async (keyword, expected) => {
  const response = await store.request('/api/store/common/search-product', { keyword });
  expect(response.status).toBe(200);
  expect(complaints(searchProduct.response.parse(await response.json()), expected, parts, branches)).toEqual([]);
});

it('lists what sells first, no jumpers, and spreads the values of a category over their bars', async () => {
  const asked = { category_web_url: 'chip-resistors' };
  const [listed, filtered] = await Promise.all(
    ['product-list', 'product-filter'].map(async (call) => (await store.request(`/api/store/common/${call}`, asked)).json()),
  );
  const { list } = productList.response.parse(listed);
  expect(list.map(({ web_url: slug }) => parts.get(slug)?.attributes.resistance)).not.toContain(0);
  const resistance = productFilter.response.parse(filtered).facets.find(({ key }) => key === 'resistance');
  const counts = resistance?.buckets?.map(({ count }) => count) ?? [];
  const total = counts.reduce((sum, count) => sum + count, 0);
  expect(total).toBeGreaterThan(100);
  expect(Math.max(...counts)).toBeLessThan(total / 4);
});

/** The category that a keyword leads to, that is empty, or whose parts come first. */
function leadOf({ redirect, empty_category: empty, categories }: ResponseOf<typeof searchProduct>): string | undefined {
  return redirect?.type === 'category' ? redirect.web_url : (empty?.web_url ?? categories[0]?.web_url);
}

describe('what people of each language type leads to the kind of part that they mean', () => {
  it.each(wordLanguages)(
    '%s',
    async (language) => {
      const searches = nativeSearches(language);
      expect(searches.length).toBeGreaterThanOrEqual(60);
      const astray: string[] = [];
      for (const [keyword, kind] of searches) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as they would come
        const response = await store.request('/api/store/common/search-product', { keyword, page_size: 1 });
        const answer = searchProduct.response.parse(await response.json());
        const lead = leadOf(answer);
        if (kind === 'nothing' ? answer.total > 0 : !branches.get(lead ?? '')?.has(kind)) astray.push(`${keyword}: ${lead}, not ${kind}`);
      }
      expect(astray).toEqual([]);
    },
    120_000,
  );
});

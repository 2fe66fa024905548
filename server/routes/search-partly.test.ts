/** Searches that no part fits as a whole: what is shown for them, and what they tell that it does not fit. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chipFindSearch } from '#contract/api/product.ts';
import { productFilter, searchProduct, searchSuggest } from '#contract/api/catalog.ts';
import type { PartRecord } from '#server/catalog/part-record.ts';
import { seedParts, testParts } from '#server/testing/parts.ts';
import { type TestStore, openTestStore } from '#server/testing/store.ts';

const sold: Pick<PartRecord, 'stock' | 'offers'> = {
  stock: { on_hand: 10, lead_time_days: 42 },
  offers: [{ packaging: 'cut_tape', moq: 1, multiple: 1, price_breaks: [{ quantity: 1, price: '0.5' }] }],
};
const film = ['MFR-25FBF52-10K', 'MFR-25FBF52-1K'];
const parts: PartRecord[] = [
  ...testParts,
  ...film.map((mpn, place) => ({
    ...sold,
    manufacturer: 'yageo',
    mpn,
    category: 'through-hole-resistors',
    attributes: { resistance: place === 0 ? 10_000 : 1000, tolerance: 1, powerRating: 0.25, composition: 'metal-film' },
  })),
  { ...sold, manufacturer: 'liteon', mpn: 'LTST-C150CKT', category: 'leds', attributes: { colour: 'red' } },
  { ...sold, manufacturer: 'liteon', mpn: 'LTST-C150GKT', category: 'leds', attributes: { colour: 'green' } },
  { ...sold, manufacturer: 'omron', mpn: 'B3F-1000', category: 'tactile-switches', attributes: {} },
];

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  await seedParts(store.db, parts);
});
afterAll(() => store.close());

async function search(keyword: string, query: Record<string, unknown> = {}) {
  const response = await store.request('/api/store/common/search-product', { keyword, ...query });
  return searchProduct.response.parse(await response.json());
}
const mpns = ({ list }: { list: { mpn: string }[] }) => list.map(({ mpn }) => mpn).toSorted();

describe('a keyword that nothing fits', () => {
  it('finds what fits all but one condition, and tells which', async () => {
    const answer = await search('100nF 0402 X7R 500V');
    expect(mpns(answer)).toEqual(['GRM155R71C104KA88D']);
    expect(answer).toMatchObject({ match: 'value', dropped: ['500V'], redirect: null, understood_category: { web_url: 'mlcc' } });
    expect(answer.understood.map(({ key }) => key)).toEqual(['capacitance', 'package', 'dielectric']);
    expect(answer.facets.find(({ key }) => key === 'dielectric')?.options?.filter(({ selected }) => selected)).toHaveLength(1);
  });

  it('drops what was typed last, but the value that names the part only at the very last', async () => {
    // Murata's are of 16 V and 50 V, the 10 nF among them.
    expect((await search('murata 0402 100nF 50V')).dropped).toEqual(['50V']);
    expect((await search('50V murata 0402 100nF')).dropped).toEqual(['50V']);
  });

  it.each([
    ['green push button', 'green', ['B3F-1000']],
    ['grüner Taster', 'grüner', ['B3F-1000']],
    ['tactile switch extraordinary', 'extraordinary', ['B3F-1000']],
  ])('%s keeps the name of the part and drops %s', async (keyword, dropped, expected) => {
    const answer = await search(keyword);
    expect(answer.dropped).toEqual([dropped]);
    expect(mpns(answer)).toEqual(expected);
  });

  it.each(['weiße LED', 'LED blanche', 'белый светодиод', '白色LED'])(
    '%s lists no LED of another color, and leads to all LEDs',
    async (keyword) => {
      const led = { web_url: 'leds', count: 2 };
      expect(await search(keyword)).toMatchObject({ match: 'none', total: 0, dropped: [], categories: [led] });
    },
  );

  it.each(['varistor 50V', 'Summer 5V', '压敏电阻 50V', 'ZZZ999QQQ', 'Kondensatorium', 'nothing like it'])(
    '%s finds nothing rather than something else',
    async (keyword) => {
      expect(await search(keyword)).toMatchObject({ match: 'none', total: 0, dropped: [] });
    },
  );

  it('keeps to words when values are not to be read', async () => {
    const answer = await search('murata X7R qwertz', { understand: false });
    expect(answer).toMatchObject({ match: 'text', understood: [], understood_category: null, dropped: ['qwertz'] });
    expect(mpns(answer)).toEqual(['GRM155R71C104KA88D', 'GRM155R71H103KA88D']);
  });

  it('stays in the category that is searched', async () => {
    const answer = await search('white LED', { category_web_url: 'resistors' });
    expect(answer).toMatchObject({ total: 0, dropped: [] });
  });

  it('is counted alike by the filter rail', async () => {
    const response = await store.request('/api/store/common/product-filter', { keyword: '100nF 0402 X7R 500V' });
    expect(productFilter.response.parse(await response.json()).total).toBe(1);
  });

  it('gives no suggestions and no chips, which could not tell what they lack', async () => {
    const suggestions = await store.request(`/api/store/common/search-suggest?keyword=${encodeURIComponent('green push button')}`);
    expect(searchSuggest.response.parse(await suggestions.json()).products).toEqual([]);
    const chips = await store.request('/api/store/common/chip-find-search', { keywords: ['green push button'] });
    expect(chipFindSearch.response.parse(await chips.json()).list).toMatchObject([{ match: 'none', total: 0 }]);
  });
});

describe('a slip of the finger', () => {
  it.each([
    ['Kondensatr 100nF', 'Kondensator 100nF'],
    ['кондесатор 100нФ', 'конденсатор 100nF'],
    ['kapasitr 100nF', 'kapasitor 100nF'],
    ['capcitor murata 100nF', 'capacitor murata 100nF'],
  ])('%s is read as %s, and says so', async (keyword, meant) => {
    const answer = await search(keyword);
    expect(mpns(answer)).toEqual(['GRM155R71C104KA88D']);
    expect(answer.did_you_mean.map((one) => one.toLowerCase())).toEqual([meant.toLowerCase()]);
    expect(answer.dropped).toEqual([]);
  });

  it.each(['black LED', 'price', 'Preis'])('is none in %s, though a name is near', async (keyword) => {
    expect((await search(keyword)).did_you_mean).toEqual([]);
  });
});

describe('words without spaces between them', () => {
  it.each([
    ['金属膜电阻 1k', ['MFR-25FBF52-1K']],
    ['村田电容', ['GRM1555C1H101JA01D', 'GRM155R71C104KA88D', 'GRM155R71H103KA88D']],
    ['国巨金属膜电阻10k', ['MFR-25FBF52-10K']],
  ])('%s is parted where names are', async (keyword, expected) => {
    const answer = await search(keyword);
    expect(answer.dropped).toEqual([]);
    expect(mpns(answer)).toEqual(expected);
  });
});

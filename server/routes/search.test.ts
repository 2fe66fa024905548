import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoReference } from '#demo-catalog/reference.ts';
import { chipFindSearch } from '#contract/api/product.ts';
import { searchProduct, searchSuggest } from '#contract/api/catalog.ts';
import type { PartRecord } from '#server/catalog/part-record.ts';
import { writeParts } from '#server/catalog/write-parts.ts';
import { writeReference } from '#server/catalog/write-reference.ts';
import { product } from '#server/db/schema.ts';
import { seedParts, testParts } from '#server/testing/parts.ts';
import { type TestStore, openTestStore } from '#server/testing/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  await writeReference(store.db, demoReference());
  await sayInGerman('chip-resistors', 'Chip-Widerstände', 'Chip-Widerstand');
  await sayInGerman('op-amps', 'Operationsverstärker', 'Operationsverstärker');
  await writeParts(store.db, testParts);
});

async function sayInGerman(slug: string, name: string, itemName: string): Promise<void> {
  await store.db.execute(sql`insert into category_text (category_id, language, name, item_name)
    select id, 'de', ${name}, ${itemName} from category where slug = ${slug}
    on conflict (category_id, language) do update set name = excluded.name, item_name = excluded.item_name`);
}
afterAll(() => store.close());

const regulator = (mpn: string, category: string, attributes: PartRecord['attributes']): PartRecord => ({
  manufacturer: 'ti',
  mpn,
  category,
  package: 'SOT-223',
  package_id: 'sot-223',
  attributes,
  stock: { on_hand: 10, lead_time_days: 42 },
  offers: [{ packaging: 'cut_tape', moq: 1, multiple: 1, price_breaks: [{ quantity: 1, price: '0.5' }] }],
});
const regulators = [
  regulator('LM1117MPX-3.3', 'linear-regulators-fixed', { outputVoltage: 3.3, outputCurrent: 0.8 }),
  regulator('LM1117MPX-ADJ', 'linear-regulators-adjustable', { outputCurrent: 0.8, inputVoltageMax: 15 }),
];

async function search(keyword: string, query: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const response = await store.request('/api/store/common/search-product', { keyword, ...query }, headers);
  expect(response.status, await response.clone().text()).toBe(200);
  return searchProduct.response.parse(await response.json());
}
const mpns = ({ list }: { list: { mpn: string }[] }) => list.map(({ mpn }) => mpn).toSorted();

describe('part numbers', () => {
  it.each(['lm358n/nopb', 'LM-358N/NOPB', ' LM358N /NOPB ', 'ＬＭ358N／NOPB'])('%s leads to the one part it names', async (keyword) => {
    const answer = await search(keyword);
    expect(answer.match).toBe('mpn');
    expect(answer.redirect).toEqual({ type: 'product', web_url: 'ti-lm358n-nopb' });
  });

  it.each(['LM358NNOPB', 'LM358N.NOPB', ' LM358N NOPB ', 'LM358N-NOP'])(
    '%s may mean a part of other signs, and only asks',
    async (keyword) => {
      const answer = await search(keyword);
      expect(answer).toMatchObject({ match: 'fuzzy', redirect: null, did_you_mean: ['LM358N/NOPB'] });
      expect(mpns(answer)).toEqual(['LM358N/NOPB']);
    },
  );

  it('finds a part by our order code', async () => {
    const answer = await search('stm32f103c8t6-ty');
    expect(answer).toMatchObject({ match: 'sku', redirect: { type: 'product' }, total: 1 });
  });

  it.each(['4006381333931', '04006381333931', '4 006381 333931'])(
    '%s, as it stands under a bar code, leads to its part',
    async (keyword) => {
      await store.db.update(product).set({ gtin: '04006381333931' }).where(eq(product.mpn, 'LM358N/NOPB'));
      expect(await search(keyword)).toMatchObject({ match: 'mpn', redirect: { type: 'product', web_url: 'ti-lm358n-nopb' }, total: 1 });
      const suggested = await store.request(`/api/store/common/search-suggest?keyword=${encodeURIComponent(keyword)}`);
      expect(searchSuggest.response.parse(await suggested.json()).products.map(({ mpn }) => mpn)).toEqual(['LM358N/NOPB']);
    },
  );

  it('an article number with a wrong check digit is nobody’s', async () => {
    await store.db.update(product).set({ gtin: '04006381333931' }).where(eq(product.mpn, 'LM358N/NOPB'));
    expect(await search('4006381333930')).toMatchObject({ total: 0, redirect: null });
  });

  it('lists what begins with a number, the shorter one first', async () => {
    const answer = await search('LM358');
    expect(answer).toMatchObject({ match: 'prefix', redirect: null, total: 2 });
    expect(answer.list[0]?.mpn).toBe('LM358DR');
  });

  it('offers the number that swapped digits meant', async () => {
    const answer = await search('STM32F013C8T6');
    expect(answer).toMatchObject({ match: 'fuzzy', did_you_mean: ['STM32F103C8T6'], redirect: null });
    expect(mpns(answer)).toEqual(['STM32F103C8T6']);
  });

  it('says so when nothing is near', async () => {
    const answer = await search('ZZZ999QQQ');
    expect(answer).toMatchObject({ match: 'none', total: 0, list: [], did_you_mean: [], last_page: 1 });
  });
});

describe('values', () => {
  it('turns values into filters of the category that has such parts, and shows them', async () => {
    const answer = await search('100nF 0402 X7R 16V');
    expect(answer).toMatchObject({ match: 'value', total: 1, understood_category: { web_url: 'mlcc' } });
    expect(mpns(answer)).toEqual(['GRM155R71C104KA88D']);
    expect(answer.understood.map(({ key, text }) => `${key} ${text}`)).toEqual([
      'capacitance Capacitance = 100\u202fnF',
      'package Package: 0402',
      'dielectric Dielectric: X7R',
      'ratedVoltage Rated voltage ≥ 16\u202fV',
    ]);
    expect(answer.facets.find(({ key }) => key === 'dielectric')?.options?.filter(({ selected }) => selected)).toHaveLength(1);
  });

  it.each(['4.7k 0603 1%', '4k7 0603', '4,7 kΩ 0603', '4700 ohm 1 %', 'Widerstand 4,7k 0603', 'yageo 4k7'])('reads %s', async (keyword) => {
    const answer = await search(keyword);
    expect(answer.match).toBe('value');
    expect(mpns(answer)).toEqual(['RC0603FR-074K7L']);
  });

  it('takes a voltage as the least that is wanted', async () => {
    expect(mpns(await search('10nF 16V'))).toEqual(['GRM155R71H103KA88D']);
    expect((await search('10nF 100V')).dropped).toEqual(['100V']);
  });

  it('lets a filter of the caller replace the one read for the same key', async () => {
    const answer = await search('100nF X7R', { filters: [{ key: 'capacitance', eq: '10n' }] });
    expect(mpns(answer)).toEqual(['GRM155R71H103KA88D']);
    expect(answer.understood.map(({ key }) => key)).toEqual(['dielectric']);
  });

  it('searches plain words when told to', async () => {
    const answer = await search('100nF X7R', { understand: false });
    expect(answer).toMatchObject({ match: 'text', understood: [], understood_category: null });
    expect(mpns(answer)).toEqual(['GRM155R71C104KA88D']);
  });
});

describe('words', () => {
  it('finds parts that have all words, the last one as a beginning, in any language of the shop', async () => {
    expect(await search('yageo thick resis')).toMatchObject({ match: 'text', total: 3 });
    expect(mpns(await search('Operationsverst'))).toEqual(['LM358DR', 'LM358N/NOPB']);
    expect(mpns(await search('op amp'))).toEqual(['LM358DR', 'LM358N/NOPB']);
    expect((await search('yageo x7r')).dropped).not.toEqual([]);
  });

  it('leads to a maker or a category that is named exactly', async () => {
    expect((await search('Texas Instruments')).redirect).toEqual({ type: 'manufacturer', web_url: 'ti' });
    expect((await search('op amps')).redirect).toEqual({ type: 'category', web_url: 'op-amps' });
    expect((await search('microcontrollers')).redirect).toEqual({ type: 'category', web_url: 'microcontrollers' });
    expect((await search('Texas Instruments', { category_web_url: 'op-amps' })).redirect).toBeNull();
    expect((await search('op amps', { brand_web_url: 'ti' })).redirect).toBeNull();
  });

  it.each([
    ['MLCC', 'mlcc'],
    ['opamp', 'op-amps'],
    ['Op-Amp', 'op-amps'],
    ['MCU', 'microcontrollers'],
    ['SMD resistor', 'chip-resistors'],
    ['SMD-Widerstand', 'chip-resistors'],
    ['Widerstand', 'resistors'],
    ['Kondensator', 'capacitors'],
    ['コンデンサ', 'capacitors'],
    ['抵抗', 'resistors'],
    ['マイコン', 'microcontrollers'],
  ])('leads from %s to the category that people mean', async (keyword, web_url) => {
    expect((await search(keyword)).redirect).toEqual({ type: 'category', web_url });
  });

  it('lists the parts of every category that a word may mean, and reads values beside it', async () => {
    const other = await openTestStore();
    await seedParts(other.db, regulators);
    const answer = async (keyword: string) =>
      searchProduct.response.parse(await (await other.request('/api/store/common/search-product', { keyword })).json());
    for (const keyword of ['LDO', 'LDO-Regler', 'ldo sot-223']) {
      const found = await answer(keyword);
      expect(found.redirect, keyword).toBeNull();
      expect(mpns(found), keyword).toEqual(['LM1117MPX-ADJ', 'LM1117MPX-3.3'].toSorted());
    }
    expect(await answer('LDO 3.3V')).toMatchObject({ match: 'value', understood_category: { web_url: 'linear-regulators-fixed' } });
    await other.close();
  });

  it('tells the categories of the hits', async () => {
    const { categories } = await search('murata');
    expect(categories).toEqual([{ web_url: 'mlcc', name: 'Ceramic capacitors (MLCC)', count: 3 }]);
    expect((await search('murata', { page: 2 })).categories).toEqual(categories);
  });

  it.each(["'; drop table product; --", "a' & 'b", '\\', '%%%', '((', '🙂', '日本語'])(
    'takes %s as words that match nothing',
    async (keyword) => {
      expect(await search(keyword)).toMatchObject({ total: 0 });
    },
  );

  it('refuses an empty keyword and one that is too long', async () => {
    for (const keyword of ['', '   ', 'x'.repeat(121)]) {
      const response = await store.request('/api/store/common/search-product', { keyword });
      expect(response.status).toBe(422);
    }
  });
});

describe('ranking', () => {
  it('puts parts in stock first, then popular ones', async () => {
    const other = await openTestStore();
    await seedParts(other.db);
    await other.db.execute(sql`update stock set on_hand = 0 where product_id = (select id from product where mpn = 'LM358DR')`);
    const response = await other.request('/api/store/common/search-product', { keyword: 'LM358' });
    const { list } = searchProduct.response.parse(await response.json());
    expect(list.map(({ mpn }) => mpn)).toEqual(['LM358N/NOPB', 'LM358DR']);
    await other.close();
  });
});

async function suggest(keyword: string, query = '') {
  const response = await store.request(`/api/store/common/search-suggest?keyword=${encodeURIComponent(keyword)}${query}`);
  expect(response.status).toBe(200);
  return searchSuggest.response.parse(await response.json());
}

describe('suggestions', () => {
  it('offer calculators by words of their name and purpose', async () => {
    expect((await suggest('divider')).calculators).toContainEqual({
      name: 'Resistive voltage divider',
      path: '/tool/ResistorVoltageDivision',
    });
    expect((await suggest('microstrip crosstalk')).calculators).toEqual([
      { name: 'Microstrip crosstalk', path: '/tool/MicrostripLineCrosstalk' },
    ]);
    expect((await suggest('lm')).calculators).toEqual([]);
  });

  it('gives parts, makers and categories that begin with what is typed', async () => {
    const answer = await suggest('lm35');
    expect(answer.products.map(({ mpn, manufacturer }) => `${mpn} ${manufacturer}`)).toEqual([
      'LM358DR Texas Instruments',
      'LM358N/NOPB Texas Instruments',
    ]);
    expect((await suggest('mura')).manufacturers).toEqual([{ web_url: 'murata', name: 'Murata' }]);
    expect((await suggest('micro')).categories).toContainEqual({ web_url: 'microcontrollers', name: 'Microcontrollers' });
    expect((await suggest('lm35', '&limit=1')).products).toHaveLength(1);
  });

  it('reads values before the search is sent', async () => {
    const [reading] = (await suggest('100n 16v')).readings;
    expect(reading).toMatchObject({ category: { web_url: 'mlcc' }, parent_web_url: 'capacitors', total: 1 });
    expect(reading?.understood.map(({ key }) => key)).toEqual(['capacitance', 'ratedVoltage']);
  });

  it('refuses a limit out of range', async () => {
    const response = await store.request('/api/store/common/search-suggest?keyword=lm&limit=11');
    expect(response.status).toBe(422);
  });
});

describe('many part numbers at once', () => {
  it('answers in the order of the input, doubles included', async () => {
    const keywords = ['STM32F103C8T6', 'nothing like it', 'lm358n/nopb', 'STM32F103C8T6', 'RC0603'];
    const response = await store.request('/api/store/common/chip-find-search', { keywords, quantity: 1000 });
    const { list } = chipFindSearch.response.parse(await response.json());
    expect(list.map(({ keyword, match, total }) => `${keyword} ${match} ${total}`)).toEqual([
      'STM32F103C8T6 mpn 1',
      'nothing like it none 0',
      'lm358n/nopb mpn 1',
      'STM32F103C8T6 mpn 1',
      'RC0603 prefix 3',
    ]);
    expect(list[4]?.products[0]?.price_at).toMatchObject({ quantity: 1000 });
  });

  it('can leave out what is not in stock', async () => {
    const response = await store.request('/api/store/common/chip-find-search', { keywords: ['STM32F103C8T6'], in_stock: true });
    const { list } = chipFindSearch.response.parse(await response.json());
    expect(list[0]).toMatchObject({ match: 'mpn', products: [], total: 0 });
  });

  it('refuses more than 50', async () => {
    const response = await store.request('/api/store/common/chip-find-search', { keywords: Array.from({ length: 51 }, () => 'LM358') });
    expect(response.status).toBe(422);
  });
});

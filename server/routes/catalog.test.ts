import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorAnswer } from '#contract/api/error.ts';
import type { Facet } from '#contract/api/part.ts';
import { hotProduct, productFilter, productList } from '#contract/api/catalog.ts';
import type { PartRecord } from '#server/catalogue/part-record.ts';
import { seedParts } from '#server/testing/parts.ts';
import { type TestStore, openTestStore } from '#server/testing/store.ts';

const packages = [
  ['0402', 'chip-0402'],
  ['0603', 'chip-0603'],
  ['0805', 'chip-0805'],
] as const;

/** 60 resistors: 100 Ω to 2 kΩ in three packages, Yageo's at 1 %, Vishay's at 5 %, each dearer than the one before. */
const resistors: PartRecord[] = Array.from({ length: 60 }, (_, index) => {
  const [name, drawing] = packages[index % 3] ?? packages[0];
  const isYageo = index % 2 === 0;
  return {
    manufacturer: isYageo ? 'yageo' : 'vishay',
    mpn: `R${String(index).padStart(3, '0')}-TEST`,
    category: 'chip-resistors',
    package: name,
    package_id: drawing,
    lifecycle: index < 30 ? 'active' : 'nrnd',
    rohs: index % 4 === 0 ? 'unknown' : 'compliant',
    attributes: { resistance: 100 * (1 + Math.floor(index / 3)), tolerance: isYageo ? 1 : 5, composition: 'thick-film' },
    stock: { on_hand: index % 5 === 0 ? 0 : 100 + index },
    popularity: index,
    offers: [
      {
        packaging: index < 20 ? 'cut_tape' : 'bulk',
        moq: 1,
        multiple: 1,
        // The dearer a piece is, the cheaper a thousand.
        price_breaks:
          index === 59
            ? []
            : [
                { quantity: 1, price: (0.1 + index / 1000).toFixed(4) },
                { quantity: 1000, price: (0.09 - index / 1000).toFixed(4) },
              ],
      },
    ],
  };
});
const opAmps: PartRecord[] = [
  { manufacturer: 'ti', mpn: 'WIDE', category: 'op-amps', attributes: { channels: 2, supplyVoltage: [2.7, 5.5], railToRailOutput: true } },
  { manufacturer: 'ti', mpn: 'HIGH', category: 'op-amps', attributes: { channels: 4, supplyVoltage: [5, 36], railToRailOutput: false } },
  { manufacturer: 'ti', mpn: 'PLAIN', category: 'op-amps', attributes: { channels: 1 } },
];

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  await seedParts(store.db, [...resistors, ...opAmps]);
  await store.db.execute(sql`insert into currency_rate (currency, rate_micros) values ('USD', 1160000), ('JPY', 178000000)
    on conflict (currency) do update set rate_micros = excluded.rate_micros`);
});
afterAll(() => store.close());

const path = '/api/store/common/product-list';
const inEuro = { 'X-Currency': 'EUR' };

async function list(query: Record<string, unknown>, headers: Record<string, string> = inEuro) {
  const response = await store.request(path, { category_web_url: 'chip-resistors', page_size: 100, ...query }, headers);
  expect(response.status, await response.clone().text()).toBe(200);
  return productList.response.parse(await response.json());
}

async function refusal(query: Record<string, unknown>): Promise<Record<string, string[]>> {
  const response = await store.request(path, { category_web_url: 'chip-resistors', ...query }, inEuro);
  expect(response.status).toBe(422);
  const { error } = errorAnswer.parse(await response.json());
  return Object.fromEntries(Object.entries(error.fields ?? {}).map(([field, issues]) => [field, issues.map(({ code }) => code)]));
}

const mpns = ({ list: items }: { list: { mpn: string }[] }) => items.map(({ mpn }) => mpn);
const counts = (facets: Facet[], key: string) =>
  Object.fromEntries((facets.find((facet) => facet.key === key)?.options ?? []).map((option) => [option.key, option.count]));

async function amplifiers(query: Record<string, unknown>): Promise<string[]> {
  return mpns(await list({ category_web_url: 'op-amps', sort: 'mpn_asc', ...query }));
}

async function covering(filter: Record<string, unknown>): Promise<string[]> {
  return amplifiers({ filters: [{ key: 'supplyVoltage', ...filter }] });
}

describe('filters', () => {
  it.each(['1k2', '1.2k', '1,2 kΩ', '1200', 1200, '1.2 kOhm'])('takes %s as 1.2 kΩ', async (eq) => {
    const { list: items } = await list({ filters: [{ key: 'resistance', eq }] });
    expect(items.map(({ attributes }) => attributes[0]?.si)).toEqual([1200, 1200, 1200]);
  });

  it('joins values of a key by or, and keys by and', async () => {
    const filters = [
      { key: 'package', in: ['0402', '0805'] },
      { key: 'tolerance', in: ['1'] },
    ];
    const { list: items, total } = await list({ filters });
    expect(total).toBe(20);
    expect(new Set(items.map((item) => `${item.package} ${item.manufacturer.web_url}`))).toEqual(new Set(['0402 yageo', '0805 yageo']));
  });

  it('takes away what is not wanted', async () => {
    const { total } = await list({
      filters: [
        { key: 'package', not_in: ['0603'] },
        { key: 'tolerance', not_in: ['1%'] },
      ],
    });
    expect(total).toBe(20);
  });

  it('narrows by stock, conformity, lifecycle, packaging and bounds', async () => {
    expect((await list({ in_stock: true })).total).toBe(48);
    expect((await list({ rohs: true })).total).toBe(45);
    expect((await list({ lifecycle: ['active'] })).total).toBe(30);
    expect((await list({ packaging: ['cut_tape'] })).total).toBe(20);
    expect((await list({ filters: [{ key: 'resistance', min: '1k', max: '1k5' }] })).total).toBe(18);
    expect((await list({ has_datasheet: true })).total).toBe(0);
  });

  it('reads prices at the asked quantity in the asked currency', async () => {
    expect((await list({ price_max: '0.105' })).total).toBe(6);
    expect((await list({ price_max: '0.105', quantity: 1000 })).total).toBe(59);
    expect((await list({ price_max: '0.1160' }, { 'X-Currency': 'USD' })).total).toBe(1);
    expect((await list({ filters: [{ key: 'price', min: 0.15 }] })).total).toBe(9);
  });

  it('finds a range that covers the asked one, or only meets it', async () => {
    expect(await covering({ min: 3, max: 5 })).toEqual(['WIDE']);
    expect(await covering({ min: '5V', max: '5V' })).toEqual(['HIGH', 'WIDE']);
    expect(await covering({ min: 3, max: 12 })).toEqual([]);
    expect(await covering({ min: 3, max: 12, mode: 'overlap' })).toEqual(['HIGH', 'WIDE']);
    expect(await covering({ min: 6, max: 40, mode: 'overlap' })).toEqual(['HIGH']);
  });

  it('knows yes and no', async () => {
    expect(await amplifiers({ filters: [{ key: 'railToRailOutput', bool: true }] })).toEqual(['WIDE']);
    expect(await amplifiers({ filters: [{ key: 'railToRailOutput', bool: false }] })).toEqual(['HIGH']);
  });

  it('names what cannot be applied', async () => {
    expect(await refusal({ filters: [{ key: 'capacitance', eq: '100n' }] })).toEqual({ 'filters.0.key': ['not_allowed'] });
    expect(await refusal({ filters: [{ key: 'resistance', min: '100nH' }] })).toEqual({ 'filters.0.min': ['not_allowed'] });
    expect(await refusal({ filters: [{ key: 'resistance', eq: 'many' }] })).toEqual({ 'filters.0.eq': ['invalid_format'] });
    expect(
      await refusal({
        filters: [
          { key: 'tolerance', in: ['1'] },
          { key: 'tolerance', in: ['5'] },
        ],
      }),
    ).toEqual({ 'filters.1.key': ['not_unique'] });
    expect(await refusal({ filters: [{ key: 'composition', min: 1 }] })).toEqual({ 'filters.0.min': ['not_allowed'] });
    expect(await refusal({ category_web_url: 'passives', filters: [{ key: 'resistance', eq: 1 }] })).toEqual({
      'filters.0.key': ['not_allowed'],
    });
    expect(await refusal({ price_min: '0.0000001' })).toEqual({ price_min: ['invalid_format'] });
    expect(await refusal({ sort: 'attr:capacitance:asc' })).toEqual({ sort: ['not_allowed'] });
    expect(await refusal({ quantity: 0 })).toEqual({ quantity: ['out_of_range'] });
  });
});

describe('facets', () => {
  it('count what one more choice would find, leaving out the choice of their own key', async () => {
    const whole = await list({});
    const { facets } = await list({ filters: [{ key: 'package', in: ['0603'] }] });
    expect(counts(facets, 'package')).toEqual({ '0402': 20, '0603': 20, '0805': 20 });
    expect(counts(whole.facets, 'manufacturer')).toEqual({ yageo: 30, vishay: 30 });
    expect(counts(facets, 'manufacturer')).toEqual({ yageo: 10, vishay: 10 });
    expect(counts(facets, 'tolerance')).toEqual({ 1: 10, 5: 10 });
  });

  it('keep values that the other filters leave without parts', async () => {
    const { facets } = await list({ filters: [{ key: 'manufacturer', in: ['yageo'] }] });
    expect(counts(facets, 'tolerance')).toEqual({ 1: 30, 5: 0 });
    expect(counts(facets, 'manufacturer')).toEqual({ yageo: 30, vishay: 30 });
  });

  it('show numbers as bars and as a list, in the visitor’s words', async () => {
    const { facets } = await list({ filters: [{ key: 'resistance', min: '1k' }] });
    const resistance = facets.find(({ key }) => key === 'resistance');
    expect(resistance).toMatchObject({
      kind: 'number',
      unit: 'Ω',
      min: 100,
      max: 2000,
      selected_min: 1000,
      selected_max: null,
      missing: 0,
    });
    expect(resistance?.buckets?.reduce((sum, { count }) => sum + count, 0)).toBe(60);
    const tolerance = facets.find(({ key }) => key === 'tolerance');
    expect(tolerance).toMatchObject({ kind: 'option', unit: '%', options: [{ key: '1', name: '±1\u202f%' }, { key: '5' }] });
  });

  it('mark what is chosen and count what is unknown', async () => {
    const { facets } = await list({ in_stock: true, filters: [{ key: 'package', in: ['0603', '0402'] }] });
    const chosen = facets.flatMap(({ key, options = [] }) =>
      options.filter(({ selected }) => selected).map((option) => `${key} ${option.key}`),
    );
    expect(chosen).toEqual(['in_stock true', 'package 0402', 'package 0603']);
    const amplifiers = await list({ category_web_url: 'op-amps' });
    expect(amplifiers.facets.find(({ key }) => key === 'supplyVoltage')).toMatchObject({ kind: 'range', min: 2.7, max: 36, missing: 1 });
  });

  it('give packages their drawing, prices their bounds, availability its counts', async () => {
    const { facets } = await list({ quantity: 1000 });
    expect(facets.find(({ key }) => key === 'package')?.options?.[0]).toMatchObject({ key: '0402', outline: { id: 'chip-0402', pins: 2 } });
    expect(facets.find(({ key }) => key === 'price')).toMatchObject({ min: 0.032, max: 0.09, missing: 1 });
    expect(counts(facets, 'in_stock')).toEqual({ true: 48 });
    expect(counts(facets, 'rohs')).toEqual({ true: 45 });
    expect(counts(facets, 'packaging')).toEqual({ cut_tape: 20, bulk: 40 });
    expect(counts(facets, 'lifecycle')).toEqual({ active: 30, nrnd: 30 });
  });

  it('show the branches above a leaf, which narrow too', async () => {
    const { facets, total } = await list({ category_web_url: 'passives' });
    expect(total).toBe(60);
    expect(counts(facets, 'category')).toEqual({ resistors: 60 });
    expect(facets.some(({ key }) => key === 'resistance')).toBe(false);
    expect(
      (await list({ category_web_url: undefined, brand_web_url: 'ti', filters: [{ key: 'category', in: ['amplifiers'] }] })).total,
    ).toBe(3);
  });

  it('come with the first page or when asked', async () => {
    expect((await list({ page: 2, page_size: 10 })).facets).toEqual([]);
    expect((await list({ page: 2, page_size: 10, facets: true })).facets).not.toEqual([]);
    expect((await list({ facets: false })).facets).toEqual([]);
  });
});

async function filter(query: Record<string, unknown>) {
  const response = await store.request('/api/store/common/product-filter', query, inEuro);
  expect(response.status, await response.clone().text()).toBe(200);
  return productFilter.response.parse(await response.json());
}

describe('product-filter', () => {
  it('gives all facets, or searches the options of one', async () => {
    const scope = { category_web_url: 'chip-resistors', filters: [{ key: 'tolerance', in: ['1'] }] };
    const all = await filter(scope);
    expect(all.total).toBe(30);
    expect(all.facets.length).toBeGreaterThan(5);
    const one = await filter({ ...scope, key: 'manufacturer', q: 'vis' });
    expect(one.facets).toHaveLength(1);
    expect(counts(one.facets, 'manufacturer')).toEqual({ vishay: 0 });
    const second = await filter({ ...scope, key: 'package', page: 2, page_size: 2 });
    expect(counts(second.facets, 'package')).toEqual({ '0805': 10 });
  });

  it('counts for a keyword', async () => {
    const { total, facets } = await filter({ keyword: 'R00' });
    expect(total).toBe(10);
    expect(counts(facets, 'category')).toEqual({ 'chip-resistors': 10 });
  });
});

describe('order and pages', () => {
  it.each(['mpn_asc', 'popular', 'newest', 'relevance', 'stock_desc', 'price_asc', 'attr:resistance:desc', 'attr:composition:asc'])(
    'walking all pages by %s shows every part once, and the page after the last is empty',
    async (sort) => {
      const seen: string[] = [];
      for (let page = 1; page <= 9; page += 1) {
        const answer = await list({ sort, page, page_size: 7, facets: false });
        expect(answer).toMatchObject({ total: 60, last_page: 9, current_page: page });
        seen.push(...mpns(answer));
      }
      expect(new Set(seen).size).toBe(60);
      expect(await list({ sort, page: 10, page_size: 7 })).toMatchObject({ list: [], total: 60, last_page: 9 });
    },
  );

  it('sorts by the price at the quantity, quote-only parts last', async () => {
    expect(mpns(await list({ sort: 'price_asc' })).slice(0, 2)).toEqual(['R000-TEST', 'R001-TEST']);
    const atThousand = mpns(await list({ sort: 'price_asc', quantity: 1000 }));
    expect(atThousand.slice(0, 2)).toEqual(['R058-TEST', 'R057-TEST']);
    expect(atThousand.at(-1)).toBe('R059-TEST');
    expect(mpns(await list({ sort: 'price_desc' })).at(-1)).toBe('R059-TEST');
  });

  it('sorts by a parameter, parts without it last', async () => {
    expect(await amplifiers({ sort: 'attr:supplyVoltage:asc' })).toEqual(['WIDE', 'HIGH', 'PLAIN']);
    expect(await amplifiers({ sort: 'attr:supplyVoltage:desc' })).toEqual(['HIGH', 'WIDE', 'PLAIN']);
    expect((await list({})).list[0]?.attributes[0]?.si).toBe(100);
  });

  it('refuses pages beyond the ten-thousandth item', async () => {
    expect(await refusal({ page: 101, page_size: 100 })).toEqual({ page: ['out_of_range'] });
    expect(await refusal({ page: 0 })).toEqual({ page: ['out_of_range'] });
  });
});

describe('what is shown', () => {
  it('converts prices from the base currency, rounded half up once', async () => {
    const { list: items } = await list({ sort: 'mpn_asc', quantity: 3 }, { 'X-Currency': 'JPY' });
    expect(items[1]?.price_at).toEqual({ quantity: 3, unit_micros: 17_978_000, unit_price: 18, total: 54, currency: 'JPY' });
    expect(items[1]?.offer).toMatchObject({ currency: 'JPY', default: true });
  });

  it('takes a price that was entered for the currency before a converted one', async () => {
    await store.db.execute(sql`insert into offer_price (offer_id, currency, break_quantities, break_micros)
      select o.id, 'USD', '{1}', '{50000}' from offer o join product p on p.id = o.product_id where p.mpn = 'R040-TEST'`);
    const { list: items } = await list({ sort: 'price_asc' }, { 'X-Currency': 'USD' });
    expect(items[0]).toMatchObject({ mpn: 'R040-TEST', price_at: { unit_micros: 50_000, unit_price: 5 } });
    expect((await list({ sort: 'price_asc' })).list[0]?.mpn).toBe('R000-TEST');
  });

  it('leaves out hidden parts everywhere', async () => {
    await store.db.execute(sql`update product set hidden = true where mpn = 'PLAIN'`);
    expect(mpns(await list({ category_web_url: 'op-amps', sort: 'mpn_asc' }))).toEqual(['HIGH', 'WIDE']);
    await store.db.execute(sql`update product set hidden = false where mpn = 'PLAIN'`);
  });

  it('lists named parts, and none that do not exist', async () => {
    const answer = await list({ category_web_url: undefined, web_urls: ['yageo-r000-test', 'no-such-part'] });
    expect(mpns(answer)).toEqual(['R000-TEST']);
  });

  it.each([
    { category_web_url: 'no-such' },
    { brand_web_url: 'no-such' },
    { supplier_web_url: 'no-such' },
    { component_web_url: 'no-such' },
  ])('answers not_found to %o', async (scope) => {
    expect((await store.request(path, scope)).status).toBe(404);
  });

  it('refuses a list of nothing', async () => {
    expect((await store.request(path, {})).status).toBe(422);
  });

  it('is the same with and without a token', async () => {
    const body = { category_web_url: 'chip-resistors' };
    const [plain, signedIn] = await Promise.all([
      store.request(path, body),
      store.request(path, body, { Authorization: 'Bearer nonsense', 'X-Cart-Key': 'nonsense' }),
    ]);
    expect(await signedIn.text()).toBe(await plain.text());
  });
});

describe('hot products', () => {
  it('shows sellable parts, the most looked-at first when nothing was sold', async () => {
    const response = await store.request('/api/store/common/hot-product?page_size=2&category_web_url=resistors', undefined, inEuro);
    const answer = hotProduct.response.parse(await response.json());
    // R059 has no price.
    expect(mpns(answer)).toEqual(['R058-TEST', 'R057-TEST']);
    expect(answer.total).toBe(59);
  });
});

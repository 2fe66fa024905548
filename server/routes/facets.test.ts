import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productFilter } from '#contract/api/catalog.ts';
import type { Facet } from '#contract/api/part.ts';
import { type ListStore, inEuro, openListStore } from '#server/testing/list-store.ts';

let store: ListStore;
beforeAll(async () => {
  store = await openListStore();
});
afterAll(() => store.close());

const list: ListStore['list'] = (query, headers) => store.list(query, headers);

function counts(facets: readonly Facet[], key: string): Record<string, number> {
  const options = facets.find((facet) => facet.key === key)?.options ?? [];
  return Object.fromEntries(options.map((option) => [option.key, option.count]));
}

const keysOf = async (query: Record<string, unknown>) => (await list(query)).facets.map(({ key }) => key);

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

  it('leave out what nobody could choose by: no part has it, or all have the same', async () => {
    const keys = await keysOf({});
    expect(keys).toEqual(expect.arrayContaining(['in_stock', 'rohs', 'lifecycle', 'tolerance']));
    expect(keys.filter((key) => ['has_datasheet', 'composition'].includes(key))).toEqual([]);
    const amplifiers = await keysOf({ category_web_url: 'op-amps' });
    expect(amplifiers).toContain('railToRailOutput');
    expect(amplifiers.filter((key) => ['in_stock', 'rohs', 'has_datasheet', 'lifecycle'].includes(key))).toEqual([]);
    expect(await keysOf({ has_datasheet: true })).toContain('has_datasheet');
    expect(await keysOf({ filters: [{ key: 'composition', in: ['thick-film'] }] })).toContain('composition');
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

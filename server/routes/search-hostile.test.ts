/** Lists and searches that are asked for what makes no sense, the same by either engine. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorAnswer } from '#contract/api/error.ts';
import { productList, searchProduct } from '#contract/api/catalog.ts';
import { resistors } from '#server/testing/list-parts.ts';
import { seedParts, testParts } from '#server/testing/parts.ts';
import { type TestStore, openTestStore } from '#server/testing/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  await seedParts(store.db, [...testParts, ...resistors]);
});
afterAll(() => store.close());

const common = '/api/store/common';
const list = (query: object) => store.request(`${common}/product-list`, { category_web_url: 'chip-resistors', ...query });
const search = (keyword: string) => store.request(`${common}/search-product`, { keyword });
const manyFilters = Array.from({ length: 200 }, (_, place) => ({ key: `parameter${place}`, min: 1 }));

describe('a list', () => {
  it.each([
    ['two hundred filters', { filters: manyFilters }, 'filters'],
    ['the order of a parameter that its category lacks', { sort: 'param:capacitance:asc' }, 'sort'],
    ['a filter by one that it lacks', { filters: [{ key: 'capacitance', min: 1 }] }, 'filters.0.key'],
    [
      'one filter twice',
      {
        filters: [
          { key: 'resistance', min: 1 },
          { key: 'resistance', max: 2 },
        ],
      },
      'filters.1.key',
    ],
  ])('refuses %s at its field', async (_what, query, field) => {
    const answer = await list(query);
    expect(answer.status).toBe(422);
    const { error } = errorAnswer.parse(await answer.json());
    expect(error.code).toBe('validation_failed');
    expect(Object.keys(error.fields ?? {})).toContain(field);
  });

  it.each([
    ['of a parameter', { filters: [{ key: 'resistance', min: 1000, max: 10 }] }],
    ['of prices', { price_min: '5', price_max: '0.001' }],
  ])('finds nothing in a range upside down %s, or refuses it', async (_what, query) => {
    const answer = await list(query);
    if (answer.status === 422) return;
    expect(productList.response.parse(await answer.json()).total).toBe(0);
  });

  it('has nothing on a page beyond its last, and refuses one beyond all that may be asked for', async () => {
    expect(productList.response.parse(await (await list({ page: 50 })).json()).list).toEqual([]);
    expect((await list({ page: 1_000_000 })).status).toBe(422);
  });
});

describe('a search', () => {
  it('refuses a keyword of four kilobytes', async () => {
    expect((await search('resistor '.repeat(455))).status).toBe(422);
  });

  it.each([
    'LM358.*',
    'LM35?DR',
    'LM3*',
    'LM%',
    'LM358_R',
    '/LM.*/',
    'mpn:LM358DR',
    'key:LM358DR OR key:*',
    '_exists_:key',
    '{"match_all":{}}',
    '*:*',
    '(((((',
    '[1 TO *]',
    'LM358DR~2',
    '\\u0000\\',
    "' or 1=1 --",
    '${jndi}',
    '-resistor +capacitor',
  ])('takes %s as it is written', async (keyword) => {
    const answer = await search(keyword);
    expect(answer.status).toBe(200);
    const { match, total } = searchProduct.response.parse(await answer.json());
    expect(match).not.toBe('mpn');
    expect(total).toBeLessThan(testParts.length + resistors.length);
  });
});

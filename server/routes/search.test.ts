import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchProduct } from '#contract/api/catalog.ts';
import { seedParts } from '#server/testing/parts.ts';
import { type TestStore, openTestStore } from '#server/testing/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  await seedParts(store.db);
});
afterAll(() => store.close());

async function search(keyword: string, query: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const response = await store.request('/api/store/common/search-product', { keyword, ...query }, headers);
  expect(response.status, await response.clone().text()).toBe(200);
  return searchProduct.response.parse(await response.json());
}
const mpns = ({ list }: { list: { mpn: string }[] }) => list.map(({ mpn }) => mpn).toSorted();

describe('part numbers', () => {
  it.each(['lm358n/nopb', 'LM358NNOPB', 'LM358N-NOPB', ' LM358N NOPB '])('%s leads to the one part it names', async (keyword) => {
    const answer = await search(keyword);
    expect(answer.match).toBe('mpn');
    expect(answer.redirect).toEqual({ type: 'product', web_url: 'ti-lm358n-nopb' });
  });

  it('finds a part by our order code', async () => {
    const answer = await search('stm32f103c8t6-ty');
    expect(answer).toMatchObject({ match: 'sku', redirect: { type: 'product' }, total: 1 });
  });

  it('lists what begins with a number, the part in stock first', async () => {
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

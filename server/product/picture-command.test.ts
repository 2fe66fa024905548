/** Pictures by hand, on the console. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getProductDetail } from '#contract/api/product.ts';
import { audit } from '#server/db/schema.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { runPicture } from './picture-command.ts';

let store: TestStore;
let folder: string;
const said: string[] = [];
beforeAll(async () => {
  store = await openStoreWithParts();
  folder = await mkdtemp(join(tmpdir(), 'partwright-picture-'));
  for (const [name, width] of [
    ['a.png', 400],
    ['b.png', 500],
    ['c.png', 600],
  ] as const) {
    const image = sharp({ create: { width, height: 300, channels: 3, background: '#446688' } }).png();
    // oxlint-disable-next-line no-await-in-loop -- three small files
    await writeFile(join(folder, name), await image.toBuffer());
  }
  await writeFile(join(folder, 'text.png'), 'no picture');
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => vi.restoreAllMocks());

const sku = 'LM358DR-TB';
const file = (name: string) => join(folder, name);
const run = (...words: string[]) => runPicture(store.deps, words);
const shown = async () => {
  const answer = await store.request('/api/store/common/product-detail?web_url=ti-lm358dr');
  return (getProductDetail.response.parse(await answer.json()).gallery ?? []).map(({ alt, width }) => `${width} ${alt}`);
};

test('pictures are added behind each other, listed, and taken away by their number', async () => {
  await run('add', sku, file('a.png'), '--alt', 'From above', '--alt-de', 'Von oben');
  await run('add', sku.toLowerCase(), file('b.png'));
  await run('add', sku, file('c.png'), '--alt', 'The reel');
  expect(await shown()).toEqual(['400 From above', '500 Texas Instruments LM358DR', '600 The reel']);
  said.length = 0;
  await run('list', sku);
  expect(said).toEqual(['1  400 × 300  From above · Von oben', '2  500 × 300', '3  600 × 300  The reel']);
  await run('remove', sku, '1');
  expect(await shown()).toEqual(['500 Texas Instruments LM358DR', '600 The reel']);
  await run('add', sku, file('a.png'));
  expect(await shown()).toEqual(['500 Texas Instruments LM358DR', '600 The reel', '400 Texas Instruments LM358DR']);
  // As on the page: kept first, then named by the part.
  const actions = (await store.db.select().from(audit)).map(({ actor, action }) => `${actor} ${action}`);
  expect([...new Set(actions)].toSorted()).toEqual(['console picture.add', 'console product.save']);
});

const maker = async () => (await store.request('/api/store/common/manufacturer?brand_web_url=ti')).json();
const category = async () => (await store.request('/api/store/common/category?category_web_url=ics')).json();

test('a category has a picture and a maker a logo until it is taken away', async () => {
  await run('maker', 'ti', file('a.png'));
  await run('category', 'ics', file('b.png'));
  expect(await maker()).toMatchObject({ logo: { width: 400, alt: 'Texas Instruments' } });
  expect(await category()).toMatchObject({ category: { image: { width: 500 } } });
  await run('maker', 'ti', 'none');
  expect(await maker()).toMatchObject({ logo: null });
});

test.each([
  [['add', sku, 'text.png'], /type|kind/i],
  [['add', sku, 'none.png'], /There is no file/],
  [['add', 'NOTHING-LIKE-IT', 'a.png'], /not found|exist|no such/i],
  [['remove', sku, '9'], /not found|exist|no such/i],
  [['maker', 'nobody', 'a.png'], /not found|exist|no such/i],
  [['show', sku], /is no command/],
])('%j is refused in one line', async (words, message) => {
  await expect(run(...words.map((word) => (word.endsWith('.png') ? file(word) : word)))).rejects.toThrow(message);
});

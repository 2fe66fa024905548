import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCategory, getHome, getManufacturer } from '#contract/api/catalog.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { importContent } from './import-content.ts';

let store: TestStore;
let folder: string;

const article = (day: number, more: string, text = '') =>
  `---\ntitle: An article of day ${day}\nsummary: A summary long enough.\npublished: 2026-11-0${day}\n${more}---\n${text}\n`;
const topic = 'position: 1\ntexts:\n  en: { name: Power, summary: About power. }\n';
const files = {
  'component/ceramic/en.md': article(1, 'category: mlcc\nparts: [murata/GRM155R71H104KE14D]\n'),
  'knowledge/bias/en.md': article(2, '', 'See [parts](/category/capacitors/mlcc?dielectric=x7r).'),
  'knowledge/plain/en.md': article(3, ''),
  'knowledge/third/en.md': article(4, ''),
  'knowledge/fourth/en.md': article(5, ''),
  'blog/power/topic.yaml': topic,
  'blog/power/divider/en.md': article(6, 'parts: [yageo/RC0603FR-0710KL]\n', 'See [resistors](/category/chip-resistors#results).'),
  'company_event/fair/en.md': article(7, 'sample: true\n', 'See [capacitors](/category/mlcc).'),
  'solution/power/topic.yaml': topic,
  'solution/power/supply/en.md': article(8, '', 'See [capacitors](/category/mlcc).'),
  'supplier/demo/en.md': article(9, 'name: Demo GmbH\nmanufacturers: [murata]\n'),
};

beforeAll(async () => {
  store = await openStoreWithParts();
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  for (const [name, text] of Object.entries(files)) {
    // oxlint-disable-next-line no-await-in-loop -- a handful of files
    await mkdir(dirname(join(folder, name)), { recursive: true });
    // oxlint-disable-next-line no-await-in-loop
    await writeFile(join(folder, name), text);
  }
  await importContent(store.deps, folder, 'test');
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const read = async (path: string) => {
  const answer = await store.request(`/api/store/${path}`);
  expect(answer.status).toBe(200);
  return answer.json();
};
const slugs = (list: readonly { web_url: string }[]) => list.map(({ web_url }) => web_url);

const about = async (query: string) => slugs(getCategory.response.parse(await read(`common/category?${query}`)).articles);

describe('articles about a category', () => {
  test('are its guide and what leads to it, and nothing that only sells or invites', async () => {
    expect(await about('category_web_url=capacitors&web_url=mlcc')).toEqual(['ceramic', 'bias']);
    expect(await about('category_web_url=resistors&web_url=chip-resistors')).toEqual(['divider']);
  });

  test('stand with every branch above it, guides first', async () => {
    expect(await about('category_web_url=passives')).toEqual(['ceramic', 'divider', 'bias']);
  });

  test('are none where nothing is written', async () => {
    expect(await about('category_web_url=ics')).toEqual([]);
  });
});

test('a maker has the articles that show its parts, with their topic', async () => {
  const { articles } = getManufacturer.response.parse(await read('common/manufacturer?brand_web_url=yageo'));
  expect(articles).toMatchObject([{ web_url: 'divider', kind: 'blog', category: { web_url: 'power', name: 'Power' } }]);
});

test('the start page has the newest of the knowledge hub, designs and suppliers', async () => {
  const { news, solutions, suppliers } = getHome.response.parse(await read('content/home'));
  expect(slugs(news)).toEqual(['fourth', 'third', 'plain']);
  expect(solutions).toMatchObject([{ web_url: 'supply', category: { web_url: 'power' } }]);
  expect(suppliers).toMatchObject([{ web_url: 'demo', manufacturers: [{ web_url: 'murata' }] }]);
});

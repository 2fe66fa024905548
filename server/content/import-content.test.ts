import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errorAnswer } from '#contract/api/error.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { importContent } from './import-content.ts';
import { readingMinutes } from './reading-minutes.ts';
import { seedContent } from './seed-content.ts';

let store: TestStore;
let folder: string;

beforeAll(async () => {
  store = await openStoreWithParts({
    settings: { site: { company: 'Muster & Co', address: '', email: 'shop@example.com', phone: '', tax_id: null, hours: '', social: [] } },
  });
});
afterAll(() => store.close());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  return () => rm(folder, { recursive: true });
});

const front = (title: string, more = '') => `---\ntitle: ${title}\nsummary: A summary long enough.\npublished: 2026-11-04\n${more}---\n`;

async function put(files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    // oxlint-disable-next-line no-await-in-loop -- a handful of files
    await mkdir(dirname(join(folder, name)), { recursive: true });
    // oxlint-disable-next-line no-await-in-loop
    await writeFile(join(folder, name), text);
  }
}

const german = { 'X-Locale': 'de' };
async function read(call: string, headers: Record<string, string> = { 'X-Locale': 'en' }) {
  const answer = await store.request(`/api/store/content/${call}`, undefined, headers);
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

const topic = 'position: 1\ntexts:\n  en: { name: Power, summary: About power. }\n  de: { name: Strom, summary: Über Strom. }\n';

describe('an article', () => {
  beforeEach(async () => {
    await put({
      'blog/power/topic.yaml': topic,
      'blog/power/first/en.md': `${front('First post', 'tags: [ldo]\nparts: [ti/LM358N/NOPB, nobody/none]\ncalculators: [RCFilter]\n')}## One\n\nSee [capacitors](/category/capacitors).\n`,
      'blog/power/first/de.md': '---\ntitle: Erster Beitrag\nsummary: Eine Zusammenfassung.\n---\n## Eins\n\nSpannungsregler.\n',
      'blog/power/first/ja.md': '---\ntitle: 最初の記事\nsummary: 要約はここにあります。\n---\n## 一\n\nコンデンサの誘電体について。\n',
      'blog/power/second/en.md': `${front('Second post', 'tags: [ldo]\n').replace('11-04', '11-05')}Text.\n`,
    });
    await importContent(store.deps, folder, 'test');
  });

  test('is shown in the language of the visitor, else in English, and says which it is', async () => {
    const { body } = await read('blog-detail?category_web_url=power&web_url=first', german);
    expect(body).toMatchObject({ title: 'Erster Beitrag', language: 'de-DE', category: { name: 'Strom' }, toc: [{ text: 'Eins' }] });
    const { body: english } = await read('blog-detail?category_web_url=power&web_url=second', german);
    expect(english).toMatchObject({ title: 'Second post', language: 'en-US' });
  });

  test('leads to the parts the shop has, to calculators, and to its neighbours', async () => {
    const { body } = await read('blog-detail?category_web_url=power&web_url=first');
    expect(body.products.map(({ mpn }: { mpn: string }) => mpn)).toEqual(['LM358N/NOPB']);
    expect(body.calculators).toEqual([{ name: 'RCFilter', title: expect.any(String) }]);
    expect(body).toMatchObject({ previous: null, next: { web_url: 'second' }, related: [{ web_url: 'second' }] });
  });

  test('is found by topic, tag and words, the last of which may be unfinished', async () => {
    const titles = async (query: string) => (await read(`blog-list?${query}`)).body.list.map(({ title }: { title: string }) => title);
    expect(await titles('')).toEqual(['Second post', 'First post']);
    expect(await titles('category_web_url=power&tag=ldo')).toHaveLength(2);
    expect(await titles('keyword=spannungsreg')).toEqual(['First post']);
    expect(await titles('keyword=誘電体')).toEqual(['First post']);
    expect(await titles('keyword=誘電率')).toEqual([]);
    expect(await titles("keyword=it's 100%25 :* & odd")).toEqual([]);
    expect((await read('blog-list?category_web_url=none')).status).toBe(404);
  });

  test('below another topic it says where it is; an unknown one is not found', async () => {
    const moved = await read('blog-detail?category_web_url=rf&web_url=first');
    expect(moved.status).toBe(404);
    expect(errorAnswer.parse(moved.body).error.data).toEqual({ moved_to: 'first', moved_topic: 'power' });
    expect((await read('blog-detail?category_web_url=power&web_url=none')).status).toBe(404);
    expect((await read('news-detail?web_url=first')).status).toBe(404);
  });
});

test("a page carries the operator's facts and names what they have not told", async () => {
  await put({ 'page/term/en.md': `${front('Terms')}{company}, {address}, {email}\n` });
  await importContent(store.deps, folder, 'test');
  const { body } = await read('page?code=term');
  expect(body.body).toContain('Muster &amp; Co, <strong>[the address is not stated yet]</strong>, shop@example.com');
  expect(body.missing).toEqual(['address']);
});

describe('a folder that is wrong changes nothing and says where', () => {
  test.each([
    [
      'a link to no page',
      { 'blog/power/a/en.md': `${front('Title')}[x](/blog/power/none)` },
      /blog\/a\/en.md: "\/blog\/power\/none" leads nowhere/,
    ],
    [
      'a filter that is none',
      { 'blog/power/a/en.md': `${front('Title')}[x](/category/capacitors?rated-voltage=50)` },
      /rated-voltage=50" leads nowhere/,
    ],
    ['a relative link', { 'blog/power/a/en.md': `${front('Title')}[x](other)` }, /"other" leads nowhere/],
    ['no front matter', { 'blog/power/a/en.md': 'Text' }, /en.md: begins with no front matter/],
    ['a missing summary', { 'blog/power/a/en.md': '---\ntitle: Title\npublished: 2026-01-01\n---\n' }, /summary/],
    ['a calculator that is none', { 'blog/power/a/en.md': `${front('Title', 'calculators: [Nonsense]\n')}Text` }, /calculators/],
    ['no English text', { 'blog/power/a/de.md': front('Titel') }, /has no en.md/],
    ['an unknown kind', { 'poem/a/en.md': front('Title') }, /is no place for an article/],
    ['a topic without words', { 'blog/rf/a/en.md': front('Title') }, /blog\/rf has no topic.yaml/],
    ['broken front matter', { 'blog/power/a/en.md': '---\ntitle: [\n---\n' }, /en.md/],
  ])('%s', async (_what, files, message) => {
    await put({ 'page/about/en.md': front('Kept') });
    await importContent(store.deps, folder, 'test');
    await put({ 'blog/power/topic.yaml': topic, 'page/about/en.md': front('Changed'), ...files });
    await expect(importContent(store.deps, folder, 'test')).rejects.toThrow(message);
    expect((await read('page?code=about')).body.title).toBe('Kept');
  });
});

test("the shop's own content follows its files, and leaves an operator's content alone", async () => {
  await put({ 'page/about/en.md': front('One') });
  await seedContent(store.deps, folder);
  await put({ 'page/about/en.md': front('Two') });
  await seedContent(store.deps, folder);
  expect((await read('page?code=about')).body.title).toBe('Two');
  await importContent(store.deps, folder, 'own');
  await put({ 'page/about/en.md': front('Three') });
  await seedContent(store.deps, folder);
  expect((await read('page?code=about')).body.title).toBe('Two');
});

test('suppliers name their makers; guides lead to a category', async () => {
  await put({
    'supplier/demo/en.md': front('Demo', 'name: Demo GmbH\nmanufacturers: [murata, yageo]\n'),
    'component/mlcc/en.md': front('Ceramic capacitors', 'category: mlcc\nfilters: [{ key: dielectric, in: [X7R] }]\n'),
    'solution/motion/topic.yaml': topic,
    'solution/motion/drive/en.md': `${front('Drive', 'bom: [{ reference: U1, part: ti/LM358N/NOPB, quantity: 2 }]\n')}Text`,
    'solution/motion/drive/drawing.svg': '<svg viewBox="0 0 9 9" onload="x()"><rect class="ink" width="9" height="9"/></svg>',
  });
  await importContent(store.deps, folder, 'test');
  expect((await read('supplier-detail?web_url=demo')).body).toMatchObject({
    name: 'Demo GmbH',
    language: 'en-US',
    is_sample: false,
    manufacturers: [{ web_url: 'murata' }, { web_url: 'yageo' }],
  });
  expect((await read('component-detail?web_url=mlcc')).body).toMatchObject({ category_web_url: 'mlcc', filters: [{ key: 'dielectric' }] });
  const { body } = await read('solution-detail?category_web_url=motion&web_url=drive');
  expect(body.bom).toMatchObject([{ reference: 'U1', quantity: 2, product: { mpn: 'LM358N/NOPB' } }]);
  expect(body.drawing).toContain('<svg viewBox="0 0 9 9"><rect class="ink" width="9" height="9"></rect></svg>');
});

const titles = (body: { list: { title: string }[] }) => body.list.map(({ title }) => title).toSorted();

test('a list has what is in the language of the visitor, and what is in English alone when they ask', async () => {
  await put({
    'blog/power/topic.yaml': topic,
    'blog/power/one/en.md': `${front('One')}Text`,
    'blog/power/two/en.md': `${front('Two')}Text`,
    'blog/power/two/de.md': '---\ntitle: Zwei\nsummary: Eine Zusammenfassung.\n---\nText',
  });
  await importContent(store.deps, folder, 'test');
  const own = (await read('blog-list', german)).body;
  expect([titles(own), own.total, own.english_only]).toEqual([['Zwei'], 1, 1]);
  const both = (await read('blog-list?with_english=1', german)).body;
  expect([titles(both), both.total, both.english_only, both.seo.noindex]).toEqual([['One', 'Zwei'], 2, 1, true]);
  const english = (await read('blog-list')).body;
  expect([titles(english), english.english_only]).toEqual([['One', 'Two'], 0]);
  expect((await read('blog-categories', german)).body.list).toMatchObject([{ web_url: 'power', count: 1, english_only: 1 }]);
});

test('a list of suppliers says in which language each is written, and which are samples', async () => {
  await put({
    'supplier/demo/en.md': front('Demo', 'position: 1\nsample: true\n'),
    'supplier/other/en.md': front('Other', 'position: 2\n'),
    'supplier/other/de.md': '---\ntitle: Anderer\nsummary: Eine Zusammenfassung.\n---\n',
  });
  await importContent(store.deps, folder, 'test');
  expect((await read('supplier-list', german)).body).toMatchObject({ list: [{ name: 'Anderer' }], total: 1, english_only: 1 });
  expect((await read('supplier-list?with_english=1', german)).body.list).toMatchObject([
    { name: 'Demo', language: 'en-US', is_sample: true },
    { name: 'Anderer', language: 'de-DE', is_sample: false },
  ]);
});

test('a solution names the lines that the shop does not sell, by the name of their maker', async () => {
  const bom = `bom:
  - { reference: U1, part: ti/LM358N/NOPB, quantity: 1 }
  - { reference: 'C1, C2', part: murata/GRM-NOT-HERE, quantity: 2 }
  - { reference: J1, part: nobody/12/34, quantity: 1 }
`;
  await put({ 'solution/motion/topic.yaml': topic, 'solution/motion/drive/en.md': `${front('Drive', bom)}Text` });
  await importContent(store.deps, folder, 'test');
  const { body } = await read('solution-detail?category_web_url=motion&web_url=drive');
  expect(body.bom).toMatchObject([{ reference: 'U1' }]);
  expect(body.missing).toEqual([
    { reference: 'C1, C2', manufacturer: 'Murata', mpn: 'GRM-NOT-HERE', quantity: 2 },
    { reference: 'J1', manufacturer: 'nobody', mpn: '12/34', quantity: 1 },
  ]);
});

test('reading time counts words, or signs where there are no spaces', () => {
  expect(readingMinutes('word '.repeat(1000))).toBe(5);
  expect(readingMinutes('部品'.repeat(450))).toBe(2);
  expect(readingMinutes('')).toBe(1);
});

/** Pictures of articles: files beside the text become pictures in every size; what is missing or no picture stops the import. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getBlogDetail, getBlogList, getSupplierList } from '#contract/api/content.ts';
import { picture } from '#server/db/schema.ts';
import { removeLoosePictures } from '#server/image/remove-pictures.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { importContent } from './import-content.ts';
import { ContentProblem } from './read-content.ts';

let store: TestStore;
let folder: string;
let time = new Date('2026-11-20T10:00:00Z');
beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => time });
});
afterAll(() => store.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  return () => rm(folder, { recursive: true });
});

const drawn = (channels: 3 | 4, background: string) => sharp({ create: { width: 1400, height: 900, channels, background } });
const topic = 'texts:\n  en: { name: Power, summary: About power. }\n';
const place = 'blog/power/first';
const front = (title: string, more = '') => `---\ntitle: ${title}\nsummary: A summary long enough.\npublished: 2026-11-04\n${more}---\n`;

async function put(files: Record<string, string | Buffer>): Promise<void> {
  for (const [name, content] of Object.entries({ 'blog/power/topic.yaml': topic, ...files })) {
    // oxlint-disable-next-line no-await-in-loop -- a handful of files
    await mkdir(dirname(join(folder, name)), { recursive: true });
    // oxlint-disable-next-line no-await-in-loop
    await writeFile(join(folder, name), content);
  }
}

async function body(headers = {}): Promise<string> {
  const answer = await store.request('/api/store/content/blog-detail?category_web_url=power&web_url=first', undefined, headers);
  return getBlogDetail.response.parse(await answer.json()).body;
}

describe('a picture in a text', () => {
  beforeEach(async () => {
    await put({
      [`${place}/board.png`]: await drawn(3, '#336699').png().toBuffer(),
      [`${place}/mark.png`]: await drawn(4, '#33669980').png().toBuffer(),
      [`${place}/en.md`]: `${front('First post')}Look:\n\n![A "board" & its parts](board.png)\n\n<figure><img alt="A mark" src="mark.png" width="9" onerror="x()"><figcaption>The mark</figcaption></figure>\n`,
      [`${place}/de.md`]: '---\ntitle: Erster Beitrag\nsummary: Eine Zusammenfassung.\n---\n![Eine Platine](board.png)\n',
    });
    await importContent(store.deps, folder, 'test');
  });

  test('comes in all its sizes, keeps its place, and has words in the language of the text', async () => {
    const html = await body();
    const [own = ''] = html.match(/<img srcset[^>]*>/) ?? [];
    const [, id = ''] = /src="\/api\/store\/common\/picture\/([\w-]{22})"/.exec(own) ?? [];
    const pixels = [320, 640, 768, 1024, 1280];
    const listed = pixels.map((wide) => `/api/store/common/picture/${id}?width=${wide} ${wide}w`);
    expect(own).toContain(`srcset="${listed.join(', ')}, /api/store/common/picture/${id} 1400w"`);
    expect(own).toContain('width="1400" height="900" alt="A &#x22;board&#x22; &#x26; its parts" loading="lazy" decoding="async"');
    expect(await body({ 'X-Locale': 'de' })).toContain('alt="Eine Platine"');
    const answer = await store.request(`/api/store/common/picture/${id}?width=1280`);
    expect(answer.headers.get('Cache-Control')).toContain('immutable');
    expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(1280);
  });

  test('a blur lies behind it, unless it would shine through; no markup of the author comes along, and no styles', async () => {
    const html = await body();
    expect(html.match(/<img class="blur" src="data:image\/webp;base64,[^"]+" alt="">/g)).toHaveLength(1);
    expect(html).not.toMatch(/onerror|style=|width="9"|board\.png|mark\.png/);
    expect(html).toContain('<figcaption>The mark</figcaption>');
  });

  test('the picture is kept while a text shows it, and goes with the text', async () => {
    time = new Date(time.getTime() + 25 * 3_600_000);
    await removeLoosePictures(store.deps);
    expect(await store.db.$count(picture)).toBe(2);
    await rm(join(folder, place), { recursive: true });
    await importContent(store.deps, folder, 'test');
    await removeLoosePictures(store.deps);
    expect(await store.db.$count(picture)).toBe(0);
  });
});

test('lists show the picture above an article, and the mark of a supplier', async () => {
  await put({
    [`${place}/board.png`]: await drawn(3, '#663399').png().toBuffer(),
    [`${place}/en.md`]: `${front('First post', 'cover: board.png\ncover_alt: A board\n')}Text.\n`,
    [`${place}/de.md`]: '---\ntitle: Erster Beitrag\nsummary: Eine Zusammenfassung.\ncover_alt: Eine Platine\n---\nText.\n',
    'supplier/demo/logo.webp': await drawn(3, '#ffffff').webp().toBuffer(),
    'supplier/demo/en.md': `${front('Demo', 'name: Demo GmbH\nmanufacturers: [murata]\ncover: logo.webp\ncover_alt: Demo GmbH\n')}Text.\n`,
  });
  await importContent(store.deps, folder, 'test');
  const read = async (path: string) => (await store.request(`/api/store/content/${path}`, undefined, { 'X-Locale': 'de' })).json();
  const [listed] = getBlogList.response.parse(await read('blog-list?category_web_url=power')).list;
  expect(listed?.cover).toMatchObject({ alt: 'Eine Platine', width: 1400, height: 900, format: 'webp' });
  const [supplier] = getSupplierList.response.parse(await read('supplier-list?with_english=1')).list;
  expect(supplier?.logo).toMatchObject({ alt: 'Demo GmbH', width: 1400 });
});

describe('an import stops and keeps nothing', () => {
  test.each<[string, string, RegExp]>([
    ['without the file', '![A board](none.png)', /en\.md: there is no picture "none\.png" beside it/],
    ['without words', '![](board.png)', /the picture "board\.png" has no words/],
    ['with a picture of another place', '![Secret](../../secret.png)', /there is no picture/],
    ['with a picture of another site', '![Tracker](https://evil.example/a.png)', /there is no picture "https:/],
    ['with an address without a protocol', '![Tracker](//evil.example/a.png)', /there is no picture/],
    ['with a drawing as a file', '![A drawing](drawing.svg)', /there is no picture "drawing\.svg"/],
    ['with text that calls itself a picture', '![A fake](fake.png)', /fake\.png: is no PNG, JPEG or WebP/],
  ])('%s', async (_name, text, message) => {
    await put({
      [`${place}/board.png`]: await drawn(3, '#993366').png().toBuffer(),
      [`${place}/fake.png`]: 'no picture',
      [`${place}/drawing.svg`]: '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>',
      'blog/secret.png': await drawn(3, '#000000').png().toBuffer(),
      [`${place}/en.md`]: `${front('First post')}${text}\n`,
    });
    const error: unknown = await importContent(store.deps, folder, 'test').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ContentProblem);
    expect(String(error)).toMatch(message);
  });

  test('a picture above an article without words in one of its languages', async () => {
    await put({
      [`${place}/board.png`]: await drawn(3, '#993366').png().toBuffer(),
      [`${place}/en.md`]: `${front('First post', 'cover: board.png\ncover_alt: A board\n')}Text.\n`,
      [`${place}/de.md`]: '---\ntitle: Erster Beitrag\nsummary: Eine Zusammenfassung.\n---\nText.\n',
    });
    await expect(importContent(store.deps, folder, 'test')).rejects.toThrow(/de\.md: cover_alt is missing/);
  });
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AdminArticle, addArticlePicture, getAdminArticles, getArticleVersions } from '#contract/api/admin/article.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { importContent } from '#server/content/import-content.ts';
import { articleVersion, ownArticle, picture } from '#server/db/schema.ts';
import { removeLoosePictures } from '#server/image/remove-pictures.ts';
import { seedPerson } from '#server/testing/operator.ts';
import { openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';
import { turnDueArticle } from './turn-due.ts';

const start = new Date('2026-11-20T12:00:00Z');
let now = start;
let store: TestStore;
let writer: Shopper;
let folder: string;
let operator: Record<string, string>;

const png = async (color: string) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: color } })
    .png()
    .toBuffer();

beforeAll(async () => {
  store = await openTestStore({ clock: () => now });
  folder = await mkdtemp(join(tmpdir(), 'articles-'));
  const put = async (path: string, text: string | Buffer) => {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  const front =
    'title: Decoupling\nsummary: Where capacitors go on a board.\npublished: 2026-01-02\nauthor: Ada\ntags: [power]\ncover_alt: Board';
  await put('blog/practice/topic.yaml', 'texts: { en: { name: Practice, summary: From the bench } }');
  await put('blog/practice/decoupling/en.md', `---\n${front}\ncover: board.png\n---\nClose to the pin.\n\n![A board](board.png)\n`);
  await put(
    'blog/practice/decoupling/de.md',
    '---\ntitle: Abblocken\nsummary: Wohin Kondensatoren gehören.\ncover_alt: Platine\n---\nNah am Pin.\n',
  );
  await put('blog/practice/decoupling/board.png', await png('red'));
  await importContent(store.deps, folder, 'first');
  const person = await seedPerson(store.deps, 'content');
  operator = person.headers;
  writer = openShopper(store, operator);
});
beforeEach(async () => {
  now = start;
  await store.db.delete(articleVersion);
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const text = (title: string) => ({
  title,
  summary: `What ${title} is about.`,
  body: `## Why\n\nAbout ${title}, see [parts](/category/mlcc).`,
});
const facts = {
  topic: 'practice',
  author: 'Grace',
  tags: ['bench'],
  position: 0,
  parts: [],
  calculators: ['RCFilter'],
  category: null,
  filters: [],
  bom: [],
  manufacturers: [],
  name: null,
};
const save = (slug: string, request: object) =>
  writer.call<{ article: AdminArticle | null }>('admin/save-article', { kind: 'blog', slug, texts: {}, ...request });
const open = async (slug: string, headers: Record<string, string> = {}) => {
  const answer = await store.request(`/api/store/content/blog-detail?category_web_url=practice&web_url=${slug}`, undefined, headers);
  return { status: answer.status, cache: answer.headers.get('Cache-Control'), body: JSON.parse(await answer.text()) };
};
const listed = async () => {
  const answer = await store.request('/api/store/content/blog-list', undefined, { 'X-Locale': 'en' });
  return ((await answer.json()) as { list: { web_url: string }[] }).list.map(({ web_url: slug }) => slug);
};
const mapped = async () => {
  const answer = await store.request('/api/store/content/sitemap?kind=article');
  return ((await answer.json()) as { list: { path: string }[] }).list.map(({ path }) => path);
};
const edited = async (slug: string) => {
  const answer = await store.request(`/api/store/admin/article?kind=blog&slug=${slug}`, undefined, operator);
  return (await answer.json()) as AdminArticle;
};

it('a post of one’s own is listed, read with what stands beside it, found, in the sitemap, and gone again', async () => {
  const { body } = await save('reflow', { texts: { en: text('Reflow') }, facts, version: 0 });
  expect(body.article).toMatchObject({ path: '/blog/practice/reflow', is_shipped: false, version: 1, draft: null });
  expect(await listed()).toEqual(['reflow', 'decoupling']);
  expect(await mapped()).toContain('/blog/practice/reflow');
  const shown = (await open('reflow')).body;
  expect(shown).toMatchObject({ title: 'Reflow', author: 'Grace', tags: ['bench'], published_at: start.toISOString() });
  expect(shown.calculators).toMatchObject([{ name: 'RCFilter' }]);
  const found = await store.request('/api/store/content/search?keyword=reflow');
  expect(await found.json()).toMatchObject({ list: [{ path: '/blog/practice/reflow' }] });
  expect((await save('reflow', { version: 1 })).body.article).toBeNull();
  expect(await listed()).toEqual(['decoupling']);
});

it('what is written of an imported article stays when the files are taken in anew, until the file’s is taken again', async () => {
  const before = (await open('decoupling')).body;
  const { shipped } = await edited('decoupling');
  expect(shipped.facts).toMatchObject({ topic: 'practice', author: 'Ada', tags: ['power'] });
  expect(shipped.texts.en?.body).toMatch(/!\[A board\]\(\/api\/store\/common\/picture\/[\w-]{22}\)$/);
  await save('decoupling', { texts: { de: text('Unseres') }, facts: { ...facts, calculators: [] } });
  await importContent(store.deps, folder, 'second');
  expect((await open('decoupling', { 'X-Locale': 'de' })).body).toMatchObject({
    title: 'Unseres',
    author: 'Grace',
    cover: { alt: 'Platine' },
  });
  expect((await open('decoupling')).body).toMatchObject({ title: 'Decoupling', author: 'Grace', published_at: before.published_at });
  expect((await edited('decoupling')).shipped).toEqual({ ...shipped, facts: expect.objectContaining({ author: 'Ada' }) });
  await save('decoupling', {});
  expect((await open('decoupling')).body).toEqual(before);
});

it('the text of a file can be changed with the pictures that stand in it', async () => {
  const { shipped } = await edited('decoupling');
  await save('decoupling', { texts: { en: shipped.texts.en } });
  expect((await open('decoupling')).body.body).toMatch(/<img srcset="\/api[^"]*" .* alt="A board"/);
  await save('decoupling', {});
});

const own = (cover: object | null) => ({ facts: { ...facts, cover } });

it('a cover is put in place of the file’s, in all languages, seen in the draft first, and gives way again', async () => {
  const before = await Promise.all(['en', 'de'].map(async (locale) => (await open('decoupling', { 'X-Locale': locale })).body));
  const { shipped } = await edited('decoupling');
  expect(shipped.facts.cover).toMatchObject({ path: expect.stringContaining('/picture/'), alt: { en: 'Board', de: 'Platine' } });
  const path = (await send(await png('green'), 'green.png')).body.path;
  const draft = await save('decoupling', { texts: { en: text('Ours') }, ...own({ path, alt: { en: 'Green' } }), is_draft: true });
  expect((await open('decoupling')).body.cover).toEqual(before[0].cover);
  const token = draft.body.article?.preview_path?.split('?preview=')[1] ?? '';
  expect((await open('decoupling', { 'X-Preview': token })).body.cover).toMatchObject({ alt: 'Green', src: expect.stringContaining(path) });

  await save('decoupling', { texts: {}, ...own({ path, alt: { en: 'Green', de: 'Grün' } }) });
  await importContent(store.deps, folder, 'third');
  for (const [locale, alt] of [
    ['de', 'Grün'],
    ['fr', 'Green'],
  ])
    // oxlint-disable-next-line no-await-in-loop -- two
    expect((await open('decoupling', { 'X-Locale': locale ?? '' })).body.cover).toMatchObject({ alt, src: expect.stringContaining(path) });
  expect((await edited('decoupling')).shipped.facts.cover).toEqual(shipped.facts.cover);
  // Nobody shows the file's cover now; it is there for the way back all the same.
  now = new Date(start.getTime() + 30 * 3_600_000);
  await removeLoosePictures(store.deps);
  now = start;

  await save('decoupling', { texts: {}, ...own(null) });
  expect((await open('decoupling')).body.cover).toBeNull();
  await save('decoupling', {});
  expect(await Promise.all(['en', 'de'].map(async (locale) => (await open('decoupling', { 'X-Locale': locale })).body))).toEqual(before);
});

const refusedCover = async (cover: object) => (await save('reflow', { texts: { en: text('Reflow') }, ...own(cover) })).body.error?.fields;

it('a cover is a picture that the shop keeps, and says in English what it shows', async () => {
  const { path } = (await send(await png('blue'), 'blue.png')).body;
  expect(await refusedCover({ path: 'https://elsewhere.example/a.png', alt: { en: 'Blue' } })).toHaveProperty(['facts.cover.path']);
  expect(await refusedCover({ path: `${path.slice(0, -22)}${'a'.repeat(22)}`, alt: { en: 'Blue' } })).toHaveProperty(['facts.cover.path']);
  expect(await refusedCover({ path, alt: { de: 'Blau' } })).toHaveProperty(['facts.cover.alt.en']);
});

it('a draft is for nobody but who has its address, for an hour; what is public stays as it is', async () => {
  await save('reflow', { texts: { en: text('Reflow') }, facts });
  const { body } = await save('reflow', { texts: { en: text('Ovens') }, facts, is_draft: true });
  expect((await open('reflow')).body.title).toBe('Reflow');
  const [path, token = ''] = body.article?.preview_path?.split('?preview=') ?? [];
  expect(path).toBe('/blog/practice/reflow');
  expect(await open('reflow', { 'X-Preview': token })).toMatchObject({ status: 200, cache: 'private, no-store', body: { title: 'Ovens' } });
  expect((await open('reflow', { 'X-Preview': `${token.slice(0, -2)}AA` })).body.title).toBe('Reflow');
  now = new Date(start.getTime() + 3_600_001);
  expect((await open('reflow', { 'X-Preview': token })).body.title).toBe('Reflow');
  now = start; // the writer's log-in ends as well
  await save('reflow', {});
});

it('the editor of an address that nobody has written at begins blank, with the topics of its kind', async () => {
  const answer = await store.request('/api/store/admin/article?kind=blog&slug=nowhere', undefined, operator);
  const topics = expect.arrayContaining([expect.objectContaining({ web_url: 'practice' })]);
  expect(await answer.json()).toMatchObject({ version: 0, is_shipped: false, live: null, draft: null, shipped: { texts: {} }, topics });
});

it('a draft of what is not there yet is listed for the operator, and an error page for others', async () => {
  const { body } = await save('bga', { texts: { en: text('Balls') }, facts, is_draft: true, version: 0 });
  const token = body.article?.preview_path?.split('?preview=')[1] ?? '';
  expect((await open('bga')).status).toBe(404);
  expect((await open('bga', { 'X-Preview': token })).body).toMatchObject({ title: 'Balls', related: expect.any(Array) });
  expect([await listed(), (await mapped()).length]).toEqual([['decoupling'], 2]);
  const answer = await store.request('/api/store/admin/articles?kind=blog', undefined, operator);
  const { list } = (await answer.json()) as ResponseOf<typeof getAdminArticles>;
  expect(list).toMatchObject([
    { slug: 'bga', title: 'Balls', state: 'draft', is_shipped: false, own: ['en'] },
    { slug: 'decoupling', state: 'file', is_shipped: true, own: [], missing: expect.not.arrayContaining(['en', 'de']) },
  ]);
  await save('bga', {});
});

it('what is public for a time is there from its beginning to its end, and nothing of it is lost', async () => {
  const from = '2026-11-21T08:00:00Z';
  const until = '2026-11-22T08:00:00Z';
  await save('decoupling', { texts: { en: text('This week') }, from, until });
  const titleAt = async (at: string) => {
    now = new Date(at);
    while ((await turnDueArticle(store.deps)) > 0);
    return (await open('decoupling')).body.title;
  };
  expect(await titleAt('2026-11-21T07:59:59Z')).toBe('Decoupling');
  expect(await titleAt(from)).toBe('This week');
  expect(await titleAt('2026-11-22T07:59:59Z')).toBe('This week');
  expect(await titleAt(until)).toBe('Decoupling');
  now = start; // the writer's log-in has ended since
  expect((await edited('decoupling')).draft).toMatchObject({ texts: { en: { title: 'This week' } }, from: null, until: null });
  await save('decoupling', {});
});

it('each save is kept with who made it and when, and an older one can be saved again', async () => {
  await save('reflow', { texts: { en: text('First') }, facts });
  now = new Date('2026-11-20T12:10:00Z');
  await save('reflow', { texts: { en: text('Second') }, facts, is_draft: true });
  const answer = await store.request('/api/store/admin/article-versions?kind=blog&slug=reflow', undefined, operator);
  const { list } = (await answer.json()) as ResponseOf<typeof getArticleVersions>;
  expect(list).toMatchObject([
    { at: '2026-11-20T12:10:00.000Z', how: 'draft', texts: { en: { title: 'Second' } } },
    { at: start.toISOString(), how: 'public', actor: expect.stringMatching(/\w/), texts: { en: { title: 'First' } } },
  ]);
  await save('reflow', { texts: list[1]?.texts, facts: list[1]?.facts });
  expect(await edited('reflow')).toMatchObject({ live: { texts: { en: { title: 'First' } } }, draft: null, version: 3 });
  await save('reflow', {});
});

async function send(bytes: Buffer, name: string) {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  const headers = { ...operator, 'Idempotency-Key': crypto.randomUUID() };
  const answer = await store.app.request('/api/store/admin/add-article-picture', { method: 'POST', headers, body: form });
  return { status: answer.status, body: (await answer.json()) as ResponseOf<typeof addArticlePicture> & { error?: { code: string } } };
}

it('a picture that was sent in stands in the text, and is kept as long as some version shows it', async () => {
  const { body } = await send(await png('blue'), 'blue.png');
  expect(body).toMatchObject({ width: 40, height: 20 });
  const withPicture = { ...text('Blue'), body: `![Blue field](${body.path}) ![Elsewhere](https://other.example/x.png)` };
  await save('reflow', { texts: { en: withPicture }, facts });
  const shown: string = (await open('reflow')).body.body;
  expect(shown).toContain('alt="Blue field"');
  expect(shown).not.toContain('other.example');
  await save('reflow', {});
  const isKept = async () => {
    now = new Date(now.getTime() + 25 * 3_600_000);
    await removeLoosePictures(store.deps);
    return (await store.db.select({ id: picture.id }).from(picture)).some(({ id }) => body.path.endsWith(id));
  };
  expect(await isKept()).toBe(true);
  await store.db.delete(articleVersion);
  expect(await isKept()).toBe(false);
});

it('what is no picture is refused', async () => {
  const { status, body } = await send(Buffer.from('no picture'), 'x.png');
  expect([status, body.error?.code]).toEqual([415, 'unsupported_type']);
});

it.each([
  [{ texts: { en: text('Any') } }, 'facts.topic required'],
  [{ texts: { en: text('Any') }, facts: { ...facts, topic: 'gone' } }, 'facts.topic not_allowed'],
  [{ texts: { de: text('Any') }, facts }, 'texts.en.title required'],
  [{ texts: { de: text('Any') }, facts, from: '2026-12-01T00:00:00Z' }, 'texts.en.title required'],
  [{ texts: { en: text('Any') }, facts, until: '2026-11-20T11:00:00Z' }, 'until out_of_range'],
  [{ texts: { en: text('Any') }, facts, from: '2026-12-01T00:00:00Z', until: '2026-12-01T00:00:00Z' }, 'until out_of_range'],
  [{ texts: { en: text('Any') }, facts: { ...facts, parts: ['LM358'] } }, 'facts.parts.0 invalid_format'],
  [{ kind: 'component', texts: { en: text('Any') }, facts: { ...facts, topic: null } }, 'facts.category required'],
  [{ kind: 'knowledge', slug: 'Our-Story', texts: { en: text('Any') } }, 'slug not_allowed'],
])('%j is refused: %s', async (request, wrong) => {
  const { status, body } = await save('new-one', request);
  const fields = Object.entries(body.error?.fields ?? {}).map(([name, [issue]]) => `${name} ${issue?.code}`);
  expect([status, fields]).toEqual([422, [wrong]]);
  expect(await store.db.$count(ownArticle)).toBe(0);
});

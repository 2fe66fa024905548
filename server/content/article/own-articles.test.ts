import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminArticle } from '#contract/api/admin/article.ts';
import { article, articleText } from '#server/db/schema.ts';
import { seedPerson } from '#server/testing/operator.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';
import { importContent } from '#server/content/import-content.ts';
import { shippedContent } from '#server/content/seed-content.ts';

let store: TestStore;
let headers: Record<string, string>;
/** The pages about the shop as they come with it, without the articles. */
let folder: string;
beforeAll(async () => {
  store = await openTestStore();
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  await cp(join(shippedContent, 'page'), join(folder, 'page'), { recursive: true });
  await importContent(store.deps, folder, 'test');
  ({ headers } = await seedPerson(store.deps, 'content'));
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const ours = { title: 'Our promise', summary: 'What we promise every customer.', body: '## Shipping\n\nThe **same day**, by {company}.' };
const german = { title: 'Unser Versprechen', summary: 'Was wir jedem Kunden zusagen.', body: '## Versand\n\nAm selben Tag.' };

async function save(code: string, texts: object, version?: number) {
  const request = { kind: 'page', slug: code, texts, ...(version === undefined ? {} : { version }) };
  const answer = await store.request('/api/store/admin/save-article', request, headers);
  const body = (await answer.json()) as { article: AdminArticle | null; error?: { code: string; fields?: object } };
  return { status: answer.status, body };
}
async function read(code: string, locale: string) {
  const answer = await store.request(`/api/store/content/page?code=${code}`, undefined, { 'X-Locale': locale });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

test('a page of one’s own is read in its languages, found by the search, and gone when nothing of it is left', async () => {
  expect((await read('our-promise', 'en')).status).toBe(404);
  const made = await save('our-promise', { en: ours, de: german }, 0);
  expect(made.body.article).toMatchObject({ path: '/about/our-promise', is_shipped: false, version: 1 });
  const { body } = await read('our-promise', 'en');
  expect(body).toMatchObject({ title: 'Our promise', sections: [{ text: 'Shipping' }] });
  expect(body.body).toContain('<strong>same day</strong>');
  expect((await read('our-promise', 'de')).body.title).toBe('Unser Versprechen');
  expect((await read('our-promise', 'fr')).body.title).toBe('Our promise');
  expect((await save('our-promise', {}, 1)).body.article).toBeNull();
  expect((await read('our-promise', 'en')).status).toBe(404);
});

test('a text in place of one that came with the shop stays when the content is taken in anew, and the other comes back', async () => {
  const before = { en: (await read('delivery', 'en')).body, de: (await read('delivery', 'de')).body };
  const made = await save('delivery', { de: german }, 0);
  expect(made.body.article?.shipped.texts.de?.title).toBe(before.de.title);
  expect((await read('delivery', 'de')).body.title).toBe('Unser Versprechen');
  expect((await read('delivery', 'en')).body).toEqual({ ...before.en, updated_at: expect.any(String) });
  await importContent(store.deps, folder, 'next release');
  expect((await read('delivery', 'de')).body.title).toBe('Unser Versprechen');
  await save('delivery', { en: ours }, 1);
  expect((await read('delivery', 'de')).body.title).toBe(before.de.title);
  await save('delivery', {}, 2);
  expect((await read('delivery', 'en')).body).toEqual(before.en);
});

test.each([
  ['licences', { en: ours }, 'slug'],
  ['our_promise', { en: ours }, 'slug'],
  ['our-story', { de: german }, 'texts.en.title'],
  ['our-story', { en: { ...ours, title: '' } }, 'texts.en.title'],
])('%s with %j is refused at %s', async (code, texts, field) => {
  const { status, body } = await save(code, texts);
  expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([422, [field]]);
  expect((await read('our-story', 'en')).status).toBe(404);
});

test('what somebody else has saved meanwhile is not overwritten', async () => {
  await save('our-terms', { en: ours }, 0);
  const late = await save('our-terms', { en: { ...ours, title: 'Other' } }, 0);
  expect([late.status, late.body.error?.code]).toEqual([409, 'version_conflict']);
  expect((await read('our-terms', 'en')).body.title).toBe('Our promise');
});

test('scripts and pictures are left out, and links that lead nowhere are named', async () => {
  const body = '<script>alert(1)</script>\n\n[a](/categories/x) [b](/category) [c](javascript:alert(1)) ![d > e](/x.png) f';
  const answer = await store.request('/api/store/admin/preview-article', { body }, headers);
  const shown = (await answer.json()) as { html: string; lost_links: string[]; lost_pictures: string[] };
  expect(shown.html).not.toMatch(/script|<img|d |e"/);
  expect(shown).toMatchObject({ lost_links: ['/categories/x'], lost_pictures: ['/x.png'] });
});

test('a text that nests too deep is refused at its field, and the shop goes on', async () => {
  const body = '> '.repeat(20_000);
  const refused = await save('our-terms', { en: { ...ours, body } });
  expect([refused.status, refused.body.error?.fields]).toEqual([
    422,
    { 'texts.en.body': [expect.objectContaining({ code: 'invalid_format' })] },
  ]);
  const preview = await store.request('/api/store/admin/preview-article', { body }, headers);
  expect(preview.status).toBe(422);
});

test('a page whose code an article of another kind has as well is read all the same', async () => {
  const day = new Date('2036-11-01'); // the newest comes first
  const values = { kind: 'knowledge' as const, slug: 'refunds', tags: [], facts: {}, publishedAt: day, updatedAt: day };
  const [made] = await store.db.insert(article).values(values).returning();
  const text = { title: 'Refunds', summary: 'A summary.', body: '', toc: [], readingMinutes: 1, search: '' };
  await store.db.insert(articleText).values({ articleId: made?.id ?? 0, language: 'en', ...text });
  const answer = await store.request('/api/store/admin/article?kind=page&slug=refunds', undefined, headers);
  expect([answer.status, await answer.json()]).toMatchObject([200, { slug: 'refunds', is_shipped: true }]);
});

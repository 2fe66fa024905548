import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { HomeArrangement } from '#contract/api/admin/home.ts';
import { getHome } from '#contract/api/catalog.ts';
import { article, articleText, audit, product, setting } from '#server/db/schema.ts';
import { seedPerson } from '#server/testing/operator.ts';
import { openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
let content: Shopper;
beforeAll(async () => {
  store = await openStoreWithParts();
  const day = new Date('2026-11-01');
  const row = { kind: 'knowledge', slug: 'bias', tags: [], facts: {}, publishedAt: day, updatedAt: day } as const;
  const [made] = await store.db
    .insert(article)
    .values({ ...row, tags: [] })
    .returning({ id: article.id });
  const text = { title: 'Bias', summary: 'A summary.', body: '', toc: [], readingMinutes: 1, search: '' };
  await store.db.insert(articleText).values({ articleId: made?.id ?? 0, language: 'en', ...text });
});
beforeEach(async () => {
  content = openShopper(store, (await seedPerson(store.deps, 'content')).headers);
});
afterEach(async () => {
  await store.db.delete(setting);
  await store.db.delete(audit);
});
afterAll(() => store.close());

const block = (kind: string, more: object = {}) => ({ kind, is_shown: true, title: {}, text: {}, chosen: [], ...more });
const save = (...blocks: object[]) => content.call<HomeArrangement>('admin/save-home-blocks', { blocks });
async function home(locale = 'en') {
  const answer = await store.request('/api/store/content/home', undefined, { 'X-Locale': locale });
  return getHome.response.parse(await answer.json());
}
const kinds = async () => (await home()).blocks?.map(({ kind }) => kind) ?? null;
const fieldsOf = (answer: Awaited<ReturnType<typeof save>>) => [
  answer.status,
  Object.entries(answer.body.error?.fields ?? {}).map(([path, [first]]) => `${path} ${first?.code}`),
];
async function somePart() {
  const [part] = (await home()).hot;
  if (!part) throw new Error('The test shop has no parts');
  return part;
}

it('is as it came with the shop until somebody arranges it, and again when they bring that back', async () => {
  expect((await home()).blocks).toBeNull();
  await save(block('text', { text: { en: 'Hello' } }), block('makers'));
  expect(await kinds()).toEqual(['text', 'makers']);
  const { body } = await content.call<HomeArrangement>('admin/save-home-blocks', { blocks: null });
  expect([body.is_own, body.blocks.map(({ kind }) => kind)]).toEqual([
    false,
    ['banners', 'categories', 'hot', 'calculators', 'bom', 'articles', 'makers'],
  ]);
  expect((await home()).blocks).toBeNull();
  expect((await save(...body.blocks)).body.is_own).toBe(false);
});

it('shows text as clean HTML in the visitor’s language, else whole in English', async () => {
  const english = 'See [capacitors](/category/capacitors) <script>alert(1)</script>\n\n## Since 1998';
  await save(block('text', { title: { en: 'About', de: 'Wir' }, text: { en: english, de: 'Nur **hier**' } }));
  expect((await home('de')).blocks).toEqual([{ kind: 'text', title: 'Wir', language: 'de-DE', html: '<p>Nur <strong>hier</strong></p>' }]);
  const [shown] = (await home('fr')).blocks ?? [];
  expect(shown).toEqual({
    kind: 'text',
    title: 'About',
    language: 'en-US',
    html: '<p>See <a href="/category/capacitors">capacitors</a> </p>\n<h2>Since 1998</h2>',
  });
});

it('shows what was chosen in the order chosen, and leaves the rest to the block', async () => {
  const { categories, manufacturers } = await home();
  const part = await somePart();
  const chosen = ['mlcc', 'chip-resistors'];
  await save(
    block('categories', { chosen }),
    block('makers', { chosen: [manufacturers[0]?.web_url], title: { en: 'Friends' } }),
    block('articles', { chosen: ['knowledge/bias', 'knowledge/none'] }),
    block('calculators', { chosen: ['RCFilter'] }),
    block('calculators'),
    block('parts', { chosen: [part.web_url], title: { en: 'Picks' } }),
  );
  const blocks = (await home()).blocks ?? [];
  expect(blocks.map(({ kind }) => kind)).toEqual(['categories', 'makers', 'articles', 'calculators', 'calculators', 'parts']);
  expect(blocks[0]).toMatchObject({ categories: chosen.map((web_url) => ({ web_url })), title: null });
  expect(categories.map(({ web_url }) => web_url)).not.toContain('mlcc');
  expect(blocks[1]).toMatchObject({ makers: [{ web_url: manufacturers[0]?.web_url }], title: 'Friends', language: 'en-US' });
  expect(blocks[2]).toMatchObject({ articles: [{ title: 'Bias' }] });
  expect(blocks[3]).toMatchObject({ calculators: [{ path: '/tool/RCFilter' }] });
  expect(blocks[4]).toMatchObject({ calculators: null });
  expect(blocks[5]).toMatchObject({ parts: [{ mpn: part.mpn, price_at: part.price_at }] });
});

it('leaves out what is hidden or gone and tells the operator alone; a page without anything is the one that came with the shop', async () => {
  const part = await somePart();
  const gone = block('makers', { chosen: ['no-such-maker'] });
  await save(gone, block('parts', { chosen: [part.web_url, 'no-such-part'], title: { en: 'Picks' } }), block('bom', { is_shown: false }));
  expect(await kinds()).toEqual(['parts']);
  await store.db.update(product).set({ hidden: true }).where(eq(product.slug, part.web_url));
  expect(await kinds()).toBeNull();
  const { body } = await content.call<HomeArrangement>('admin/home-blocks');
  expect(body.records).toEqual([
    { kind: 'makers', chosen: 'no-such-maker', name: null },
    { kind: 'parts', chosen: part.web_url, name: null },
    { kind: 'parts', chosen: 'no-such-part', name: null },
  ]);
  await store.db.update(product).set({ hidden: false }).where(eq(product.slug, part.web_url));
  expect(await kinds()).toEqual(['parts']);
});

it('previews without saving, in the language of the call', async () => {
  const asked = { blocks: [block('text', { text: { en: 'Draft' } })] };
  const { body } = await content.call<{ blocks: unknown }>('admin/preview-home-blocks', asked);
  expect(body.blocks).toEqual([{ kind: 'text', title: null, language: 'en-US', html: '<p>Draft</p>' }]);
  expect((await home()).blocks).toBeNull();
});

it('keeps who arranged it and how it was', async () => {
  await save(block('bom'));
  await content.call('admin/save-home-blocks', { blocks: null });
  const { changes } = (await content.call<HomeArrangement>('admin/home-blocks')).body;
  expect(changes.map(({ blocks }) => blocks?.map(({ kind }) => kind) ?? null)).toEqual([null, ['bom']]);
});

it('refuses the second of two people, whose version is out of date', async () => {
  const { version } = (await save(block('bom'))).body;
  expect((await content.call('admin/save-home-blocks', { blocks: [block('hot')], version })).status).toBe(200);
  const late = await content.call('admin/save-home-blocks', { blocks: null, version });
  expect([late.status, late.body.error?.code]).toEqual([409, 'version_conflict']);
  expect(await kinds()).toEqual(['hot']);
});

it.each([
  [{ kind: 'popup' }, 'kind not_allowed'],
  [{ kind: 'bom' }, 'kind not_unique'],
  [{ kind: 'parts', chosen: ['one'] }, 'title.en required'],
  [{ kind: 'parts', title: { en: 'Picks' } }, 'chosen required'],
  [{ kind: 'parts', title: { en: 'Picks' }, chosen: ['one', 'one'] }, 'chosen not_unique'],
  [{ kind: 'makers', title: { de: 'Nur deutsch' } }, 'title.en required'],
  [{ kind: 'text', text: { de: 'Nur deutsch' } }, 'text.en required'],
  [{ kind: 'text', text: { en: '<script>alert(1)</script>' } }, 'text.en required'],
  [{ kind: 'text', text: { en: '![](https://other.example/p.png)' } }, 'text.en not_allowed'],
  [{ kind: 'text', text: { en: '[in](/no/such/page)' } }, 'text.en invalid_format'],
  [{ kind: 'text', text: { en: '[in](/admin)' } }, 'text.en invalid_format'],
  [{ kind: 'text', text: { en: '[in](#title)' } }, 'text.en invalid_format'],
  [{ kind: 'hot', chosen: ['one'] }, 'chosen not_allowed'],
  [{ kind: 'banners', title: { en: 'Title' } }, 'title not_allowed'],
  [{ kind: 'makers', text: { en: 'Text' } }, 'text not_allowed'],
])('refuses %j at its field', async (change, field) => {
  expect(fieldsOf(await save(block('bom'), block('text', { text: {}, ...change })))).toEqual([422, [`blocks.1.${field}`]]);
  expect((await home()).blocks).toBeNull();
});

it('keeps twenty blocks of four thousand characters and no more', async () => {
  const long = block('text', { text: { en: 'x'.repeat(4001) } });
  expect(fieldsOf(await save(long))).toEqual([422, ['blocks.0.text.en too_long']]);
  const many = Array.from({ length: 21 }, () => block('makers'));
  expect(fieldsOf(await save(...many))).toEqual([422, ['blocks too_long']]);
});

/** The content that comes with the shop: complete, and every link, part and category in it exists. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { pageCodes } from '#contract/api/content.ts';
import { wordLanguages } from '#contract/locale.ts';
import { isPicture } from '#server/image/keep-picture.ts';
import { brokenFilters } from '#server/testing/broken-filters.ts';
import { expandCatalog } from '#demo-catalog/expand.ts';
import { demoReference } from '#demo-catalog/reference.ts';
import borrowedWords from '#locales/borrowed.json' with { type: 'json' };
import { readCategoryLink } from './category-link.ts';
import { checkContent } from './import-content.ts';
import { readContent, type ReadArticle } from './read-content.ts';
import { shippedContent } from './seed-content.ts';

/** What a language truly spells as English does. */
const borrowed: Partial<Record<string, string[]>> = borrowedWords;
const withdrawalWords = z.object({ withdraw: z.object({ open: z.string(), confirm: z.string() }) });
const content = await readContent(shippedContent);
const { categories, manufacturers } = demoReference();
const categorySlugs = new Set(categories.map(({ slug }) => slug));
const makerSlugs = new Set(manufacturers.map(({ slug }) => slug));
const parts = new Set(expandCatalog().map(({ manufacturer, mpn }) => `${manufacturer}/${mpn}`));

/** Kinds whose texts name values to choose by. */
const filteredKinds = new Set<ReadArticle['kind']>(['knowledge', 'blog', 'solution']);

const of = (kind: ReadArticle['kind']) => content.articles.filter((one) => one.kind === kind);
const nameOf = ({ kind, slug }: ReadArticle) => `${kind}/${slug}`;
/** Pages about the shop and the knowledge hub speak every language of it. */
const languagesOf: Partial<Record<ReadArticle['kind'], readonly string[]>> = { page: wordLanguages, knowledge: wordLanguages };

test('every link leads somewhere', () => {
  expect(() => checkContent(content)).not.toThrow();
});

test('every picture can be shown, and is shown somewhere', async () => {
  const shown = content.articles.flatMap(({ pictures }) => [...pictures.values()]);
  const files = await readdir(shippedContent, { recursive: true });
  expect(shown.toSorted()).toEqual(
    files
      .filter((file) => /\.(png|jpe?g|webp)$/.test(file))
      .map((file) => join(shippedContent, file))
      .toSorted(),
  );
  const broken = await Promise.all(shown.map(async (path) => ((await isPicture(await readFile(path))) ? [] : [path])));
  expect(broken.flat()).toEqual([]);
});

test.each(wordLanguages)('the page of refunds names the buttons of the withdrawal (%s)', async (language) => {
  const { withdraw } = withdrawalWords.parse(JSON.parse(await readFile(`locales/${language}/returns.json`, 'utf8')));
  const page = content.articles.find(({ kind, slug }) => kind === 'page' && slug === 'refunds');
  const text = page?.texts.find((one) => one.language === language)?.text;
  expect(text).toContain(withdraw.open);
  expect(text).toContain(withdraw.confirm);
});

test('there is enough to read', () => {
  expect(of('page').map(({ slug }) => slug)).toEqual(expect.arrayContaining([...pageCodes]));
  expect(of('knowledge').length).toBeGreaterThanOrEqual(12);
  expect(of('blog').length).toBeGreaterThanOrEqual(6);
  expect(of('company_event').length).toBeGreaterThanOrEqual(6);
  expect(of('solution').length).toBeGreaterThanOrEqual(6);
  expect(of('component').length).toBeGreaterThanOrEqual(12);
  expect(of('supplier').length).toBeGreaterThanOrEqual(8);
});

test.each(content.topics.map((topic) => [`${topic.kind}/${topic.slug}`, topic] as const))(
  'the topic %s is named in every language of the shop',
  (_name, { texts }) => {
    expect(Object.keys(texts).toSorted()).toEqual(wordLanguages.toSorted());
    const summaries = Object.values(texts).map(({ summary }) => summary);
    expect(new Set(summaries).size).toBe(wordLanguages.length);
    for (const { name, summary } of Object.values(texts)) {
      expect(name.length).toBeGreaterThan(1);
      expect(summary.length).toBeGreaterThan(5);
    }
  },
);

describe.each(content.articles.map((one) => [nameOf(one), one] as const))('%s', (_name, { kind, texts, facts, isSample }) => {
  test('is written in every language it has to be in', () => {
    const languages = texts.map(({ language }) => language);
    expect(languages).toEqual(expect.arrayContaining([...(languagesOf[kind] ?? ['en'])]));
    expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length);
    const english = texts.find(({ language }) => language === 'en')?.title ?? '';
    const left = texts.filter(({ language, title }) => language !== 'en' && title === english);
    expect(left.filter(({ language }) => !borrowed[language]?.includes(english))).toEqual([]);
  });

  test('names parts, categories and makers of the demo catalog', () => {
    const named = [...(facts.parts ?? []), ...(facts.bom ?? []).map(({ part }) => part)];
    expect(named.filter((part) => !parts.has(part))).toEqual([]);
    expect((facts.manufacturers ?? []).filter((slug) => !makerSlugs.has(slug))).toEqual([]);
    if (facts.category !== undefined) expect(categorySlugs).toContain(facts.category);
    const links = texts.flatMap((text) => text.links);
    const category = links.flatMap((link) => readCategoryLink(link)?.slug ?? []);
    expect(category.filter((slug) => !categorySlugs.has(slug))).toEqual([]);
    const makers = links.flatMap((link) => /^\/manufacturers\/([^/?#]+)/.exec(link)?.[1] ?? []);
    expect(makers.filter((slug) => !makerSlugs.has(slug))).toEqual([]);
  });

  test('filters by what its categories have', () => {
    const broken = texts.flatMap(({ language, links }) =>
      links.flatMap((link) => brokenFilters(link).map((filter) => `${language}: ${link}: ${filter}`)),
    );
    expect(broken).toEqual([]);
  });

  test.runIf(filteredKinds.has(kind))('leads to a category with its filter applied', () => {
    const without = texts.filter(
      ({ links }) => !links.some((link) => Object.keys(readCategoryLink(link)?.listing.filters ?? {}).length > 0),
    );
    expect(without.map(({ language }) => language)).toEqual([]);
  });

  test('writes American English', () => {
    const english = texts.filter(({ language }) => language === 'en').map(({ text, title, summary }) => `${title} ${summary} ${text}`);
    expect(
      english.flatMap((text) => text.match(/\b(?:colour|centre|metre|aluminium|analogue|catalogue|grey|licence|behaviour)s?\b/gi) ?? []),
    ).toEqual([]);
  });

  test('headings of all languages are the same in number and order', () => {
    const outlines = texts.map(({ toc }) => toc.map(({ level }) => level).join(''));
    expect(new Set(outlines).size).toBe(1);
  });

  test('says what it has to', () => {
    if (kind === 'company_event' || kind === 'supplier') expect(isSample).toBe(true);
    if (kind === 'solution') expect(facts).toMatchObject({ drawing: expect.stringContaining('<svg'), bom: expect.any(Array) });
    if (kind === 'component') expect(facts.category).toBeDefined();
  });
});

/** Finds everything that is written to be read: articles of all kinds, pages about the shop, suppliers. */
import { and, ilike, inArray } from 'drizzle-orm';
import type { FoundContent } from '#contract/api/article.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { searchContent } from '#contract/api/search-content.ts';
import { hasNoSpaces } from '#server/search/keyword/search-words.ts';
import type { Call } from '#server/caller/call.ts';
import { article, articleText } from '#server/db/schema.ts';
import { categoryNamed } from '#server/search/keyword/category-named.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import { openView } from '#server/search/view/view.ts';
import { withoutEverydayWords } from '#server/rules/keyword/everyday-words.ts';
import { findArticles, findIds, type ShownRow, tagOf } from './article-rows.ts';
import { pathOf } from './check-links.ts';
import { isGuideTo } from './read-about.ts';

const suggested = 3;
/** Texts are about what has a word in it; digits are a part number that is being typed. */
const word = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}]{3,}(?!\p{N})/u;

function showFound({ row, text }: ShownRow): FoundContent {
  const path = pathOf(row.kind, row.slug, row.categorySlug);
  return { kind: row.kind, title: text.title, summary: text.summary, path, language: tagOf(text.language) };
}

/** In the order of the ids. */
async function show({ deps, locale }: Call, ids: readonly number[]): Promise<FoundContent[]> {
  if (ids.length === 0) return [];
  const rows = await findArticles(deps.db, locale, { which: inArray(article.id, [...ids]) });
  return rows.toSorted((a, b) => ids.indexOf(a.row.id) - ids.indexOf(b.row.id)).map(showFound);
}

/**
 * What has the keyword in its title comes first. Then come guides to what it calls a category, as they may be in another language than
 * the keyword, then what has its words: all of them, else those that are no words of buying.
 */
async function find(call: Call, typed: string): Promise<number[]> {
  const { deps } = call;
  const keyword = withoutEverydayWords(typed);
  const [view, all] = await Promise.all([openView(call), findIds(deps, typed)]);
  const worded = all.length > 0 || keyword === typed ? all : await findIds(deps, keyword);
  const named = categoryNamed(view.reference, keyword);
  const guides = named ? await deps.db.select({ id: article.id }).from(article).where(isGuideTo(view, named)).orderBy(article.id) : [];
  const titled = guides.length > 0 ? await withTitle(call, keyword, worded) : [];
  return [...new Set([...titled, ...guides.map(({ id }) => id), ...worded])];
}

/** Those of the articles whose title has the whole keyword in it. */
async function withTitle({ deps }: Call, keyword: string, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const pattern = `%${keyword.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await deps.db
    .select({ id: articleText.articleId })
    .from(articleText)
    .where(and(inArray(articleText.articleId, [...ids]), ilike(articleText.title, pattern)));
  return ids.filter((id) => rows.some((row) => row.id === id));
}

export async function findContent(query: ParsedRequestOf<typeof searchContent>, call: Call): Promise<ResponseOf<typeof searchContent>> {
  const page = readPage(query);
  const ids = await find(call, query.keyword);
  const first = (page.page - 1) * page.size;
  return showPage(await show(call, ids.slice(first, first + page.size)), ids.length, page);
}

/** The best of it while a keyword is typed. */
export async function suggestContent(call: Call, keyword: string): Promise<Omit<FoundContent, 'summary'>[]> {
  if (!word.test(keyword) && !hasNoSpaces(keyword)) return [];
  const ids = await find(call, keyword);
  const found = await show(call, ids.slice(0, suggested));
  return found.map(({ summary: _summary, ...shown }) => shown);
}

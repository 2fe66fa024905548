/** What other pages of the shop show of the content: the newest articles, and those about a category or a maker. */
import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { type Article, type ArticleKind, articleKinds } from '#contract/api/article.ts';
import type { Call } from '#server/caller/call.ts';
import { article } from '#server/db/schema.ts';
import type { CategoryEntry, ManufacturerEntry } from '#server/search/reference.ts';
import type { View } from '#server/search/view/view.ts';
import { findArticles, inOwnLanguage } from './article-rows.ts';
import { readTopics, showArticle } from './show-article.ts';

const shown = 6;
const newestFirst = [desc(article.publishedAt), desc(article.id)];
/** Kinds that explain parts; events and worked designs do not. */
const explaining = ['component', 'knowledge', 'blog'] as const;

async function show(call: Pick<Call, 'deps' | 'locale'>, which: SQL | undefined, limit: number, order: SQL[] = []): Promise<Article[]> {
  const rows = await findArticles(call.deps.db, call.locale, { which, limit, order: [...order, ...newestFirst] });
  const kinds = [...new Set(rows.map(({ row }) => row.kind))].filter((kind) => kind === 'blog' || kind === 'solution');
  const topics = new Map(await Promise.all(kinds.map(async (kind) => [kind as string, await readTopics(call, kind)] as const))); // looked up by any kind
  return rows.map((row) => showArticle(call, row, topics.get(row.row.kind) ?? new Map()));
}

/** Those of the reader's language. */
export function newestArticles(call: Call, kind: ArticleKind, limit: number): Promise<Article[]> {
  return show(call, and(eq(article.kind, kind), inOwnLanguage(call.locale)), limit);
}

/** Articles named as `kind/web_url`, in the reader's language or else in English, by that name. */
export async function articlesNamed(call: Pick<Call, 'deps' | 'locale'>, names: readonly string[]): Promise<Map<string, Article>> {
  if (names.length === 0) return new Map();
  const isNamed = sql`${article.kind} || '/' || ${article.slug} = any(${sql.param([...names])}::text[])`;
  const found = await show(call, and(inArray(article.kind, [...articleKinds]), isNamed), names.length);
  return new Map(found.map((one) => [`${one.kind}/${one.web_url}`, one]));
}

/** Slugs of a branch of the tree, as a parameter of SQL. */
function slugsOf({ reference }: Pick<View, 'reference'>, { family }: CategoryEntry): SQL {
  return sql`${sql.param(family.flatMap((id) => reference.categories.get(id)?.slug ?? []))}::text[]`;
}

/** Whether an article is the guide to a category of a branch. */
export function isGuideTo(view: Pick<View, 'reference'>, entry: CategoryEntry): SQL {
  return sql`coalesce(${article.facts}->>'category' = any(${slugsOf(view, entry)}), false)`;
}

/** Guides to a branch of the tree, then articles whose text leads into it. */
export function articlesAbout(call: Call, view: View, entry: CategoryEntry): Promise<Article[]> {
  const isGuide = isGuideTo(view, entry);
  const which = and(inArray(article.kind, [...explaining]), or(isGuide, sql`${article.facts}->'categories' ?| ${slugsOf(view, entry)}`));
  return show(call, which, shown, [desc(isGuide)]);
}

/** Articles that show parts of a maker. */
export function articlesWithPartsOf(call: Call, { slug }: ManufacturerEntry): Promise<Article[]> {
  const parts = sql`jsonb_array_elements_text(coalesce(${article.facts}->'parts', '[]'))`;
  const which = sql`exists (select 1 from ${parts} part where starts_with(part, ${`${slug}/`}))`;
  return show(call, and(inArray(article.kind, [...explaining]), which), shown);
}

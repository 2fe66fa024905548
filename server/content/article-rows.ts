/** Articles with their text in the reader's language, else in English. */
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Locale, locales } from '#contract/locale.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { byIndex } from '#server/db/by-index.ts';
import type { Queries } from '#server/db/client.ts';
import { article, articleText, picture } from '#server/db/schema.ts';
import { wordForms } from '#server/search/keyword/word-terms.ts';
import type { PictureRow } from '#server/image/picture-address.ts';
import { withPictures } from './article-pictures.ts';

type ArticleRow = typeof article.$inferSelect;
type TextRow = Omit<typeof articleText.$inferSelect, 'body' | 'source' | 'search'>;
export interface ShownRow {
  row: ArticleRow;
  text: TextRow;
  cover: PictureRow | null;
  /** Of a draft, which no row has. */
  body?: string;
}

const sourceLanguage = 'en';

/** BCP 47 tag of a language that texts are kept in. */
export function tagOf(language: string): string {
  return Object.values(locales).find(({ tag }) => tag.split('-')[0] === language)?.tag ?? language;
}

/** The text that a reader gets: their language's before English, one for each article. */
function textFor({ tag }: Pick<Locale, 'tag'>): SQL {
  const [language = sourceLanguage] = tag.split('-');
  return sql`${articleText.language} = (
    select t.language from article_text t where t.article_id = ${article.id} and t.language in (${language}, ${sourceLanguage})
    order by t.language = ${language} desc limit 1)`;
}

/** The article of an address; those of other kinds may have the same slug. */
export const isArticle = (kind: ArticleRow['kind'], slug: string): SQL | undefined => and(eq(article.kind, kind), eq(article.slug, slug));

/** Articles that have a text in the reader's language. */
export function inOwnLanguage({ tag }: Pick<Locale, 'tag'>): SQL {
  const [language = sourceLanguage] = tag.split('-');
  return sql`exists (select 1 from article_text t where t.article_id = ${article.id} and t.language = ${language})`;
}

const text = {
  articleId: articleText.articleId,
  language: articleText.language,
  title: articleText.title,
  summary: articleText.summary,
  coverAlt: articleText.coverAlt,
  toc: articleText.toc,
  readingMinutes: articleText.readingMinutes,
};

interface Wanted {
  which: SQL | undefined;
  limit?: number;
  offset?: number;
  /** In place of newest first. */
  order?: SQL[];
}

export async function findArticles(
  queries: Queries,
  locale: Pick<Locale, 'tag'>,
  { which, limit, offset, order }: Wanted,
): Promise<ShownRow[]> {
  const query = queries
    .select({ row: article, text, cover: picture })
    .from(article)
    .leftJoin(picture, eq(picture.id, article.coverId))
    .innerJoin(articleText, and(eq(articleText.articleId, article.id), textFor(locale)))
    .where(which)
    .orderBy(...(order ?? [desc(article.publishedAt), desc(article.id)]))
    .$dynamic();
  if (limit !== undefined) query.limit(limit);
  if (offset !== undefined) query.offset(offset);
  return query;
}

/** The text of one article to read. */
export async function readBody(
  deps: Pick<StoreDeps, 'db' | 'settings'>,
  { text: { articleId, language }, body: draft }: ShownRow,
): Promise<string> {
  if (draft !== undefined) return withPictures(deps, draft);
  const [found] = await deps.db
    .select({ body: articleText.body })
    .from(articleText)
    .where(and(eq(articleText.articleId, articleId), eq(articleText.language, language)));
  return withPictures(deps, found?.body ?? '');
}

/** A text, in any language, in which all words of a search stand in some form; the last one may be unfinished. */
function hasWords(forms: readonly string[]): SQL {
  return forms.length === 0 ? sql`false` : sql`search @@ ${forms.join(' & ')}::tsquery`;
}

/** Articles with such a text. */
export function withWords(keyword: string): SQL {
  return sql`${article.id} in (select article_id from article_text where ${hasWords(wordForms(keyword))})`;
}

/** Ids of those articles: first those that say the words in title, then in summary, then in text. */
export async function findIds({ db }: Pick<StoreDeps, 'db'>, keyword: string): Promise<number[]> {
  const forms = wordForms(keyword);
  // Of `&` PostgreSQL ranks how near the words are to each other, which vectors without places do not say.
  const rank = sql`max(ts_rank(search, ${forms.join(' | ')}::tsquery))`;
  // Found apart from being put in order, as the order would lead the planner to another index.
  const { rows } = await byIndex(db, (indexed) =>
    indexed.execute<{ id: number }>(
      sql`with found as materialized (select article_id, search from article_text where ${hasWords(forms)})
        select article_id as id from found group by article_id order by ${rank} desc, article_id`,
    ),
  );
  return rows.map(({ id }) => id);
}

export function withTag(tag: string): SQL {
  return sql`${tag} = any(${article.tags})`;
}

/** Articles whose English title begins with a letter. */
export function beginsWith(letter: string): SQL {
  return sql`exists (select 1 from article_text t where t.article_id = ${article.id} and t.language = ${sourceLanguage}
    and lower(left(t.title, 1)) = lower(${letter}))`;
}

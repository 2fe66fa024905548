/** Articles with their text in the reader's language, else in English. */
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Locale, locales } from '#contract/locale.ts';
import type { StoreDeps } from '#server/call.ts';
import { hasNoSpaces } from '#server/catalogue/search-words.ts';
import type { Queries } from '#server/db/client.ts';
import { article, articleText, picture } from '#server/db/schema.ts';
import type { PictureRow } from '#server/image/picture-address.ts';
import { withPictures } from './article-pictures.ts';

export type ArticleRow = typeof article.$inferSelect;
export type TextRow = Omit<typeof articleText.$inferSelect, 'body' | 'search'>;
export interface ShownRow {
  row: ArticleRow;
  text: TextRow;
  cover: PictureRow | null;
}

const sourceLanguage = 'en';

/** BCP 47 tag of a language that texts are kept in. */
export function tagOf(language: string): string {
  return Object.values(locales).find(({ tag }) => tag.split('-')[0] === language)?.tag ?? language;
}

/** The text that a reader gets: his language's before English, one for each article. */
function textFor({ tag }: Pick<Locale, 'tag'>): SQL {
  const [language = sourceLanguage] = tag.split('-');
  return sql`${articleText.language} = (
    select t.language from article_text t where t.article_id = ${article.id} and t.language in (${language}, ${sourceLanguage})
    order by t.language = ${language} desc limit 1)`;
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
export async function readBody(deps: Pick<StoreDeps, 'db' | 'settings'>, { text: { articleId, language } }: ShownRow): Promise<string> {
  const [found] = await deps.db
    .select({ body: articleText.body })
    .from(articleText)
    .where(and(eq(articleText.articleId, articleId), eq(articleText.language, language)));
  return withPictures(deps, found?.body ?? '');
}

function contains(column: SQL, wanted: string): SQL {
  return sql`${column} ilike ${`%${wanted.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`}`;
}

/** Articles in whose text, in any language, all words of a search stand; the last one may be unfinished. */
export function withWords(keyword: string): SQL {
  const terms = keyword.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const conditions = terms.map((term, index) => {
    // Chinese and Japanese do not say where a word begins, so the index of words does not know it.
    if (hasNoSpaces(term)) return contains(sql`t.body`, term);
    return sql`t.search @@ to_tsquery('simple', ${index === terms.length - 1 ? `${term}:*` : term})`;
  });
  return sql`exists (select 1 from article_text t where t.article_id = ${article.id}
    and (${and(...conditions) ?? sql`false`} or ${contains(sql`t.title`, keyword)} or ${contains(sql`t.summary`, keyword)}))`;
}

export function withTag(tag: string): SQL {
  return sql`${tag} = any(${article.tags})`;
}

/** Articles whose English title begins with a letter. */
export function beginsWith(letter: string): SQL {
  return sql`exists (select 1 from article_text t where t.article_id = ${article.id} and t.language = ${sourceLanguage}
    and lower(left(t.title, 1)) = lower(${letter}))`;
}

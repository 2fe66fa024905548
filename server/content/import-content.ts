/** Writes a folder of content into the database, in place of what stood there before. */
import { sql } from 'drizzle-orm';
import type { Database, Queries } from '#server/db/client.ts';
import { article, articleText, contentCategory } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { existenceOfLink } from './check-links.ts';
import { keepMark } from './content-mark.ts';
import { ContentProblem, type ReadArticle, type ReadContent, readContent, type ReadText } from './read-content.ts';

const wordsPerMinute = 200;
const signsPerMinute = 450;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** How long the text takes to read; Chinese and Japanese are counted by sign. */
export function readingMinutes(text: string): number {
  const signs = text.match(unspaced)?.length ?? 0;
  const words = text.replaceAll(unspaced, ' ').split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute + signs / signsPerMinute));
}

/** Throws a `ContentProblem` for links that lead nowhere and articles of the same address. */
export function checkContent({ articles, topics }: ReadContent): void {
  const names = articles.map(({ kind, slug }) => `${kind}/${slug}`);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new ContentProblem(`${twice} stands there twice`);
  const orphan = articles.find(
    ({ kind, categorySlug }) => categorySlug !== null && !topics.some((one) => one.kind === kind && one.slug === categorySlug),
  );
  if (orphan) throw new ContentProblem(`${orphan.kind}/${orphan.categorySlug} has no topic.yaml`);
  const isThere = existenceOfLink(articles, topics);
  for (const { kind, slug, texts } of articles) {
    for (const { language, links } of texts) {
      const broken = links.find((link) => !isThere(link));
      if (broken !== undefined) throw new ContentProblem(`${kind}/${slug}/${language}.md: "${broken}" leads nowhere`);
    }
  }
}

export interface ImportCounts {
  articles: number;
  texts: number;
}

/** Reads, checks and writes; nothing is written when something is wrong. `mark` says whose content it is. */
export async function importContent(db: Database, folder: string, mark: string): Promise<ImportCounts> {
  const content = await readContent(folder);
  checkContent(content);
  await transact(db, async (queries) => {
    await write(queries, content);
    await keepMark(queries, mark);
  });
  return { articles: content.articles.length, texts: content.articles.reduce((sum, { texts }) => sum + texts.length, 0) };
}

/** Slugs of the categories that the text leads to in any language. */
function linkedCategories(texts: readonly ReadText[]): string[] {
  const slugs = texts.flatMap(({ links }) => links.flatMap((link) => /^\/category\/(?:[^/?#]+\/)?([^/?#]+)/.exec(link)?.[1] ?? []));
  return [...new Set(slugs)];
}

async function write(queries: Queries, { articles, topics }: ReadContent): Promise<void> {
  await queries.delete(article);
  await queries.delete(contentCategory);
  if (topics.length > 0) await queries.insert(contentCategory).values(topics);
  if (articles.length === 0) return;
  const rows = await queries
    .insert(article)
    .values(articles.map(({ texts, ...row }) => ({ ...row, facts: { ...row.facts, categories: linkedCategories(texts) } })))
    .returning({ id: article.id, kind: article.kind, slug: article.slug });
  const ids = new Map(rows.map(({ id, kind, slug }) => [`${kind}/${slug}`, id]));
  await queries.insert(articleText).values(articles.flatMap((one) => textRows(one, ids.get(`${one.kind}/${one.slug}`) ?? 0)));
}

function textRows({ tags, texts }: ReadArticle, articleId: number) {
  return texts.map(({ language, title, summary, html, toc, text }: ReadText) => ({
    articleId,
    language,
    title,
    summary,
    body: html,
    toc,
    readingMinutes: readingMinutes(text),
    search: sql`setweight(to_tsvector('simple', ${`${title} ${tags.join(' ')}`}), 'A') || setweight(to_tsvector('simple', ${summary}), 'B') || to_tsvector('simple', ${text})`,
  }));
}

/** Writes a folder of content into the database, in place of what stood there before. */
import type { Queries } from '#server/db/client.ts';
import { article, articleText, contentCategory } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { linkedCategories } from './category-link.ts';
import { existenceOfLink } from './check-links.ts';
import { keepMark } from './content-mark.ts';
import { picturePath } from '#server/image/picture-address.ts';
import { keepPictures, withPictureIds, withPicturePaths } from './keep-pictures.ts';
import { ContentProblem, type ReadArticle, type ReadContent, type ReadTopic, readContent, type ReadText } from './read-content.ts';
import type { ContentDeps } from './content-deps.ts';
import { coverWithOwn } from './article/cover.ts';
import { readingMinutes } from './reading-minutes.ts';
import { textVector, wordsOfTopic } from './text-vector.ts';

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
export async function importContent(deps: ContentDeps, folder: string, mark: string): Promise<ImportCounts> {
  const content = await readContent(folder);
  checkContent(content);
  const ids = await keepPictures(deps, content);
  await transact(deps.db, async (queries) => {
    await write(queries, content, ids);
    await coverWithOwn(queries);
    await keepMark(queries, mark);
  });
  return { articles: content.articles.length, texts: content.articles.reduce((sum, { texts }) => sum + texts.length, 0) };
}

/** Ids of kept pictures by the path of their file. */
type PictureIds = ReadonlyMap<string, string>;

async function write(queries: Queries, { articles, topics }: ReadContent, ids: PictureIds): Promise<void> {
  await queries.delete(article);
  await queries.delete(contentCategory);
  if (topics.length > 0) await queries.insert(contentCategory).values(topics);
  if (articles.length === 0) return;
  const rows = await queries
    .insert(article)
    .values(articles.map((one) => articleRow(one, ids)))
    .returning({ id: article.id, kind: article.kind, slug: article.slug });
  const rowIds = new Map(rows.map(({ id, kind, slug }) => [`${kind}/${slug}`, id]));
  await queries
    .insert(articleText)
    .values(articles.flatMap((one) => textRows(one, rowIds.get(`${one.kind}/${one.slug}`) ?? 0, ids, topicOf(one, topics))));
}

function articleRow({ texts, cover, pictures, ...row }: ReadArticle, ids: PictureIds) {
  const pictureIds = [...new Set([...pictures.values()].flatMap((path) => ids.get(path) ?? []))];
  return {
    ...row,
    facts: { ...row.facts, categories: linkedCategories(texts.flatMap(({ links }) => links)) },
    coverId: (cover !== null && ids.get(cover)) || null,
    pictureIds,
  };
}

function topicOf({ kind, categorySlug }: ReadArticle, topics: readonly ReadTopic[]): ReadTopic | undefined {
  return topics.find((topic) => topic.kind === kind && topic.slug === categorySlug);
}

function textRows(given: ReadArticle, articleId: number, ids: PictureIds, topic: ReadTopic | undefined) {
  const { texts, pictures } = given;
  const idOf = (name: string) => ids.get(pictures.get(name) ?? '') ?? '';
  return texts.map((written: ReadText) => {
    const { language, title, summary, coverAlt, html, toc, text, source } = written;
    const body = withPictureIds(html, idOf);
    return {
      articleId,
      language,
      title,
      summary,
      coverAlt,
      body,
      source: withPicturePaths(source, pictures.keys(), (name) => picturePath(idOf(name))),
      toc,
      readingMinutes: readingMinutes(text),
      search: textVector({ title, summary, text, names: [...given.tags, given.facts.name ?? ''], topicWords: wordsOfTopic(topic?.texts) }),
    };
  });
}

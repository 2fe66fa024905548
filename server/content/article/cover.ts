/** What the operator has written in place of what came with the content, in the rows that readers and searches look at. */
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { ArticleCover } from '#contract/api/admin/article.ts';
import type { contentKinds } from '#contract/api/article.ts';
import { isLocaleKey, localeKeys, locales } from '#contract/locale.ts';
import { isArticle } from '#server/content/article-rows.ts';
import { linkedCategories } from '#server/content/category-link.ts';
import { readingMinutes } from '#server/content/reading-minutes.ts';
import { textVector, wordsOfTopic } from '#server/content/text-vector.ts';
import type { Queries } from '#server/db/client.ts';
import { article, articleText, contentCategory, ownArticle, type WrittenArticle } from '#server/db/schema.ts';
import { coverAltIn, type FactRow, rowOfFacts } from './own-facts.ts';
import { pictureIdsOf, type RenderedTexts, renderOwnTexts } from './own-text.ts';

export type OwnArticle = typeof ownArticle.$inferSelect;
type Covered = OwnArticle['covered'];
type ArticleRow = typeof article.$inferSelect;

export interface Place {
  kind: (typeof contentKinds)[number];
  slug: string;
}

export const isOwnArticle = ({ kind, slug }: Place) => and(eq(ownArticle.kind, kind), eq(ownArticle.slug, slug));

/** Rows of the texts, by language as the content has them. */
async function rowsOf(queries: Queries, texts: RenderedTexts, { id, kind, categorySlug, tags, facts }: ArticleRow) {
  const isTopic = and(eq(contentCategory.kind, kind), eq(contentCategory.slug, categorySlug ?? ''));
  const [topic] = await queries.select().from(contentCategory).where(isTopic);
  return texts.map(({ key, text: { title, summary, body: source }, rendered: { html, toc, text } }): typeof articleText.$inferInsert => ({
    articleId: id,
    language: locales[key].words,
    title,
    summary,
    coverAlt: null,
    body: html,
    source,
    toc,
    readingMinutes: readingMinutes(text),
    search: textVector({ title, summary, text, names: [...tags, facts.name ?? ''], topicWords: wordsOfTopic(topic?.texts) }),
  }));
}

/** The row with what the operator states, and with what the texts lead to and show. */
function changedRow(known: ArticleRow, facts: WrittenArticle['facts'], texts: RenderedTexts): FactRow & Pick<ArticleRow, 'pictureIds'> {
  const stated: FactRow = facts ? rowOfFacts(facts, known) : known;
  const linked = linkedCategories(texts.flatMap(({ rendered }) => rendered.links));
  return {
    categorySlug: stated.categorySlug,
    position: stated.position,
    author: stated.author,
    tags: stated.tags,
    coverId: stated.coverId,
    facts: { ...stated.facts, categories: [...new Set([...(known.facts.categories ?? []), ...linked])] },
    // The file's cover is kept for the day on which it stands there again.
    pictureIds: [...new Set([...known.pictureIds, known.coverId ?? [], pictureIdsOf(texts)].flat())],
  };
}

async function add(queries: Queries, { kind, slug }: Place, publishedAt: Date): Promise<ArticleRow> {
  const values = { kind, slug, tags: [], facts: {}, publishedAt, updatedAt: publishedAt };
  const [made] = await queries.insert(article).values(values).returning();
  if (!made) throw new Error('An insert without a conflict gave no row');
  return made;
}

/** Puts texts and facts into the place of the content's; gives what stood there, null where there was no such article. */
export async function coverWith(
  queries: Queries,
  { kind, slug, publishedAt, updatedAt }: Place & { publishedAt: Date; updatedAt: Date },
  { facts }: Pick<WrittenArticle, 'facts'>,
  texts: RenderedTexts,
): Promise<Covered> {
  const [known] = await queries.select().from(article).where(isArticle(kind, slug));
  const before = known ?? (await add(queries, { kind, slug }, publishedAt));
  const changed = changedRow(before, facts, texts);
  const rows = await rowsOf(queries, texts, { ...before, ...changed });
  const languages = rows.map(({ language }) => language);
  // Another picture is another one in every language.
  const ofLanguages = facts?.cover === undefined ? inArray(articleText.language, languages) : undefined;
  const covered = await queries
    .delete(articleText)
    .where(and(eq(articleText.articleId, before.id), ofLanguages))
    .returning();
  const standing = covered.filter(({ language }) => !languages.includes(language));
  const shown = [...rows, ...standing].map((row) => ({ ...row, coverAlt: altOf(row.language, facts?.cover, covered) }));
  if (shown.length > 0) await queries.insert(articleText).values(shown);
  await queries
    .update(article)
    .set({ ...changed, updatedAt })
    .where(eq(article.id, before.id));
  if (!known) return null;
  const { categorySlug, position, author, tags, facts: its, coverId, pictureIds } = known;
  return {
    updatedAt: known.updatedAt.toISOString(),
    row: { categorySlug, position, author, tags, facts: its, coverId, pictureIds },
    texts: covered.map(({ articleId: _articleId, ...text }) => text),
  };
}

/** What the cover shows; where the operator states none, it stays that of the file and its words with it. */
function altOf(
  language: string,
  cover: ArticleCover | null | undefined,
  covered: readonly { language: string; coverAlt: string | null }[],
) {
  if (cover === undefined) return covered.find((one) => one.language === language)?.coverAlt ?? null;
  const key = localeKeys.find((one) => locales[one].words === language);
  return cover === null || key === undefined ? null : coverAltIn(cover, key);
}

/** Brings back what an article's live texts stand in front of. */
export async function uncover(queries: Queries, { kind, slug, live, covered }: Pick<OwnArticle, 'kind' | 'slug' | 'live' | 'covered'>) {
  const [known] = await queries.select({ id: article.id }).from(article).where(isArticle(kind, slug));
  if (!known || live === null) return;
  if (covered === null) {
    await queries.delete(article).where(eq(article.id, known.id));
    return;
  }
  const written = Object.keys(live.texts).flatMap((key) => (isLocaleKey(key) ? [locales[key].words] : []));
  const languages = [...written, ...covered.texts.map(({ language }) => language)];
  if (languages.length > 0)
    await queries.delete(articleText).where(and(eq(articleText.articleId, known.id), inArray(articleText.language, languages)));
  if (covered.texts.length > 0) await queries.insert(articleText).values(covered.texts.map((text) => ({ ...text, articleId: known.id })));
  await queries
    .update(article)
    .set({ ...covered.row, updatedAt: new Date(covered.updatedAt) })
    .where(eq(article.id, known.id));
}

/** After the content was written anew: what the operator has written stands in front of it again. */
export async function coverWithOwn(queries: Queries): Promise<void> {
  const own = await queries.select().from(ownArticle).where(isNotNull(ownArticle.live)).orderBy(asc(ownArticle.kind), asc(ownArticle.slug));
  for (const one of own) {
    if (one.live === null) continue;
    // oxlint-disable no-await-in-loop -- one transaction asks one after the other
    const place = { ...one, publishedAt: one.publishedAt ?? one.updatedAt };
    const covered = await coverWith(queries, place, one.live, await renderOwnTexts(one.live.texts));
    await queries.update(ownArticle).set({ covered }).where(isOwnArticle(one));
    // oxlint-enable no-await-in-loop
  }
}

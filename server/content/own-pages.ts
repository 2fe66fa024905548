/** Texts of the operator in place of those that came with the content, in the rows that readers and searches look at. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { isLocaleKey, locales } from '#contract/locale.ts';
import { indexWords, searchVector } from '#server/search/keyword/search-words.ts';
import type { Queries } from '#server/db/client.ts';
import { article, articleText, ownPage } from '#server/db/schema.ts';
import { isPage } from './article-rows.ts';
import { type RenderedTexts, renderOwnTexts } from './own-text.ts';
import { readingMinutes } from './reading-minutes.ts';

type OwnPage = typeof ownPage.$inferSelect;
type Covered = OwnPage['covered'];

/** Rows of the texts, by language as the content has them. */
function rowsOf(texts: RenderedTexts, articleId: number): (typeof articleText.$inferInsert)[] {
  return texts.map(({ key, text: { title, summary }, rendered: { html, toc, text } }) => {
    const language = locales[key].words;
    const search = searchVector([
      ['A', indexWords(title)],
      ['B', indexWords(summary)],
      ['C', indexWords(text)],
    ]);
    return { articleId, language, title, summary, coverAlt: null, body: html, toc, readingMinutes: readingMinutes(text), search };
  });
}

async function addPage(queries: Queries, code: string, at: Date): Promise<number> {
  const values = { kind: 'page' as const, slug: code, tags: [], facts: {}, publishedAt: at, updatedAt: at };
  const [made] = await queries.insert(article).values(values).returning({ id: article.id });
  if (!made) throw new Error('An insert without a conflict gave no row');
  return made.id;
}

/** Puts a page's texts into the place of the content's; gives what stood there, null where there was no such page. */
export async function coverWith(
  queries: Queries,
  { code, updatedAt }: Pick<OwnPage, 'code' | 'updatedAt'>,
  texts: RenderedTexts,
): Promise<Covered> {
  const [known] = await queries.select({ id: article.id, updatedAt: article.updatedAt }).from(article).where(isPage(code));
  const id = known?.id ?? (await addPage(queries, code, updatedAt));
  const rows = rowsOf(texts, id);
  const languages = rows.map(({ language }) => language);
  const isCovered = and(eq(articleText.articleId, id), inArray(articleText.language, languages));
  const covered = languages.length === 0 ? [] : await queries.delete(articleText).where(isCovered).returning();
  if (rows.length > 0) await queries.insert(articleText).values(rows);
  await queries.update(article).set({ updatedAt }).where(eq(article.id, id));
  return known ? { updatedAt: known.updatedAt.toISOString(), texts: covered.map(({ articleId: _articleId, ...text }) => text) } : null;
}

/** Brings back what a page's texts stand in front of. */
export async function uncover(queries: Queries, { code, texts, covered }: Pick<OwnPage, 'code' | 'texts' | 'covered'>): Promise<void> {
  const [known] = await queries.select({ id: article.id }).from(article).where(isPage(code));
  if (!known) return;
  if (covered === null) {
    await queries.delete(article).where(eq(article.id, known.id));
    return;
  }
  const languages = Object.keys(texts).flatMap((key) => (isLocaleKey(key) ? [locales[key].words] : []));
  if (languages.length > 0)
    await queries.delete(articleText).where(and(eq(articleText.articleId, known.id), inArray(articleText.language, languages)));
  if (covered.texts.length > 0) await queries.insert(articleText).values(covered.texts.map((text) => ({ ...text, articleId: known.id })));
  await queries
    .update(article)
    .set({ updatedAt: new Date(covered.updatedAt) })
    .where(eq(article.id, known.id));
}

/** After the content was written anew: the operator's texts stand in front of it again. */
export async function coverWithOwnPages(queries: Queries): Promise<void> {
  for (const page of await queries.select().from(ownPage).orderBy(asc(ownPage.code))) {
    // oxlint-disable no-await-in-loop -- one transaction asks one after the other
    const covered = await coverWith(queries, page, await renderOwnTexts(page.texts));
    await queries.update(ownPage).set({ covered }).where(eq(ownPage.code, page.code));
    // oxlint-enable no-await-in-loop
  }
}

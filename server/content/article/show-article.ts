/** One article as its editor needs it. */
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { AdminArticle, ArticleCover } from '#contract/api/admin/article.ts';
import { type Locale, localeKeys, locales } from '#contract/locale.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { isArticle } from '#server/content/article-rows.ts';
import { pathOf } from '#server/content/check-links.ts';
import { readTopics } from '#server/content/show-article.ts';
import type { Queries } from '#server/db/client.ts';
import { article, articleText, ownArticle } from '#server/db/schema.ts';
import { isOwnArticle, type OwnArticle, type Place } from './cover.ts';
import { statedFacts } from './own-facts.ts';
import { previewPath } from './preview-link.ts';
import { variantOf } from './variant.ts';

type Texts = AdminArticle['shipped']['texts'];
type Source = Pick<typeof articleText.$inferSelect, 'language' | 'title' | 'summary' | 'source'>;

async function findOwn(queries: Queries, place: Place): Promise<OwnArticle | undefined> {
  const [own] = await queries.select().from(ownArticle).where(isOwnArticle(place));
  return own;
}

/** Markdown of the texts that came from the file: what the operator's stand in front of, and those that still stand. */
async function shippedTexts(queries: Queries, articleId: number, own: OwnArticle | undefined): Promise<Texts> {
  const { language, title, summary, source } = articleText;
  const isIts = and(eq(articleText.articleId, articleId), isNotNull(source));
  const standing = await queries.select({ language, title, summary, source }).from(articleText).where(isIts);
  const owned = new Set<string>(localeKeys.filter((key) => own?.live?.texts[key]).map((key) => locales[key].words));
  const sources: Source[] = [...standing.filter((text) => !owned.has(text.language)), ...(own?.covered?.texts ?? [])];
  const byLanguage = new Map(sources.map((text) => [text.language, text]));
  return Object.fromEntries(
    localeKeys.flatMap((key) => {
      const text = byLanguage.get(locales[key].words);
      return text?.source ? [[key, { title: text.title, summary: text.summary, body: text.source }]] : [];
    }),
  );
}

/** What the file says that its cover shows. */
async function shippedAlt(queries: Queries, articleId: number, own: OwnArticle | undefined): Promise<ArticleCover['alt']> {
  const { language, coverAlt } = articleText;
  const standing = await queries.select({ language, coverAlt }).from(articleText).where(eq(articleText.articleId, articleId));
  const byLanguage = new Map([...standing, ...(own?.covered?.texts ?? [])].map((text) => [text.language, text.coverAlt]));
  return Object.fromEntries(
    localeKeys.flatMap((key) => {
      const alt = byLanguage.get(locales[key].words);
      return alt ? [[key, alt]] : [];
    }),
  );
}

async function topicsOf(deps: StoreDeps, locale: Locale, kind: Place['kind']): Promise<AdminArticle['topics']> {
  if (kind !== 'blog' && kind !== 'solution') return [];
  const topics = await readTopics({ deps, locale }, kind);
  return [...topics].map(([slug, { name }]) => ({ web_url: slug, name }));
}

/** One that nobody has written yet is blank. */
export async function showAdminArticle(deps: StoreDeps, place: Place, locale: Locale): Promise<AdminArticle> {
  const { db } = deps;
  const own = await findOwn(db, place);
  const [row] = await db.select().from(article).where(isArticle(place.kind, place.slug)).orderBy(asc(article.id));
  const isShipped = row !== undefined && (own === undefined || own.live === null || own.covered !== null);
  const before = isShipped ? { ...row, ...own?.covered?.row } : undefined;
  const topic = (own?.draft?.facts ?? own?.live?.facts)?.topic ?? row?.categorySlug ?? null;
  return {
    kind: place.kind,
    slug: place.slug,
    path: pathOf(place.kind, place.slug, topic),
    is_shipped: isShipped,
    shipped: {
      texts: isShipped ? await shippedTexts(db, row.id, own) : {},
      facts: statedFacts(before, before ? await shippedAlt(db, before.id, own) : {}),
    },
    live: own?.live ?? null,
    draft: own?.draft ?? null,
    variant: variantOf(own),
    preview_path: own?.draft ? previewPath(deps, place, topic) : null,
    topics: await topicsOf(deps, locale, place.kind),
    version: own?.version ?? 0,
  };
}

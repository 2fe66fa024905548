/** Lists of articles by topic, tag and search. */
import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { ArticleKind } from '#contract/api/article.ts';
import type { ContentCategory, getBlogList } from '#contract/api/content.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import { article } from '#server/db/schema.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import { notFound } from '#server/kernel/store-error.ts';
import { words } from '#server/kernel/words.ts';
import { beginsWith, findArticles, inOwnLanguage, withTag, withWords } from './article-rows.ts';
import { readTopics, showArticle } from './show-article.ts';

interface Listing {
  kinds: readonly ArticleKind[];
  category_web_url?: string | undefined;
  tag?: string | undefined;
  keyword?: string | undefined;
  /** First letter of the title. */
  letter?: string | undefined;
  with_english?: '1' | undefined;
  page?: number | undefined;
  page_size?: number | undefined;
  /** Path of the list. */
  canonical: string;
  /** Key of the head texts in `search:seo`. */
  head: string;
  order?: SQL[];
}

/** One page of a list; a topic that is not there is `not_found`. */
export async function listArticles(call: Call, listing: Listing): Promise<ResponseOf<typeof getBlogList>> {
  const { kinds, category_web_url: slug, tag, keyword, letter, with_english: isEnglishWelcome } = listing;
  const [kind = 'blog'] = kinds;
  const topics = await readTopics(call, kind);
  const topic = slug === undefined ? undefined : topics.get(slug);
  if (slug !== undefined && !topic) throw notFound();
  const asked = and(
    inArray(article.kind, [...kinds]),
    slug === undefined ? undefined : eq(article.categorySlug, slug),
    tag === undefined ? undefined : withTag(tag),
    keyword === undefined ? undefined : withWords(keyword),
    letter === undefined ? undefined : beginsWith(letter),
  );
  const isOwn = inOwnLanguage(call.locale);
  const which = isEnglishWelcome ? asked : and(asked, isOwn);
  const page = readPage(listing);
  const [rows, total, englishOnly] = await Promise.all([
    findArticles(call.deps.db, call.locale, {
      which,
      limit: page.size,
      offset: (page.page - 1) * page.size,
      ...(listing.order && { order: listing.order }),
    }),
    call.deps.db.$count(article, which),
    call.deps.db.$count(article, and(asked, not(isOwn))),
  ]);
  const say = words(call.locale.words, 'search');
  const list = rows.map((row) => showArticle(call, row, topics));
  return {
    ...showPage(list, total, page),
    english_only: englishOnly,
    category: slug === undefined || !topic ? null : { web_url: slug, ...topic, image: null, count: total, english_only: englishOnly },
    seo: {
      title: topic?.name ?? say(`seo.${listing.head}_title`),
      description: topic?.summary ?? say(`seo.${listing.head}_description`),
      canonical: listing.canonical,
      noindex: tag !== undefined || keyword !== undefined || isEnglishWelcome !== undefined,
    },
  };
}

/** Topics of a kind with how many articles each has. */
export async function listTopics(call: Call, kind: 'blog' | 'solution'): Promise<{ list: ContentCategory[] }> {
  const [topics, rows] = await Promise.all([
    readTopics(call, kind),
    call.deps.db
      .select({ slug: article.categorySlug, isOwn: sql<boolean>`${inOwnLanguage(call.locale)}` })
      .from(article)
      .where(eq(article.kind, kind)),
  ]);
  const list = [...topics].map(([slug, topic]) => ({
    web_url: slug,
    ...topic,
    image: null,
    ...countsOf(rows.filter((row) => row.slug === slug)),
  }));
  return { list };
}

function countsOf(rows: readonly { isOwn: boolean }[]): Pick<ContentCategory, 'count' | 'english_only'> {
  const own = rows.filter(({ isOwn }) => isOwn).length;
  return { count: own, english_only: rows.length - own };
}

/** The two kinds of news, by the last part of their path. */
export async function newsTopics({ deps, locale }: Call): Promise<{ list: ContentCategory[] }> {
  const say = words(locale.words, 'search');
  const rows = await deps.db
    .select({ kind: article.kind, isOwn: sql<boolean>`${inOwnLanguage(locale)}` })
    .from(article)
    .where(inArray(article.kind, ['company_event', 'knowledge']));
  const topic = (slug: string, key: 'company_event' | 'knowledge') => ({
    web_url: slug,
    name: say(`seo.${key}_title`),
    summary: say(`seo.${key}_description`),
    image: null,
    ...countsOf(rows.filter(({ kind }) => kind === key)),
  });
  return { list: [topic('company-events', 'company_event'), topic('knowledge-hub', 'knowledge')] };
}

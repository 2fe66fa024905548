/** The newest articles as RSS 2.0, in the language of the host or prefix. */
import { html } from 'hono/html';
import * as z from 'zod/mini';
import { type Article, article } from '#contract/api/article.ts';
import { getBlogList, getNewsList } from '#contract/api/content.ts';
import type { AnyEndpoint } from '#contract/api/endpoint.ts';
import { feedTitle } from '#contract/head/feed-link.ts';
import type { HeadWords } from '#contract/head/head-words.ts';
import { localeOfHost } from '#contract/detect-locale.ts';
import { type Locale } from '#contract/locale.ts';
import { articlePath } from '#contract/routes/article-path.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { feedPath } from '#contract/routes/feed-path.ts';
import { withoutSoftHyphens } from '#contract/soft-hyphens.ts';
import { addressOf } from '#edge/address.ts';
import type { ReadStore } from '#edge/cache/read-through.ts';
import type { EdgeContext } from '#edge/edge-env.ts';
import type { EdgeOptions } from '#edge/edge-options.ts';
import { errorAnswer } from '#edge/error-answer.ts';
import { headWords } from '#edge/words/head-words.ts';
import { logTrouble } from '#edge/log.ts';
import { askSite } from '#edge/site-told.ts';

const shownArticles = 30;
/** Milliseconds until a silent store counts as down. */
const patience = 10_000;
const listing = z.object({ list: z.array(article) });

/** `/rss.xml`; 503 when a list or the words cannot be had, so that readers keep what they have. */
export function feed({ siteName = 'Partwright' }: EdgeOptions, readStore: ReadStore) {
  return async (c: EdgeContext): Promise<Response> => {
    const asked = askSite(c, readStore, siteName);
    const lists = await Promise.all([
      readList(c, readStore, getNewsList, { kind: 'knowledge', page_size: shownArticles }),
      readList(c, readStore, getBlogList, { page_size: shownArticles }),
    ]).catch((error: unknown) => {
      logTrouble('warn', 'feed_failed', c.get('requestId'), error);
      return null;
    });
    const locale = c.get('locale');
    const spoken = await c.get('wordReader').latest(locale.words, c.req.url);
    if (!lists || !spoken) return errorAnswer(c, 'unavailable');
    const articles = lists
      .flat()
      .toSorted((one, other) => Date.parse(other.published_at) - Date.parse(one.published_at))
      .slice(0, shownArticles);
    c.header('Content-Type', 'application/rss+xml; charset=utf-8');
    c.header('Content-Language', locale.tag);
    c.header('Cache-Control', 'public, max-age=300, stale-while-revalidate=3600');
    // On a host of no locale the reader's own signs chose the language.
    if (c.get('base') === '' && localeOfHost(new URL(c.req.url).host, c.get('hosts')) === null) c.header('Vary', 'Cookie, Accept-Language');
    const address = (path: string) => addressOf(c, locale.key, path);
    const { siteName: site, own } = await asked;
    return c.body(await writeFeed({ locale, site, words: headWords(spoken, own), address }, articles));
  };
}

async function readList(c: EdgeContext, readStore: ReadStore, call: AnyEndpoint, request: object): Promise<Article[]> {
  const answer = await readStore.get(c, call, request, patience);
  if (!answer.ok) throw new Error(`${call.path}: ${answer.status}`);
  return listing.parse(await answer.json()).list;
}

/** XML has no place for most control characters, not even as references. */
function plain(text: string): string {
  return withoutSoftHyphens(text)
    .toWellFormed()
    .replaceAll(/[[^\P{Cc}\t\n\r]\p{Noncharacter_Code_Point}]/gv, '');
}

interface Channel {
  locale: Locale;
  site: string;
  words: HeadWords;
  /** Path -> address on the host of the locale. */
  address: (path: string) => string;
}

async function writeFeed({ locale, site, words, address }: Channel, articles: readonly Article[]): Promise<string> {
  const language = locale.tag;
  const newest = articles
    .map(({ updated_at }) => updated_at)
    .toSorted()
    .at(-1);
  const text = await html`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${feedTitle(words, site)}</title>
<link>${address(buildPath('news'))}</link>
<description>${words.text('feed', 'description', { site }) ?? ''}</description>
<language>${language}</language>
${newest === undefined ? '' : html`<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>`}
<atom:link href="${address(feedPath)}" rel="self" type="application/rss+xml"/>
${articles.map((one) => item(one, address(articlePath(one)), language))}
</channel>
</rss>
`;
  return String(text);
}

/** An article that is not in the feed's language says which one it is in. */
function item({ title, summary, category, published_at, language: own }: Article, link: string, language: string) {
  const isOther = own.split('-')[0] !== language.split('-')[0];
  const lang = isOther ? html` xml:lang="${own}"` : '';
  return html`<item${lang}>
<title>${plain(title)}</title>
<link>${link}</link>
<guid isPermaLink="true">${link}</guid>
<description>${plain(summary)}</description>
${category ? html`<category>${plain(category.name)}</category>` : ''}
<pubDate>${new Date(published_at).toUTCString()}</pubDate>
</item>
`;
}

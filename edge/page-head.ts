/** The head of a page that exists. */
import { localeKeys, locales } from '#contract/locale.ts';
import { buildPathOf } from '#contract/routes/build-path.ts';
import { canonicalQuery } from '#contract/routes/canonical-query.ts';
import { feedPath } from '#contract/routes/feed-path.ts';
import { matchRoute, type RouteMatch } from '#contract/routes/match.ts';
import { addressOf } from './address.ts';
import type { EdgeContext } from './edge-env.ts';
import { feedTitle, pagesWithFeed } from './feed.ts';
import { emptyHead, type Head, titleOf } from './head.ts';
import { pageFacts } from './structured-data/page-facts.ts';
import type { ReadAnswer } from './structured-data/read-answers.ts';
import { headText } from './words.ts';

interface Known {
  siteName: string;
  /** For the texts of `head.json`. */
  values: Record<string, string>;
  heading: string;
  /** The answers that the page carries along. */
  read: ReadAnswer;
}

/** What a link to the page is shown with elsewhere: its own picture, else the shop's. */
function previewImage(own: Head['image'] | undefined, siteName: string, home: string): Head['image'] {
  const image = own ?? { src: '/preview.png', alt: siteName, width: 1200, height: 630 };
  return { ...image, src: new URL(image.src, home).href };
}

export function pageHead(c: EdgeContext, { row, params }: RouteMatch, { siteName, values, heading, read }: Known): Head {
  const locale = c.get('locale');
  const query = canonicalQuery(row, new URL(c.req.url).searchParams);
  const own = buildPathOf(row.path, params);
  const say = (section: string) => headText(locale.words, section, 'heading', {}) ?? siteName;
  const factsAt = (path: string) => {
    const place = {
      site: siteName,
      words: locale.words,
      language: locale.tag,
      url: addressOf(c, locale.key, path) + query,
      address: (other: string) => addressOf(c, locale.key, other),
      file: (other: string) => new URL(other, addressOf(c, locale.key, '/')).href,
    };
    return pageFacts(row.name, { params, read, place, heading, say });
  };
  const first = factsAt(own);
  // A record may be at home elsewhere: a category below its branch.
  const path = (matchRoute(first.seo?.canonical ?? '') ? first.seo?.canonical : null) ?? own;
  const facts = path === own ? first : factsAt(path);
  const isListed = row.head.index && !facts.isEmpty && facts.seo?.noindex !== true;
  const words = titleOf(locale, row.head.title, values);
  return {
    ...emptyHead(siteName, locale),
    title: facts.seo?.title
      ? (headText(locale.words, 'page', 'title', { title: facts.seo.title, site: siteName }) ?? words.title)
      : words.title,
    description: facts.seo?.description || words.description,
    canonical: isListed ? addressOf(c, locale.key, path) + query : null,
    alternates: isListed ? alternatesOf(c, path + query) : [],
    type: facts.type ?? 'website',
    image: previewImage(facts.image, siteName, addressOf(c, locale.key, '/')),
    feed: pagesWithFeed.includes(row.name) ? { title: feedTitle(locale, siteName), path: `${c.get('base')}${feedPath}` } : null,
    data: isListed ? facts.data : [],
  };
}

/** The page in every language, and in the one for everybody else. */
export function alternatesOf(c: EdgeContext, path: string): Head['alternates'] {
  const all = localeKeys.map((key) => ({ hreflang: locales[key].tag, href: addressOf(c, key, path) }));
  return [...all, { hreflang: 'x-default', href: addressOf(c, 'en', path) }];
}

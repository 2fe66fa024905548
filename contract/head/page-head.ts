/** The head of a page that exists: the edge writes it into each page that it sends, the app keeps it when the visitor moves on. */
import type { Seo } from '#contract/api/part.ts';
import { getConfig } from '#contract/api/visitor.ts';
import { isLocaleKey, type Locale, type LocaleKey, localeKeys, locales } from '#contract/locale.ts';
import { buildPathOf } from '#contract/routes/build-path.ts';
import { readPage } from '#contract/listing/list-pages.ts';
import { canonicalQuery } from '#contract/routes/canonical-query.ts';
import { feedPath } from '#contract/routes/feed-path.ts';
import { matchRoute } from '#contract/routes/match.ts';
import { shippedFiles } from '#contract/shipped-files.ts';
import * as z from 'zod/mini';
import { feedTitle, pagesWithFeed } from './feed-link.ts';
import { emptyHead, type Head, titleOf } from './head.ts';
import type { HeadSource } from './head-source.ts';
import { headValues } from './head-values.ts';
import { pageFacts } from './page-facts.ts';

/** Where the page and its languages stand. */
export interface HeadPlace {
  locale: Locale;
  /** Language prefix of the page's address; empty without one. */
  base: string;
  /** Where a locale has a path. */
  address: (key: LocaleKey, path: string) => string;
  /** Path of a file -> its address on the host of this locale. */
  file: (path: string) => string;
}

const preview = z.object({ head: z.object({ og_image: z.string() }) });
const mark = z.object({ head: z.object({ logo: z.string() }) });
const languages = z.object({ langList: z.array(z.object({ code: z.string() })) });

/** What a link to the page is shown with elsewhere: its own picture, else the shop's. */
function previewImage(own: Head['image'] | undefined, { site, read }: HeadSource, file: HeadPlace['file']): Head['image'] {
  const chosen = read(getConfig, preview)?.head.og_image || shippedFiles.preview;
  const shops = chosen === shippedFiles.preview ? { src: chosen, alt: site, width: 1200, height: 630 } : { src: chosen, alt: site };
  const image = own ?? shops;
  return { ...image, src: file(image.src) };
}

/** What the store wrote for the page, else what `head.json` has; a later page of a list says which one it is. */
function textsOf({ match: { row }, search, site, words }: HeadSource, values: Record<string, string>, seo: Seo | undefined) {
  const page = row.head.paged === undefined ? 1 : readPage(search, row.head.paged);
  const number = page === 1 ? null : words.text('page', 'number', { page: String(page) });
  const join = (title: string, last: string) => words.text('page', 'title', { title, site: last }) ?? title;
  const end = number === null ? site : join(number, site);
  const { title } = titleOf(words, row.head.title, { ...values, site: end });
  const description = seo?.description || titleOf(words, row.head.title, values).description;
  return { title: seo?.title ? join(seo.title, end) : title, description: number === null ? description : join(description, number) };
}

export function pageHead(source: HeadSource, { locale, base, address, file }: HeadPlace): Head {
  const { match, search, site, words, read } = source;
  const { row, params } = match;
  const values = headValues(source);
  const query = canonicalQuery(row, search);
  const own = buildPathOf(row.path, params);
  const heading = words.text(row.head.title, 'heading', values) ?? site;
  const say = (section: string) => words.text(section, 'heading', {}) ?? site;
  const factsAt = (path: string) => {
    const url = address(locale.key, path) + query;
    const logo = read(getConfig, mark)?.head.logo || shippedFiles.logo;
    const place = { site, logo, language: locale.tag, url, address: (other: string) => address(locale.key, other), file };
    return pageFacts(row, { row: row.name, params, read, place, heading, say, tool: words.tool });
  };
  const first = factsAt(own);
  // A record may be at home elsewhere: a category below its branch.
  const path = (matchRoute(first.seo?.canonical ?? '') ? first.seo?.canonical : null) ?? own;
  const facts = path === own ? first : factsAt(path);
  const isListed = row.head.index && !facts.isEmpty && facts.seo?.noindex !== true;
  return {
    ...emptyHead(site, locale),
    ...textsOf(source, values, facts.seo),
    canonical: isListed ? address(locale.key, path) + query : null,
    alternates: isListed ? alternatesOf(address, path + query, offeredIn(read)) : [],
    type: facts.type ?? 'website',
    image: previewImage(facts.image, source, file),
    feed: pagesWithFeed.includes(row.name) ? { title: feedTitle(words, site), path: `${base}${feedPath}` } : null,
    data: isListed ? facts.data : [],
  };
}

/** The languages that the shop is offered in; all while the store does not tell. */
function offeredIn(read: HeadSource['read']): readonly LocaleKey[] {
  const told =
    read(getConfig, languages)
      ?.langList.map(({ code }) => code)
      .filter(isLocaleKey) ?? [];
  return told.length > 0 ? told : localeKeys;
}

/** The page in every language that is offered, and in the one for everybody else. */
export function alternatesOf(address: HeadPlace['address'], path: string, offered: readonly LocaleKey[]): Head['alternates'] {
  const all = localeKeys.filter((key) => offered.includes(key)).map((key) => ({ hreflang: locales[key].tag, href: address(key, path) }));
  return [...all, { hreflang: 'x-default', href: address('en', path) }];
}

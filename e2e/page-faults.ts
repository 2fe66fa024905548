import { type LocaleKey, localeKeys, locales } from '#contract/locale.ts';
import type { CrawledPage } from './crawler.ts';

/** What `hreflang` says, in this order. */
export const languages = [...localeKeys.map((key) => locales[key].tag), 'x-default'];

export interface Expected {
  locale: LocaleKey;
  isListed: boolean;
}

/** What is wrong with the head of a page that is there and is its own canonical. */
export function faultsOf(page: CrawledPage, { locale, isListed }: Expected): string[] {
  const language = locales[locale].tag;
  const texts = [page.title, page.description, page.heading];
  const found = {
    status: [page.status, 200],
    type: [page.header('content-type'), 'text/html; charset=UTF-8'],
    lang: [page.lang, language],
    'Content-Language': [page.header('content-language'), language],
    robots: [page.robots, isListed ? 'index, follow' : 'noindex'],
    'X-Robots-Tag': [page.header('x-robots-tag'), ''],
    canonical: [page.canonical, isListed ? page.url : null],
    languages: [Object.keys(page.alternates).join(' '), isListed ? languages.join(' ') : ''],
    'blanks in its words': [texts.filter((text) => /\{\{|undefined|\[object|NaN/.test(text)).join(), ''],
    'words that are missing': [texts.filter((text) => text.length < 2 || /^\d+ times$/.test(text)).length, 0],
    'structured data that is no JSON': [page.data.filter((block) => !isJson(block)).join(), ''],
  };
  return Object.entries(found).flatMap(([what, [is, wanted]]) => (is === wanted ? [] : [`${page.url}: ${what}: ${is}, not ${wanted}`]));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Titles that several pages of a host share. */
export function sharedTitles(pages: readonly CrawledPage[]): string[] {
  const byTitle = Map.groupBy(pages, ({ title }) => title);
  return [...byTitle]
    .filter(([, same]) => same.length > 1)
    .map(([title, same]) => `${title}: ${same.map(({ url }) => new URL(url).pathname).join(' ')}`);
}

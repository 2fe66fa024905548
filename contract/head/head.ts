import type { Thing } from 'schema-dts';
import type { Locale } from '#contract/locale.ts';
import type { HeadWords } from './head-words.ts';

export interface Head {
  title: string;
  description: string;
  /** The page's one address; null where search engines may not list it. */
  canonical: string | null;
  alternates: readonly { hreflang: string; href: string }[];
  type: 'website' | 'article' | 'product';
  /** A picture of the operator's may be of any size. */
  image: { src: string; alt: string; width?: number; height?: number } | null;
  locale: Locale;
  site: string;
  /** The feed of the articles that the page lists. */
  feed: { title: string; path: string } | null;
  /** Why the page is an error, for programs and for visitors without scripts. */
  error: string | null;
  data: readonly Thing[];
}

/** A head that only a title and a description are missing from, of a page that search engines leave out. */
export function emptyHead(site: string, locale: Locale): Omit<Head, 'title' | 'description'> {
  return { canonical: null, alternates: [], type: 'website', image: null, locale, site, feed: null, error: null, data: [] };
}

/** The head of a page that search engines may not take for one. */
export function unlisted(head: Head): Head {
  return { ...head, canonical: null, alternates: [], data: [] };
}

/** Title and description by `head.json`. Where a value is missing, because the store did not tell it, the page has the shop's name, not another page's title. */
export function titleOf(words: HeadWords, section: string, values: Record<string, string>): Pick<Head, 'title' | 'description'> {
  return {
    title: words.text(section, 'title', values) ?? values['site'] ?? '',
    description: words.text(section, 'description', values) ?? words.text('home', 'description', values) ?? '',
  };
}

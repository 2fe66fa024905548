/** The tags by which search engines and previews know a page; apart, because the first page has them from the server. */
import type { SiteConfig } from '#contract/api/visitor.ts';
import { localeKeys, locales, type LocaleKey } from '#contract/locale.ts';
import { canonicalQuery } from '#contract/routes/canonical-query.ts';
import { matchRoute } from '#contract/routes/match.ts';
import { regionalAddress } from './regional-address.ts';

export interface WrittenHead {
  title: string;
  description: string;
  site: string;
  locale: LocaleKey;
  langList: SiteConfig['langList'];
  /** Without language prefix; null for a page that search engines may not list. */
  listed: { pathname: string; search: string } | null;
}

function add(name: 'meta' | 'link', attributes: Record<string, string>): void {
  const tag = document.createElement(name);
  for (const [key, value] of Object.entries({ 'data-edge': '', ...attributes })) tag.setAttribute(key, value);
  document.head.append(tag);
}

function preview(property: string, content: string): void {
  add('meta', { property: `og:${property}`, content });
}

/** Writes the tags anew, marked as the server's own are. */
export function writeHead({ title, description, site, locale, langList, listed }: WrittenHead): void {
  preview('title', title);
  preview('description', description);
  preview('type', 'website');
  preview('site_name', site);
  preview('locale', locales[locale].tag.replace('-', '_'));
  const row = listed && matchRoute(listed.pathname)?.row;
  if (!row) return;
  const path = `${listed.pathname}${canonicalQuery(row, new URLSearchParams(listed.search))}`;
  const canonical = regionalAddress(langList, locale, path);
  if (canonical === null) return;
  add('link', { rel: 'canonical', href: canonical });
  preview('url', canonical);
  const homes = [...localeKeys.map((key) => [locales[key].tag, key] as const), ['x-default', 'en'] as const];
  for (const [hreflang, key] of homes) {
    const href = regionalAddress(langList, key, path);
    if (href !== null) add('link', { rel: 'alternate', hreflang, href });
  }
}

import { cookies, readCookie } from '#contract/cookies.ts';
import { detectLocale, isLocaleKey, type LocaleKey, locales, splitLocalePrefix } from '#contract/locale.ts';

export interface PageLocale {
  key: LocaleKey;
  /** Language prefix of the address as the router's basename, `/` without one. */
  basename: string;
}

/** The locale of the page: as the edge wrote it on the document, else found by the same rules. */
export function readPageLocale(document: Document, address: Location, languages: readonly string[]): PageLocale {
  const { base, locale } = document.documentElement.dataset;
  const { prefix } = splitLocalePrefix(address.pathname);
  const found = detectLocale({
    path: address.pathname,
    host: address.host,
    hosts: { domain: 'localhost', chosen: {}, country: {} }, // no edge has written the locale: a developer's own machine
    cookie: readCookie(cookies.locale, document.cookie),
    browserLanguages: languages.join(','),
  });
  const key = isLocaleKey(locale) ? locale : found;
  document.documentElement.lang = locales[key].tag;
  return { key, basename: base || (prefix === null ? '/' : `/${prefix}`) };
}

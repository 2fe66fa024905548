import { isLocaleKey, type LocaleKey, locales, splitLocalePrefix } from '#contract/locale.ts';

export interface PageLocale {
  key: LocaleKey;
  /** Language prefix of the address as the router's basename, `/` without one. */
  basename: string;
}

/** The locale of the page: as the edge wrote it on the document, else found by the same rules, whose code only comes then. */
export async function readPageLocale(document: Document, address: Location): Promise<PageLocale> {
  const { base, locale } = document.documentElement.dataset;
  const { prefix } = splitLocalePrefix(address.pathname);
  const key = isLocaleKey(locale) ? locale : (await import('#src/i18n/locale-detector.ts')).foundLocale(address);
  document.documentElement.lang = locales[key].tag;
  return { key, basename: base || (prefix === null ? '/' : `/${prefix}`) };
}

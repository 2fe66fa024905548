/** The one list of locales: which host speaks which language, in which currency, and what the visitor's country is by default. */

export interface Locale {
  /** Key of the requirements: route-name suffix, cookie value, `X-Locale` value and optional path prefix. */
  key: LocaleKey;
  /** BCP 47 tag for Intl and hreflang. */
  tag: string;
  /** Folder under `locales/` with its words. */
  words: WordLanguage;
  /** The language's own name, for the language list. */
  name: string;
  /** First label of the regional host; empty for the main host. */
  hostLabel: string;
  currency: CurrencyCode;
  defaultCountry: string;
}

export const localeKeys = ['de', 'ru', 'ind', 'fr', 'br', 'id', 'tr', 'jp', 'es', 'en', 'zh'] as const;
export type LocaleKey = (typeof localeKeys)[number];

/** Languages with a complete folder under `locales/`; the first is the source and the fallback. */
export const wordLanguages = ['en', 'de', 'ja', 'fr', 'es', 'pt', 'ru', 'tr', 'id', 'hi', 'zh'] as const;
export type WordLanguage = (typeof wordLanguages)[number];

/** ISO 4217 codes and their decimals; the shop trades in no others. */
export const currencyDecimals = {
  EUR: 2,
  USD: 2,
  JPY: 0,
  RUB: 2,
  INR: 2,
  BRL: 2,
  IDR: 2,
  TRY: 2,
  MXN: 2,
  CNY: 2,
} as const;
export type CurrencyCode = keyof typeof currencyDecimals;
export const currencyCodes = Object.keys(currencyDecimals) as CurrencyCode[]; // Object.keys loses the literal type

export const locales: Record<LocaleKey, Locale> = {
  de: { key: 'de', tag: 'de-DE', words: 'de', name: 'Deutsch', hostLabel: 'de', currency: 'EUR', defaultCountry: 'DE' },
  ru: { key: 'ru', tag: 'ru-RU', words: 'ru', name: 'Русский', hostLabel: 'ru', currency: 'RUB', defaultCountry: 'RU' },
  ind: { key: 'ind', tag: 'hi-IN', words: 'hi', name: 'हिन्दी', hostLabel: 'in', currency: 'INR', defaultCountry: 'IN' },
  fr: { key: 'fr', tag: 'fr-FR', words: 'fr', name: 'Français', hostLabel: 'fr', currency: 'EUR', defaultCountry: 'FR' },
  br: { key: 'br', tag: 'pt-BR', words: 'pt', name: 'Português (Brasil)', hostLabel: 'br', currency: 'BRL', defaultCountry: 'BR' },
  id: { key: 'id', tag: 'id-ID', words: 'id', name: 'Bahasa Indonesia', hostLabel: 'id', currency: 'IDR', defaultCountry: 'ID' },
  tr: { key: 'tr', tag: 'tr-TR', words: 'tr', name: 'Türkçe', hostLabel: 'tr', currency: 'TRY', defaultCountry: 'TR' },
  jp: { key: 'jp', tag: 'ja-JP', words: 'ja', name: '日本語', hostLabel: 'jp', currency: 'JPY', defaultCountry: 'JP' },
  es: { key: 'es', tag: 'es-MX', words: 'es', name: 'Español (México)', hostLabel: 'mx', currency: 'MXN', defaultCountry: 'MX' },
  en: { key: 'en', tag: 'en-US', words: 'en', name: 'English', hostLabel: '', currency: 'USD', defaultCountry: 'US' },
  zh: { key: 'zh', tag: 'zh-CN', words: 'zh', name: '简体中文', hostLabel: 'cn', currency: 'CNY', defaultCountry: 'CN' },
};

/** What an unknown host gets. */
export const fallbackLocale: LocaleKey = 'en';
/** What a bare `localhost` shows. */
export const localhostLocale: LocaleKey = 'jp';

export function isLocaleKey(value: unknown): value is LocaleKey {
  return typeof value === 'string' && Object.hasOwn(locales, value);
}

/** Where the shop is reached. */
export interface SiteHosts {
  /** Main host, such as `shop.com`; a locale without a host of its own choice is at home on the subdomain of its label. */
  domain: string;
  /** Hosts that the operator chose for locales; null: none at all, so the locale is at home below its prefix on the main host. */
  chosen: Readonly<Partial<Record<LocaleKey, string | null>>>;
  /** Hosts of the same second-level name in a country, such as `shop.cn` of `shop.com`: they speak its language, and may belong to strangers. */
  country: Readonly<Record<string, LocaleKey>>;
}

/** Host (without port) on which a locale is at home. The main locale has the bare domain, except on localhost, which shows another one. */
export function hostOfLocale(key: LocaleKey, { domain, chosen }: Pick<SiteHosts, 'domain' | 'chosen'>): string {
  const own = chosen[key];
  if (own !== undefined) return own ?? domain;
  const label = locales[key].hostLabel || (domain === 'localhost' ? 'en' : '');
  return label ? `${label}.${domain}` : domain;
}

/** What stands before the paths of a locale at home: its prefix where it has no host, else nothing. */
export function baseOfLocale(key: LocaleKey, { chosen }: Pick<SiteHosts, 'chosen'>): string {
  return chosen[key] === null ? `/${key}` : '';
}

/** Splits a leading `/{locale}` off a path: `/de/category` gives `de` and `/category`. */
export function splitLocalePrefix(path: string): { prefix: LocaleKey | null; rest: string } {
  const [, first = ''] = path.split('/');
  if (!isLocaleKey(first)) return { prefix: null, rest: path };
  return { prefix: first, rest: path.slice(first.length + 1) || '/' };
}

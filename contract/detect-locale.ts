/** Which locale a request or a page is in; apart from the table, which every page of the app needs, whose edge has found the locale already. */
import {
  fallbackLocale,
  isLocaleKey,
  type LocaleKey,
  localeKeys,
  localhostLocale,
  locales,
  type SiteHosts,
  splitLocalePrefix,
} from './locale.ts';

/** A host as it is compared: in small letters, without port, last dot and `www.`. */
function plainHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/\.$/, '')
    .replace(/^www\./, '');
}

/** Locale that a host stands for, or null for an unknown host. A port is ignored. */
export function localeOfHost(host: string, hosts: SiteHosts): LocaleKey | null {
  const own = localeOfOwnHost(host, hosts);
  if (own) return own;
  const name = plainHost(host);
  const key = Object.hasOwn(hosts.country, name) ? hosts.country[name] : undefined;
  return key !== undefined && hosts.chosen[key] !== null ? key : null;
}

/** The same for a host that the operator has named: nobody but them can have it, so links in mails and redirects may lead there. */
export function localeOfOwnHost(host: string, { domain, chosen }: Pick<SiteHosts, 'domain' | 'chosen'>): LocaleKey | null {
  const name = plainHost(host);
  const own = localeKeys.find((key) => chosen[key] === name);
  if (own) return own;
  if (name === domain) return domain === 'localhost' ? localhostLocale : 'en';
  if (name === '127.0.0.1' || name === '[::1]') return localhostLocale;
  const label = name.endsWith(`.${domain}`) ? name.slice(0, -domain.length - 1) : null;
  if (label === null) return null;
  if (label === 'en') return 'en';
  return localeKeys.find((key) => locales[key].hostLabel === label && chosen[key] !== null) ?? null;
}

export interface LocaleSigns {
  path: string;
  host: string;
  hosts: SiteHosts;
  cookie: string | null;
  /** `Accept-Language` on the edge, `navigator.languages.join()` in the browser. */
  browserLanguages: string;
}

/** Chooses the locale by path prefix, then host, then cookie, then browser language. */
export function detectLocale(signs: LocaleSigns): LocaleKey {
  const { prefix } = splitLocalePrefix(signs.path);
  if (prefix) return prefix;
  const byHost = localeOfHost(signs.host, signs.hosts);
  if (byHost) return byHost;
  if (isLocaleKey(signs.cookie)) return signs.cookie;
  return localeOfLanguages(signs.browserLanguages) ?? fallbackLocale;
}

/** The first of a browser's languages, by their weight, that the shop speaks. */
export function localeOfLanguages(header: string): LocaleKey | null {
  const wanted = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
      return { language: tag.toLowerCase().split('-')[0], weight: weight ? Number(weight.slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  for (const { language } of wanted) {
    const key = localeKeys.find((candidate) => locales[candidate].tag.split('-')[0] === language);
    if (key) return key;
  }
  return null;
}

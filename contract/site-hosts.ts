/** The operator's settings for hosts: `SITE_DOMAIN` and `HOSTS`, the same on edge and server. */
import { fallbackLocale, hostOfLocale, isLocaleKey, type LocaleKey, localeKeys, locales, type SiteHosts } from './locale.ts';

const hostName = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

/** A host name as it stands in an address, in small letters; null for anything else. */
function readHostName(text: string): string | null {
  const name = text.trim().toLowerCase();
  return hostName.test(name) && name.length <= 253 ? name : null;
}

/** Reads `HOSTS`, such as `de=shop.de, jp=shop.jp, ru=off`; throws an error of one sentence about what cannot be read. */
export function readSiteHosts(siteDomain: string, setting: string = ''): SiteHosts {
  const domain = readHostName(siteDomain);
  if (domain === null) {
    throw new Error(`SITE_DOMAIN must be a host name without protocol and port, such as example.com, not "${siteDomain}".`);
  }
  const chosen: Partial<Record<LocaleKey, string | null>> = {};
  for (const entry of setting.split(/[\s,]+/).filter((text) => text !== '')) {
    const [key = '', ...value] = entry.split('=');
    if (!isLocaleKey(key)) throw new Error(`HOSTS names "${key}", which is none of ${localeKeys.join(', ')}.`);
    if (Object.hasOwn(chosen, key)) throw new Error(`HOSTS names "${key}" twice.`);
    chosen[key] = readHost(key, value.join('='));
  }
  const homes = localeKeys.filter((key) => chosen[key] !== null).map((key) => hostOfLocale(key, { domain, chosen }));
  const shared = homes.find((host, index) => homes.indexOf(host) !== index);
  if (shared !== undefined) throw new Error(`HOSTS leaves two languages at home on "${shared}".`);
  return { domain, chosen, country: countryHosts(domain) };
}

/** Second-level names that many countries have under their own, as in `shop.co.jp` and `shop.com.br`. */
const generic = ['', 'co.', 'com.'];

/** Which language each host of the same second-level name speaks: `shop.cn` and `shop.com.cn` Chinese beside `shop.com`. A bare name has none. */
function countryHosts(domain: string): Record<string, LocaleKey> {
  const labels = domain.split('.').slice(0, -1);
  if (labels.length > 1 && ['co', 'com'].includes(labels.at(-1) ?? '')) labels.pop();
  const name = labels.join('.');
  // An address in numbers has no second-level name.
  if (name === '' || /^[\d.]+$/.test(name)) return {};
  const hosts = localeKeys.flatMap((key) => {
    const label = locales[key].hostLabel;
    return label === '' ? [] : generic.map((middle): [string, LocaleKey] => [`${name}.${middle}${label}`, key]);
  });
  return Object.fromEntries([...hosts, [`${name}.com`, fallbackLocale]]);
}

function readHost(key: LocaleKey, value: string): string | null {
  if (value === 'off' && key !== 'en') return null;
  const host = value === 'off' ? null : readHostName(value);
  if (host === null)
    throw new Error(`HOSTS must give "${key}" a host name${key === 'en' ? '' : ' or "off"'}, such as shop.example, not "${value}".`);
  return host.replace(/^www\./, '');
}

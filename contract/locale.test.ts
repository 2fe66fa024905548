import { describe, expect, it } from 'vitest';
import { detectLocale, localeOfHost, localeOfOwnHost } from './detect-locale.ts';
import { hostOfLocale, isLocaleKey, localeKeys, locales, splitLocalePrefix } from './locale.ts';
import { readSiteHosts } from './site-hosts.ts';

const hosts = readSiteHosts('partwright.com');
const local = readSiteHosts('localhost');
const nowhere = { path: '/', host: 'preview.example', hosts, cookie: null, browserLanguages: '' };

describe('the host chooses the locale', () => {
  it.each([
    ['partwright.com', 'en'],
    ['www.partwright.com', 'en'],
    ['cn.partwright.com', 'zh'],
    ['de.partwright.com', 'de'],
    ['in.partwright.com', 'ind'],
    ['ru.partwright.com', 'ru'],
    ['jp.partwright.com', 'jp'],
    ['mx.partwright.com', 'es'],
    ['fr.partwright.com', 'fr'],
    ['br.partwright.com', 'br'],
    ['id.partwright.com', 'id'],
    ['tr.partwright.com', 'tr'],
  ])('%s speaks %s', (host, key) => {
    expect(localeOfHost(host, hosts)).toBe(key);
    expect(localeOfHost(`${host.toUpperCase()}:8443`, hosts)).toBe(key);
  });

  it.each([
    ['partwright.cn', 'zh'],
    ['partwright.de', 'de'],
    ['www.partwright.in', 'ind'],
    ['partwright.ru', 'ru'],
    ['partwright.jp', 'jp'],
    ['partwright.co.jp', 'jp'],
    ['partwright.mx', 'es'],
    ['partwright.com.mx', 'es'],
    ['partwright.fr', 'fr'],
    ['partwright.com.br', 'br'],
    ['partwright.co.id', 'id'],
    ['partwright.com.tr', 'tr'],
  ])('%s, the same name in a country, speaks %s without being named by anybody', (host, key) => {
    expect(localeOfHost(host, hosts)).toBe(key);
    expect(localeOfHost(`${host.toUpperCase()}.:8443`, hosts)).toBe(key);
    expect(localeOfHost(host, readSiteHosts('partwright.net'))).toBe(key);
  });

  it('believes nobody that a host of the same name in a country is the shop’s own', () => {
    expect(localeOfOwnHost('partwright.de', hosts)).toBeNull();
    expect(localeOfOwnHost('de.partwright.com', hosts)).toBe('de');
    expect(localeOfOwnHost('partwright.de', readSiteHosts('partwright.com', 'de=partwright.de'))).toBe('de');
  });

  it.each(['partwright.at', 'partwright.org', 'fr.partwright.de', 'partwright.de.com', 'partwright.net.cn', 'wright.cn'])(
    'does not take %s for a host of a country',
    (host) => expect(localeOfHost(host, hosts)).toBeNull(),
  );

  it('has no hosts in countries where the domain has no second-level name', () => {
    expect([local.country, readSiteHosts('127.0.0.1').country]).toEqual([{}, {}]);
    expect(localeOfHost('localhost.de', local)).toBeNull();
    expect(localeOfHost('shop.de', readSiteHosts('shop.co.uk'))).toBe('de');
  });

  it.each(['localhost', 'localhost:8080', '127.0.0.1:8080', '[::1]', '[::1]:8080', 'localhost.'])(
    'shows the Japanese shop on a bare %s',
    (host) => expect(localeOfHost(host, local)).toBe('jp'),
  );

  it('reaches every locale on localhost, the English one included', () => {
    for (const key of localeKeys) expect(localeOfHost(hostOfLocale(key, local), local)).toBe(key);
    expect(hostOfLocale('en', local)).toBe('en.localhost');
  });

  it('leads back from every locale to its own host', () => {
    for (const key of localeKeys) expect(localeOfHost(hostOfLocale(key, hosts), hosts)).toBe(key);
  });

  it.each(['evil.com', 'departwright.com', 'xx.partwright.com', 'de.partwright.com.evil.com', ''])('does not know %j', (host) =>
    expect(localeOfHost(host, hosts)).toBeNull(),
  );
});

describe('order of signs', () => {
  const all = { path: '/fr/cart', host: 'de.partwright.com', hosts, cookie: 'tr', browserLanguages: 'ru' };

  it('takes prefix, then host, then cookie, then browser language, then English', () => {
    expect(detectLocale(all)).toBe('fr');
    expect(detectLocale({ ...all, path: '/cart' })).toBe('de');
    expect(detectLocale({ ...all, path: '/cart', host: 'preview.example' })).toBe('tr');
    expect(detectLocale({ ...all, path: '/cart', host: 'preview.example', cookie: null })).toBe('ru');
    expect(detectLocale(nowhere)).toBe('en');
  });

  it('ignores a cookie that names no locale', () => {
    expect(detectLocale({ ...nowhere, cookie: 'constructor', browserLanguages: 'de' })).toBe('de');
  });

  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['en;q=0.3, ja;q=0.9', 'jp'],
    ['sv, pt-PT;q=0.7', 'br'],
    ['hi', 'ind'],
    ['de;q=0, es', 'es'],
    ['sv,fi', 'en'],
    [';;q=,,', 'en'],
  ])('reads the browser language %j as %s', (browserLanguages, key) => {
    expect(detectLocale({ ...nowhere, browserLanguages })).toBe(key);
  });
});

describe('language prefix', () => {
  it.each([
    ['/de/category', 'de', '/category'],
    ['/de', 'de', '/'],
    ['/de/', 'de', '/'],
    ['/category/de', null, '/category/de'],
    ['/design', null, '/design'],
    ['/toString/x', null, '/toString/x'],
    ['/', null, '/'],
  ])('splits %s', (path, prefix, rest) => expect(splitLocalePrefix(path)).toEqual({ prefix, rest }));

  it('takes only own names for locale keys', () => {
    expect(isLocaleKey('hasOwnProperty')).toBe(false);
    expect(isLocaleKey(undefined)).toBe(false);
    expect(isLocaleKey('ind')).toBe(true);
  });
});

it('names the language that is really shown while a translation is missing', () => {
  expect(locales.jp.tag).toBe('ja-JP');
  for (const key of localeKeys) expect(locales[key].tag.startsWith(locales[key].words)).toBe(true);
});

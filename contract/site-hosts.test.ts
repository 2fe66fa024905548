import { describe, expect, it } from 'vitest';
import { localeOfHost } from './detect-locale.ts';
import { baseOfLocale, hostOfLocale, type LocaleKey, localeKeys } from './locale.ts';
import { readSiteHosts } from './site-hosts.ts';

const hosts = readSiteHosts('Shop.com', 'de=shop.de, jp=WWW.shop.jp zh=shop.cn\nru=off');

describe('an operator with domains of its own', () => {
  it.each<[host: string, key: LocaleKey | null]>([
    ['shop.com', 'en'],
    ['www.shop.com', 'en'],
    ['shop.de', 'de'],
    ['www.shop.de:443', 'de'],
    ['shop.jp', 'jp'],
    ['SHOP.CN.', 'zh'],
    ['fr.shop.com', 'fr'],
    ['de.shop.com', 'de'],
    ['ru.shop.com', null],
    ['shop.ru', null],
    ['shop.com.tr', 'tr'],
    ['fr.shop.de', null],
    ['shop.de.evil.example', null],
  ])('%s speaks %s', (host, key) => expect(localeOfHost(host, hosts)).toBe(key));

  it('is at home on the chosen hosts, and below its prefix on the main host where it has none', () => {
    expect(localeKeys.map((key) => hostOfLocale(key, hosts) + baseOfLocale(key, hosts))).toEqual([
      'shop.de',
      'shop.com/ru',
      'in.shop.com',
      'fr.shop.com',
      'br.shop.com',
      'id.shop.com',
      'tr.shop.com',
      'shop.jp',
      'mx.shop.com',
      'shop.com',
      'shop.cn',
    ]);
  });

  it('may give the main host to another language than English', () => {
    const german = readSiteHosts('shop.de', 'de=shop.de,en=shop.com');
    expect([localeOfHost('shop.de', german), localeOfHost('shop.com', german)]).toEqual(['de', 'en']);
  });

  it('may give the host of a country to another language', () => {
    const austrian = readSiteHosts('shop.com', 'de=shop.at, fr=shop.de');
    expect([localeOfHost('shop.at', austrian), localeOfHost('shop.de', austrian)]).toEqual(['de', 'fr']);
  });
});

it('asks for nothing where no hosts are set', () => {
  expect(readSiteHosts('shop.com', ' ')).toMatchObject({ domain: 'shop.com', chosen: {} });
});

it.each([
  ['https://shop.com', '', 'SITE_DOMAIN must be a host name'],
  ['shop.com', 'xx=shop.de', 'names "xx"'],
  ['shop.com', 'toString=shop.de', 'names "toString"'],
  ['shop.com', 'de=shop.de,de=shop.at', 'names "de" twice'],
  ['shop.com', 'de=https://shop.de', 'such as shop.example, not "https://shop.de"'],
  ['shop.com', 'de=shop.de:8443', 'must give "de" a host name'],
  ['shop.com', 'de', 'must give "de" a host name or "off"'],
  ['shop.com', 'en=off', 'must give "en" a host name,'],
  ['shop.com', 'de=shop.eu,fr=shop.eu', 'two languages at home on "shop.eu"'],
  ['shop.com', 'de=shop.com', 'two languages at home on "shop.com"'],
  ['shop.com', 'de=fr.shop.com', 'two languages at home on "fr.shop.com"'],
])('refuses %s with %j', (domain, setting, message) => {
  expect(() => readSiteHosts(domain, setting)).toThrow(message);
});

import { describe, expect, it, vi } from 'vitest';
import { detectLocale } from '#contract/detect-locale.ts';
import { foundLocale } from './locale-detector.ts';

interface Signs {
  pathname?: string;
  host?: string;
  cookie?: string;
  languages?: string[];
}

function found({ pathname = '/', host = 'preview.example', cookie = '', languages = [] }: Signs): string {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(languages[0] ?? '');
  return foundLocale({ pathname, host });
}

describe('the locale of a page without an edge', () => {
  const all = { pathname: '/fr/cart', host: 'de.localhost:5173', cookie: 'a=1; locale=tr', languages: ['ru-RU'] };

  it.each<[string, Signs, string]>([
    ['the prefix first', all, 'fr'],
    ['then the host', { ...all, pathname: '/cart' }, 'de'],
    ['the Japanese shop on a bare localhost', { ...all, pathname: '/', host: 'localhost:5173' }, 'jp'],
    ['then the cookie', { ...all, pathname: '/', host: 'preview.example' }, 'tr'],
    ['then the browser', { languages: ['ru-RU'] }, 'ru'],
    ['the first of its languages that the shop speaks', { languages: ['sv', 'fi-FI', 'ja-JP', 'de'] }, 'jp'],
    ['the browser where the cookie names no locale', { cookie: 'locale=constructor', languages: ['de-AT'] }, 'de'],
    ['no Brazilian shop to a Breton', { languages: ['br-FR', 'fr'] }, 'fr'],
    ['English to everybody else', { languages: ['sv'] }, 'en'],
    ['English where nothing is said', {}, 'en'],
  ])('shows %s', (_name, signs, key) => expect(found(signs)).toBe(key));

  it('is the one that the edge would find', () => {
    for (const [pathname, host, cookie, language] of [
      ['/de', 'jp.localhost', 'tr', 'ru'],
      ['/', 'mx.localhost:80', 'tr', 'ru'],
      ['/', '127.0.0.1', 'tr', 'ru'],
      ['/', 'x.example', 'zh', 'ru'],
      ['/', 'x.example', 'nonsense', 'pt-PT'],
    ] as const) {
      const signs = { path: pathname, host, hosts: { domain: 'localhost', chosen: {}, country: {} }, cookie, browserLanguages: language };
      expect(found({ pathname, host, cookie: `locale=${cookie}`, languages: [language] })).toBe(detectLocale(signs));
    }
  });
});

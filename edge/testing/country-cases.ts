import { expect, it } from 'vitest';
import { partOf, type Platform } from './platform.ts';

/** The domain and its `HOSTS` that these cases are about. */
export const countrySite = { domain: 'partwright.com', hosts: 'jp=partwright.jp, ru=off' };

function sharedDomainIn(page: string): string {
  return partOf(page, /<html[^>]* data-domain="([^"]*)"/);
}

function alternatesIn(page: string): string[] {
  return [...page.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href]) => `${tag} ${href}`);
}

/** Hosts of the same second-level name in the countries of the languages. */
export function countryCases(open: () => Platform): void {
  const read = async (url: string) =>
    (await open().ask(url, { headers: { 'Accept-Language': 'tr', 'X-Forwarded-Proto': 'https' } })).text();

  it.each([
    ['partwright.cn', 'zh', 'https://cn.partwright.com/about/term'],
    ['www.partwright.de', 'de', 'https://de.partwright.com/about/term'],
    ['partwright.in', 'ind', 'https://in.partwright.com/about/term'],
    ['partwright.mx', 'es', 'https://mx.partwright.com/about/term'],
    ['partwright.com.br', 'br', 'https://br.partwright.com/about/term'],
    ['partwright.jp', 'jp', 'https://partwright.jp/about/term'],
    ['partwright.co.jp', 'jp', 'https://partwright.jp/about/term'],
    ['jp.partwright.com', 'jp', 'https://partwright.jp/about/term'],
    ['partwright.com', 'en', 'https://partwright.com/about/term'],
    ['partwright.ru', 'tr', 'https://tr.partwright.com/about/term'],
  ])('%s shows the shop in "%s", at home at %s', async (host, key, home) => {
    const page = await read(`https://${host}/about/term`);
    expect([partOf(page, /data-locale="(\w+)"/), partOf(page, /<link data-edge rel="canonical" href="([^"]+)"/)]).toEqual([key, home]);
  });

  it.each([
    ['partwright.com', 'partwright.com'],
    ['fr.partwright.com', 'partwright.com'],
    ['partwright.jp', ''],
    ['partwright.de', ''],
    ['notpartwright.com', ''],
  ])('the cookies of %s are for all hosts of "%s"', async (host, domain) => {
    expect(sharedDomainIn(await read(`https://${host}/about/term`))).toBe(domain);
  });

  it('tells every language where it is, the same on each of these hosts', async () => {
    const [chinese, main] = await Promise.all(
      ['partwright.cn', 'partwright.com'].map(async (host) => alternatesIn(await read(`https://${host}/about/term`))),
    );
    expect(chinese).toEqual(main);
    expect(chinese).toEqual(
      expect.arrayContaining([
        'zh-CN https://cn.partwright.com/about/term',
        'ja-JP https://partwright.jp/about/term',
        'ru-RU https://partwright.com/ru/about/term',
        'x-default https://partwright.com/about/term',
      ]),
    );
  });

  it('may be read by search engines there, who follow the address to the home', async () => {
    const answer = await open().ask('https://partwright.cn/about/term');
    expect(answer.headers.get('X-Robots-Tag')).toBeNull();
    const map = await open().ask('https://partwright.cn/sitemap.xml');
    expect([map.status, map.headers.get('Location')]).toEqual([301, 'https://cn.partwright.com/sitemap.xml']);
  });

  it('takes them for hosts of the shop when they lead from one to the other', async () => {
    const answer = await open().ask('https://partwright.com/about/term', { headers: { Referer: 'https://partwright.cn/' } });
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  });

  it('lets the store lead nobody to such a host, since it may be a stranger’s', async () => {
    const { store } = open();
    const location = async (to: string) => {
      store.told.set('/payment-return', { status: 303, headers: { Location: to } });
      return (await open().ask('https://partwright.com/api/store/order/payment-return?order=1')).headers.get('Location');
    };
    expect(await location('https://partwright.jp/cart')).toBe('https://partwright.jp/cart');
    expect(await location('https://partwright.de/cart')).toBeNull();
  });
}

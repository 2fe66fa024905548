import { expect, it } from 'vitest';
import type { Platform } from './platform.ts';

/** The texts of an element, in order. */
function all(xml: string, tag: string): string[] {
  return [...xml.matchAll(new RegExp(`<${tag}(?: [^>]*)?>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) => text);
}

export function feedCases(open: () => Platform): void {
  it('has the 30 newest articles of both lists, newest first, in the language of the host', async () => {
    const { ask, store } = open();
    store.seen.length = 0;
    const answer = await ask('http://de.localhost:8080/rss.xml');
    const xml = await answer.text();
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=300, stale-while-revalidate=3600');
    expect(answer.headers.get('Content-Language')).toBe('de-DE');
    expect(
      store.seen
        .filter(({ url }) => !url.includes('/config'))
        .map(({ url, headers }) => `${url} ${String(headers['x-locale'])}`)
        .toSorted(),
    ).toEqual(['/api/store/content/blog-list?page_size=30 de', '/api/store/content/news-list?kind=knowledge&page_size=30 de']);
    const links = all(xml, 'guid');
    expect(links).toHaveLength(30);
    expect([links[0], links[1], links.at(-1)]).toEqual([
      'http://de.localhost:8080/news/details/newest',
      'http://de.localhost:8080/blog/power/second',
      'http://de.localhost:8080/news/details/k-27',
    ]);
    expect(all(xml, 'pubDate')[0]).toBe('Mon, 30 Nov 2026 00:00:00 GMT');
    expect(all(xml, 'language')).toEqual(['de-DE']);
    expect(all(xml, 'title')[0]).toBe('Partwright – Wissen und Blog');
  });

  it('escapes what is markup and leaves out what XML cannot hold', async () => {
    const xml = await (await open().ask('http://de.localhost/rss.xml')).text();
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0"/);
    expect(all(xml, 'title')[1]).toBe('Größer &amp; &lt;kleiner&gt; als &quot;10&quot; ]]&gt;');
    expect(all(xml, 'description')[1]).toBe('Widerstand&#39;s Werte');
    expect(all(xml, 'category')).toEqual(['Strom &amp; Spannung']);
    expect(xml).not.toMatch(/undefined|\[object/);
  });

  it('marks an article that is in another language', async () => {
    const german = await (await open().ask('http://de.localhost/rss.xml')).text();
    expect(german.match(/<item xml:lang="en-US">/g)).toHaveLength(1);
    const english = await (await open().ask('http://en.localhost/rss.xml')).text();
    expect(english.match(/<item xml:lang="de-DE">/g)).toHaveLength(29);
  });

  it('follows a prefix, and is not sent again while nothing is new', async () => {
    const { ask } = open();
    const first = await ask('http://en.localhost/jp/rss.xml');
    expect(await first.text()).toContain('<link>http://jp.localhost/news</link>');
    const tag = first.headers.get('ETag') ?? '';
    expect(tag).toMatch(/^W\/"/);
    expect((await ask('http://en.localhost/jp/rss.xml', { headers: { 'If-None-Match': tag } })).status).toBe(304);
  });

  it('varies by the reader only where the address names no language', async () => {
    const [unknown, german] = await Promise.all(['shop.example', 'de.localhost'].map((host) => open().ask(`http://${host}/rss.xml`)));
    expect(unknown?.headers.get('Vary')).toMatch(/Cookie, Accept-Language/);
    expect(german?.headers.get('Vary') ?? '').not.toContain('Cookie');
  });

  it('is unavailable, not empty, while the store is down', async () => {
    const { ask, store } = open();
    store.down = true;
    const answer = await ask('http://de.localhost/rss.xml').finally(() => (store.down = false));
    expect([answer.status, answer.headers.get('Retry-After'), answer.headers.get('Cache-Control')]).toEqual([503, '5', 'no-store']);
  });

  it.each(['/blog', '/news', '/news/knowledgeHub'])('is found in the head of %s', async (path) => {
    const page = await (await open().ask(`http://en.localhost/de${path}`)).text();
    expect(page).toContain(
      '<link data-edge rel="alternate" type="application/rss+xml" title="Partwright – Wissen und Blog" href="/de/rss.xml"',
    );
  });

  it.each(['/cart', '/news/companyEvents', '/nothing'])('is not in the head of %s', async (path) => {
    expect(await (await open().ask(`http://en.localhost${path}`)).text()).not.toContain('rss');
  });
}

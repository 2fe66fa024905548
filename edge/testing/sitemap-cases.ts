import { afterEach, beforeEach, expect, it } from 'vitest';
import { localeKeys, locales } from '#contract/locale.ts';
import type { Platform } from './platform.ts';
import { childrenOf, parseXml, textIn, type XmlElement } from './xml.ts';

const most = 5_000;
const time = '2026-11-02T03:04:05.678Z';
const entry = (path: string, updated_at: string | null = time, images: string[] = []) => ({ path, updated_at, images });

/** What the store has to list: two files of parts, of which the first is full. */
const lists: Record<string, object[]> = {
  'kind=product&page=1': Array.from({ length: most }, (_, index) => entry(`/product/${'long-number-'.repeat(12)}${index}`)),
  'kind=product&page=3': [entry('/product/lm358n-nopb', time, ['/api/store/common/picture/a?width=640&x="<'])],
  'kind=page&page=1': [entry('/', null), entry('/category', null), entry('/about/term')],
};
const pages = [
  { kind: 'page', page: 1, updated_at: time },
  { kind: 'product', page: 1, updated_at: time },
  { kind: 'product', page: 3, updated_at: null },
];

/** Namespaces by which the protocol is known. */
const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function urlsOf(root: XmlElement): string[] {
  return childrenOf(root, 'url').map((url) => textIn(url, 'loc') ?? '');
}

export function sitemapCases(open: () => Platform): void {
  beforeEach(() => {
    const { store } = open();
    store.told.set('/content/sitemap-pages', told({ list: pages }));
    store.told.set('/content/sitemap?', ({ url }) => told({ list: lists[url.split('?')[1] ?? ''] ?? [], last_page: 3 }));
  });
  afterEach(() => open().store.told.clear());
  const read = async (url: string) => {
    const answer = await open().ask(url);
    expect([answer.status, answer.headers.get('Content-Type')], url).toEqual([200, 'application/xml; charset=utf-8']);
    return { answer, text: await answer.text() };
  };

  it('names the files that have something, on the host that is asked, with the newest change in each', async () => {
    const { answer, text } = await read('http://de.localhost:8080/sitemap.xml');
    const root = parseXml(text);
    expect([root.name, root.attributes['xmlns']]).toEqual(['sitemapindex', protocol]);
    expect(childrenOf(root, 'sitemap').map((file) => [textIn(file, 'loc'), textIn(file, 'lastmod')])).toEqual([
      ['http://de.localhost:8080/sitemaps/page-1.xml', time],
      ['http://de.localhost:8080/sitemaps/product-1.xml', time],
      ['http://de.localhost:8080/sitemaps/product-3.xml', null],
    ]);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=300, stale-while-revalidate=3600');
    expect(answer.headers.has('Set-Cookie')).toBe(false);
  });

  it('lists pages of its host with the same page in every language, and the main host for all others', async () => {
    const { text } = await read('http://de.localhost:8080/sitemaps/page-1.xml');
    const root = parseXml(text);
    expect(urlsOf(root)).toEqual(['/', '/category', '/about/term'].map((path) => `http://de.localhost:8080${path}`));
    const [first, second, third] = childrenOf(root, 'url');
    if (!first || !second || !third) throw new Error('Three pages were expected');
    expect([textIn(second, 'lastmod'), textIn(third, 'lastmod')]).toEqual([null, time]);
    const links = childrenOf(second, 'xhtml:link').map(({ attributes }) => attributes);
    expect(links.every(({ rel }) => rel === 'alternate')).toBe(true);
    expect(links.map(({ hreflang }) => hreflang)).toEqual([...localeKeys.map((key) => locales[key].tag), 'x-default']);
    const byLanguage = new Map(links.map(({ hreflang, href }) => [hreflang, href]));
    expect(byLanguage.get('de-DE')).toBe('http://de.localhost:8080/category');
    expect(byLanguage.get('es-MX')).toBe('http://mx.localhost:8080/category');
    expect(byLanguage.get('x-default')).toBe('http://en.localhost:8080/category');
    expect(childrenOf(first, 'xhtml:link')[0]?.attributes['href']).toBe('http://de.localhost:8080/');
  });

  it('names the pictures of a page', async () => {
    const { text } = await read('http://de.localhost/sitemaps/product-3.xml');
    const [part] = childrenOf(parseXml(text), 'url');
    const image = part && childrenOf(part, 'image:image')[0];
    expect(image && textIn(image, 'image:loc')).toBe('http://de.localhost/api/store/common/picture/a?width=640&x=%22%3C');
  });

  it('stays within what a sitemap may be when it is full', async () => {
    const { text } = await read('http://de.localhost/sitemaps/product-1.xml');
    const root = parseXml(text);
    expect([root.name, root.attributes['xmlns']]).toEqual(['urlset', protocol]);
    expect(urlsOf(root)).toHaveLength(most);
    expect(new Set(urlsOf(root)).size).toBe(most);
    expect(Math.max(...urlsOf(root).map((url) => url.length))).toBeLessThan(2048);
    expect(text.length).toBeLessThan(50 * 1024 * 1024);
  });

  it('asks the store once for all hosts', async () => {
    const { store } = open();
    await read('http://de.localhost/sitemaps/page-1.xml');
    store.seen.length = 0;
    for (const host of ['fr', 'jp', 'en']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that each could use the answer before
      expect((await read(`http://${host}.localhost/sitemaps/page-1.xml`)).text).toContain(`<loc>http://${host}.localhost/category</loc>`);
    }
    expect(store.seen.filter(({ url }) => !url.includes('/config'))).toEqual([]);
  });

  it.each([
    '/sitemaps/product-2.xml',
    '/sitemaps/product-0.xml',
    '/sitemaps/product-01.xml',
    '/sitemaps/product-9999999.xml',
    '/sitemaps/cart-1.xml',
    '/sitemaps/product.xml',
    '/sitemaps/product-1',
    '/sitemaps/..%2Fproduct-1.xml',
    '/sitemaps/',
    '/de/sitemap.xml',
    '/de/sitemaps/page-1.xml',
  ])('knows no %s', async (path) => {
    const answer = await open().ask(`http://en.localhost${path}`);
    const status = path.endsWith('/') ? 301 : 404;
    expect(answer.status).toBe(status);
  });

  it('leads from a host that is not the home of its language to the one that is', async () => {
    for (const path of ['/sitemap.xml', '/sitemaps/page-1.xml']) {
      // oxlint-disable-next-line no-await-in-loop -- two paths
      const answer = await open().ask(`http://localhost:8080${path}`);
      expect([answer.status, answer.headers.get('Location')]).toEqual([301, `http://jp.localhost:8080${path}`]);
    }
  });

  it('is unavailable while the store is down and nothing is kept', async () => {
    const { ask, store } = open();
    store.down = true;
    const answer = await ask('http://de.localhost/sitemaps/calculator-7.xml').finally(() => (store.down = false));
    expect([answer.status, answer.headers.get('Retry-After'), answer.headers.get('Cache-Control')]).toEqual([503, '5', 'no-store']);
  });

  it('answers HEAD with the same head', async () => {
    const answer = await open().ask('http://de.localhost/sitemaps/page-1.xml', { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });
}

function told(body: object) {
  return { headers: { 'Cache-Control': 'public, max-age=300, stale-while-revalidate=3600' }, body };
}

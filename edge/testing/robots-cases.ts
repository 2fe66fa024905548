import { expect, it } from 'vitest';
import { routes } from '#contract/routes/table.ts';
import { localeKeys } from '#contract/locale.ts';
import type { Platform } from './platform.ts';

/** Reads the rules as robots do: the longest that fits decides, and of two equally long ones `Allow`. */
function mayRead(text: string, path: string): boolean {
  const rules = [...text.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, kind = '', start = '']) => ({ kind, start }));
  const [rule] = rules
    .filter(({ start }) => path.startsWith(start))
    .toSorted((one, other) => other.start.length - one.start.length || (one.kind === 'Allow' ? -1 : 1));
  return rule?.kind !== 'Disallow';
}

export function robotsCases(open: () => Platform): void {
  const rulesOf = async (host: string) => {
    const answer = await open().ask(`http://${host}/robots.txt`);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, expect.stringMatching(/^text\/plain/)]);
    return answer.text();
  };

  it('names the sitemap of the host', async () => {
    expect(await rulesOf('de.localhost:8080')).toMatch(/^Sitemap: http:\/\/de\.localhost:8080\/sitemap\.xml$/m);
    expect(await rulesOf('mx.localhost')).toMatch(/^Sitemap: http:\/\/mx\.localhost\/sitemap\.xml$/m);
  });

  it('lets robots read every page that may be listed, in every language, and the scripts, data and pictures of them', async () => {
    const rules = await rulesOf('de.localhost');
    const listed = routes.filter(({ head }) => head.index).map(({ path }) => path.replaceAll(/:\w+/g, 'cart'));
    const paths = [...listed, ...localeKeys.flatMap((key) => listed.map((path) => `/${key}${path}`))];
    expect(paths.filter((path) => !mayRead(rules, path))).toEqual([]);
    for (const path of ['/assets/index-1.js', '/api/store/common/product-detail?web_url=a', '/api/store/content/home', '/sitemap.xml'])
      expect(mayRead(rules, path), path).toBe(true);
  });

  it('keeps robots from what is the visitor’s own, from searches and from the operator’s side', async () => {
    const rules = await rulesOf('de.localhost');
    const paths = ['/user/login', '/user/order', '/cart', '/order/checkout', '/product/list/lm358', '/admin'];
    for (const path of [...paths, ...localeKeys.flatMap((key) => paths.map((one) => `/${key}${one}`))])
      expect(mayRead(rules, path), path).toBe(false);
    for (const path of ['/api/store/cart/add', '/api/store/user/info', '/api/store/admin/orders', '/api/get-ip'])
      expect(mayRead(rules, path), path).toBe(false);
  });

  it('keeps a host that is not the shop’s own out of search engines, and lets them see that', async () => {
    const rules = await rulesOf('preview.example');
    expect(rules).not.toContain('Sitemap');
    expect(mayRead(rules, '/category')).toBe(true);
    for (const path of ['/', '/category', '/nothing']) {
      // oxlint-disable-next-line no-await-in-loop -- three paths
      expect((await open().ask(`http://preview.example${path}`)).headers.get('X-Robots-Tag')).toBe('noindex');
    }
    expect((await open().ask('http://preview.example/sitemap.xml')).status).toBe(404);
  });

  it('lets pages of its own hosts be listed, but not the data they are made of', async () => {
    for (const host of ['de.localhost', 'localhost', 'www.localhost']) {
      // oxlint-disable-next-line no-await-in-loop -- three hosts
      expect((await open().ask(`http://${host}/category`)).headers.has('X-Robots-Tag'), host).toBe(false);
    }
    expect((await open().ask('http://de.localhost/api/store/common/countries')).headers.get('X-Robots-Tag')).toBe('noindex');
  });
}

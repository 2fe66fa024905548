import { describe, expect, it } from 'vitest';
import { readSiteHosts } from '#contract/site-hosts.ts';
import { createEdgeApp } from '#edge/app.ts';
import type { EdgeOptions } from '#edge/edge-options.ts';
import { readRobots } from './robots.ts';
import { childrenOf, parseXml, textIn } from '#edge/testing/xml.ts';

const answers: Record<string, object> = {
  '/api/store/content/sitemap-pages': { list: [{ kind: 'page', page: 1, updated_at: null }] },
  '/api/store/content/sitemap': {
    list: ['/', '/category'].map((path) => ({ path, updated_at: null, images: [] })),
    last_page: 1,
  },
};

/** An edge of a shop with hosts of the operator's choice. */
function edgeOf(options: Partial<EdgeOptions>) {
  const app = createEdgeApp({
    assets: { fetch: () => new Response('gone', { status: 404 }) },
    upstream: 'http://store.invalid',
    fetch: async ({ url }) => Response.json(answers[new URL(url).pathname]),
    hosts: readSiteHosts('shop.example'),
    ...options,
  });
  return async (url: string) => app.request(url, {}, { ip: '' });
}

describe('of a shop whose German is on a host of its own name and whose French has none', () => {
  const ask = edgeOf({ hosts: readSiteHosts('shop.example', 'de=laden.example, fr=off') });
  const read = async (url: string) => parseXml(await (await ask(url)).text());

  it('is on the main host for both languages that are at home there', async () => {
    const files = childrenOf(await read('https://shop.example/sitemap.xml'), 'sitemap').map((file) => textIn(file, 'loc'));
    expect(files).toEqual(['https://shop.example/fr/sitemaps/page-1.xml', 'https://shop.example/sitemaps/page-1.xml']);
    const german = childrenOf(await read('https://laden.example/sitemap.xml'), 'sitemap').map((file) => textIn(file, 'loc'));
    expect(german).toEqual(['https://laden.example/sitemaps/page-1.xml']);
  });

  it('lists pages below the prefix as they are reached, without a redirect', async () => {
    const urls = childrenOf(await read('https://shop.example/fr/sitemaps/page-1.xml'), 'url');
    expect(urls.map((url) => textIn(url, 'loc'))).toEqual(['https://shop.example/fr', 'https://shop.example/fr/category']);
    const links = urls.map((url) =>
      childrenOf(url, 'xhtml:link').map(({ attributes }) => `${attributes['hreflang']} ${attributes['href']}`),
    );
    expect(links[0]).toEqual(expect.arrayContaining(['fr-FR https://shop.example/fr', 'de-DE https://laden.example/']));
    expect(links[1]).toEqual(expect.arrayContaining(['fr-FR https://shop.example/fr/category', 'x-default https://shop.example/category']));
  });

  it('is not on the host that the German would have had', async () => {
    expect((await ask('https://de.shop.example/sitemap.xml')).headers.get('Location')).toBe('https://laden.example/sitemap.xml');
  });
});

describe('a shop that is being tried out', () => {
  const ask = edgeOf({ robots: readRobots(' OFF ') });

  it('keeps all robots away and is never listed', async () => {
    const rules = await ask('https://shop.example/robots.txt');
    expect(await rules.text()).toBe('User-agent: *\nDisallow: /\n');
    expect(rules.headers.get('X-Robots-Tag')).toBe('noindex');
    expect((await ask('https://de.shop.example/category')).headers.get('X-Robots-Tag')).toBe('noindex');
  });

  it.each([undefined, '', 'on', 'yes'])('is not meant by ROBOTS=%s', (value) => {
    expect(readRobots(value)).toBe('on');
  });
});

it('is unavailable where the store does not keep to the contract', async () => {
  const ask = edgeOf({ fetch: async () => Response.json({ list: [{ path: 7 }] }) });
  expect((await ask('https://shop.example/sitemap.xml')).status).toBe(503);
});

it('lets others have their turn while a file of 5,000 pages is written', async () => {
  const list = Array.from({ length: 5000 }, (_, at) => ({ path: `/product/part-${at}`, updated_at: null, images: [] }));
  const ask = edgeOf({ fetch: async () => Response.json({ list, last_page: 1 }) });
  const answer = await ask('https://shop.example/sitemaps/product-1.xml');
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  const urls = (await answer.text()).match(/<url>/g);
  clearInterval(timer);
  expect(urls).toHaveLength(5000);
  expect(turns).toBeGreaterThan(20);
});

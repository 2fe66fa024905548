/** Every route on every host, every entry of the sitemaps and every link, as search engines and as a browser meet them. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostOfLocale, type LocaleKey, localeKeys, locales } from '#contract/locale.ts';
import { matchRoute } from '#contract/routes/match.ts';
import { type AnyRoute, routes } from '#contract/routes/table.ts';
import { readSiteHosts } from '#contract/site-hosts.ts';
import { isInAllLanguages } from './all-languages.ts';
import { openBrowser } from './chromium.ts';
import { crawl, type CrawledPage, eachOf, follow, sampleOf } from './crawler.ts';
import { openOffice } from './office.ts';
import { writeOwnPage } from './own-page.ts';
import { faultsOf, languages, sharedTitles } from './page-faults.ts';
import { openShop, type Shop } from './shop.ts';
import { readSitemap, type SitemapUrl } from './sitemap.ts';
import { openTab, sharesOf } from './tab.ts';

const hosts = readSiteHosts('localhost');
const home: LocaleKey = 'en';

let browser: Browser;
let shop: Shop;
/** Path -> what the main host's sitemap says of it. */
const listed = new Map<string, SitemapUrl>();
beforeAll(async () => {
  // On one host alone: on the others the operator's side is not there.
  [browser, shop] = await Promise.all([openBrowser(), openShop({ env: { RATE_LIMITS: 'off', ADMIN_HOST: 'localhost' } })]);
  await writeOwnPage(shop, await openOffice(shop, 'Ada', 'owner'));
  for (const entry of await readSitemap(on(home, '/sitemap.xml'))) listed.set(pathOf(entry.address), entry);
});
afterAll(() => Promise.all([browser.close(), shop.remove()]));

function on(key: LocaleKey, path: string): string {
  return shop.address(hostOfLocale(key, hosts).replace(/\.localhost$/, '')) + path;
}

const pathOf = (url: string) => new URL(url).pathname;
const rowOf = (path: string) => matchRoute(path)?.row.name ?? `no row for ${path}`;
const isPart = (path: string) => rowOf(path) === 'product-web_url';

/** What may be written in English alone, and says so on its page. */
const isWritten = (path: string) => /^\/(blog\/.+\/|news\/details|solutions\/.+\/|components\/|featuredSuppliers\/)/.test(path);

/** Paths of rows that no sitemap lists. */
const unlisted: Record<string, string> = { 'product-list-keyword': '/product/list/LM358' };

/** One page of each row that a visitor may open. */
function pageOfEachRow(): { row: AnyRoute; path: string }[] {
  const paths = [...listed.keys()];
  return routes
    .filter(({ access }) => access === undefined)
    .map((row) => {
      const path = row.path.includes(':') ? (unlisted[row.name] ?? paths.find((one) => rowOf(one) === row.name)) : row.path;
      if (path === undefined) throw new Error(`No page of the row ${row.name} is in the sitemap`);
      return { row, path };
    });
}

/** Asks for every address of the shop that pages link to and that was not asked for already; a link leads there without a redirect. */
async function followLinks(pages: readonly { url: string; links: string[] }[]): Promise<void> {
  const known = new Set(pages.map(({ url }) => url));
  const from = new Map(pages.flatMap(({ url, links }) => links.map((link) => [link, url] as const)));
  const own = [...from.keys()].filter((link) => new URL(link).hostname.endsWith('localhost') && !known.has(link));
  const dead = await eachOf(own, async (link) => {
    const { status, hops } = await follow(link);
    return status === 200 && hops === 0 ? [] : [`${link} on ${from.get(link)}: ${status} after ${hops} redirects`];
  });
  expect(dead.flat()).toEqual([]);
}

describe('every route on every host', () => {
  const pages = new Map<LocaleKey, Map<string, CrawledPage>>();
  const pageOf = (key: LocaleKey, row: AnyRoute): CrawledPage => {
    const page = pages.get(key)?.get(row.name);
    if (!page) throw new Error(`${row.name} was not read on ${key}`);
    return page;
  };
  beforeAll(async () => {
    for (const key of localeKeys) {
      // oxlint-disable-next-line no-await-in-loop -- one host after the other; its pages are read side by side
      const crawled = await eachOf(pageOfEachRow(), async ({ row, path }) => [row.name, await crawl(on(key, path))] as const);
      pages.set(key, new Map(crawled));
    }
  });

  it.each(localeKeys)('has a true head of its own: %s', (locale) => {
    const all = pageOfEachRow().map(({ row }) => ({ row, page: pageOf(locale, row) }));
    expect(all.flatMap(({ row, page }) => faultsOf(page, { locale, isListed: row.head.index }))).toEqual([]);
    expect(sharedTitles(all.filter(({ row }) => row.head.index).map(({ page }) => page))).toEqual([]);
  });

  it('names the same pages in other languages wherever it is, and those name it', () => {
    for (const { row } of pageOfEachRow().filter(({ row: { head } }) => head.index)) {
      const { alternates } = pageOf(home, row);
      for (const key of localeKeys) {
        expect(pageOf(key, row).alternates, `${row.name} on ${key}`).toEqual(alternates);
        expect(alternates[locales[key].tag]).toBe(pageOf(key, row).canonical);
      }
      expect(alternates['x-default']).toBe(pageOf(home, row).canonical);
    }
  });

  it.each(localeKeys.filter((key) => locales[key].words !== 'en'))('speaks the language of its host: %s', (key) => {
    const english = pageOfEachRow().filter(
      ({ row, path }) => !isWritten(path) && pageOf(key, row).description === pageOf(home, row).description,
    );
    expect(english.map(({ path }) => path)).toEqual([]);
  });
});

describe('the sitemap', () => {
  it.each(localeKeys)('has the same pages on every host, with its own addresses and those of all languages: %s', async (key) => {
    const entries = await readSitemap(on(key, '/sitemap.xml'));
    expect(entries.map(({ address }) => address)).toEqual([...listed.keys()].map((path) => on(key, path)));
    expect(entries.filter(({ alternates }) => Object.keys(alternates).join() !== languages.join())).toEqual([]);
  });

  it('leaves nothing out that search engines may list', () => {
    const rows = new Set([...listed.keys()].map(rowOf));
    expect(routes.filter(({ head, name }) => head.index && !rows.has(name)).map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['en', 1000, 200],
    ['de', 100, 40],
    ['jp', 100, 40],
    ['zh', 30, 10],
  ] as const)(
    'leads on %s to pages that are there, with the same addresses in their heads, and their links lead on',
    async (locale, others, parts) => {
      const all = [...listed.keys()];
      const paths = [
        ...sampleOf(
          all.filter((path) => !isPart(path)),
          others,
        ),
        ...sampleOf(all.filter(isPart), parts),
      ];
      const pages = await eachOf(paths, (path) => crawl(on(locale, path)));
      expect(pages.flatMap((page) => faultsOf(page, { locale, isListed: true }))).toEqual([]);
      for (const { url, alternates } of pages) expect(alternates, url).toEqual(listed.get(pathOf(url))?.alternates);
      expect(sharedTitles(pages)).toEqual([]);
      await followLinks(pages);
    },
  );
});

it.each([
  '/nothing',
  '/product/no-such-part',
  '/category/no-such-branch',
  '/category/resistors/no-such-leaf',
  '/manufacturers/no-such-maker',
  '/manufacturers/yageo/no-such-category',
  '/blog/no-such-topic',
  '/blog/no-such-topic/no-such-article',
  '/news/details/no-such-article',
  '/solutions/no-such-topic',
  '/components/no-such-guide',
  '/featuredSuppliers/no-such-supplier',
  '/tool/NoSuchTool',
  '/admin',
])('%s is a 404 that search engines do not list', async (path) => {
  const page = await crawl(on('de', path));
  expect([page.status, page.robots, page.canonical, page.title.slice(0, 4)]).toEqual([404, 'noindex', null, '404 ']);
});

it.each([
  ['/category/', '/category'],
  ['/de/category//', '/de/category'],
  ['/sitemap.xml/', '/sitemap.xml'],
])('%s leads to %s in one step', async (path, target) => {
  expect(await follow(on('de', path))).toEqual({ status: 200, url: on('de', target), hops: 1 });
});

it('localhost itself leads to the sitemap of its language in one step', async () => {
  expect(await follow(`${shop.address('')}/sitemap.xml`)).toEqual({ status: 200, url: on('jp', '/sitemap.xml'), hops: 1 });
});

/** Opens pages one after the other in each tab, as a visitor does, and follows the links that the app has drawn. */
async function openAll(key: LocaleKey, paths: readonly string[]): Promise<void> {
  const seen: { url: string; links: string[] }[] = [];
  const faults = sharesOf(paths).map(async (share) => {
    const tab = await openTab(browser, { viewport: { width: 1280, height: 900 } });
    const found: string[] = [];
    for (const path of share) {
      // oxlint-disable no-await-in-loop -- one page after the other
      found.push(...(await tab.open(on(key, path))).map((fault) => `${path}: ${fault}`));
      seen.push({ url: on(key, path), links: await tab.page.evaluate(linksOnPage) });
      // oxlint-enable no-await-in-loop
    }
    await tab.close();
    return found;
  });
  expect((await Promise.all(faults)).flat()).toEqual([]);
  await followLinks(seen);
}

/** Runs in the page. */
function linksOnPage(): string[] {
  const addresses = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href.replace(/#.*$/, ''));
  return [...new Set(addresses)].filter((href) => href.startsWith('http'));
}

it.each(isInAllLanguages ? localeKeys : [home])(
  'every kind of page opens on %s without a message or a failed request, and its links lead on',
  (key) => {
    const paths = pageOfEachRow().map(({ path }) => path);
    return openAll(key, paths);
  },
  300_000,
);

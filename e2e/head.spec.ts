/** Search engines, previews and readers find the same in the head of a page whether it was opened or the visitor came to it within the app. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, visit } from './chromium.ts';
import { type Answer, crawl, readPage } from './crawler.ts';
import { openShop, type Shop } from './shop.ts';

let browser: Browser;
let shop: Shop;
beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), openShop()]);
});
afterAll(() => Promise.all([browser.close(), shop.remove()]));

/** What a page says of itself to programs. */
function headOf(answer: Answer) {
  const { lang, title, description, robots, canonical, alternates, previews, data } = readPage(answer);
  return { lang, title, description, robots, canonical, alternates, previews, data: data.map((block) => JSON.parse(block) as unknown) };
}

const headNow = async (page: Page) => headOf({ url: page.url(), status: 200, header: () => '', body: await page.content() });

/** Goes on within the app, as Back and Forward do. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** The first page that a listing names. */
async function firstOf(listing: string): Promise<string> {
  const { data } = await crawl(listing);
  const [, first] = /"position":1,"name":"[^"]*","url":"([^"]+)"/.exec(data.join('')) ?? [];
  return first === undefined ? expect.fail(`${listing} names no page`) : new URL(first).pathname;
}

/** Pages, each with the type of what it is about; nothing is told of the last two, which are not to be listed. Lists in other languages may have nothing of their own. */
async function pagesOf(english: string): Promise<[type: string | null, path: string][]> {
  return [
    ['Product', '/product/yageo-rc0603fr-0710kl'],
    ['ItemList', '/category/capacitors?page=2'],
    ['ItemList', '/manufacturers/yageo'],
    ['TechArticle', await firstOf(`${english}/news/knowledgeHub`)],
    ['WebApplication', '/tool/RCFilter'],
    ['TechArticle', await firstOf(`${english}/solutions`)],
    ['TechArticle', await firstOf(`${english}/components`)],
    ['BreadcrumbList', await firstOf(`${english}/featuredSuppliers`)],
    ['ItemList', '/news/knowledgeHub'],
    ['WebSite', '/'],
    [null, '/cart'],
    [null, '/product/none-of-this-name'],
  ];
}

it.each(['en', 'de'])('keeps its head when the visitor moves on in the app (%s)', async (host) => {
  const address = shop.address(host);
  const { page, errors, close } = await visit(browser);
  try {
    await page.goto(`${address}/about/delivery`);
    await page.locator('footer').waitFor();
    for (const [type, path] of await pagesOf(shop.address('en'))) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other, as a visitor
      const opened = headOf(await crawl(`${address}${path}`));
      expect(JSON.stringify(opened.data), path).toMatch(type === null ? /^\[\]$/ : `"@type":"${type}"`);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await go(page, path);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expect.poll(() => headNow(page), { message: path }).toEqual(opened);
    }
    expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
  } finally {
    await close();
  }
});

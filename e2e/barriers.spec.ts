/** Whole pages, their frame included, without a barrier that axe knows; wide and on a phone. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { barriersOf } from './barriers.ts';
import { openBrowser, visit } from './chromium.ts';
import { crawl } from './crawler.ts';
import { openShop, type Shop } from './shop.ts';

let browser: Browser;
let shop: Shop;
beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), openShop()]);
});
afterAll(() => Promise.all([browser.close(), shop.remove()]));

const pages = ['/', '/user/register', '/user/login', '/category', '/product', '/tool', '/about/licences', '/about/api', '/cart'];

/** A guide to a kind of part, whose tables are wider than a phone. */
async function guide(address: string): Promise<string> {
  const { data } = await crawl(`${address}/components`);
  const [, first] = /"position":1,"name":"[^"]*","url":"([^"]+)"/.exec(data.join('')) ?? [];
  return first === undefined ? expect.fail('no guide is listed') : new URL(first).pathname;
}

it.each([1440, 390])('has no barrier at %i px', async (width) => {
  const address = shop.address('en');
  const { page, errors, close } = await visit(browser, { viewport: { width, height: 900 } });
  const faults: string[] = [];
  try {
    for (const path of [...pages, await guide(address)]) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other, as a visitor
      await page.goto(`${address}${path}`);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await page.locator('footer').waitFor();
      // oxlint-disable-next-line no-await-in-loop -- as above
      faults.push(...(await barriersOf(page, 'html')).map((barrier) => `${path}: ${barrier}`));
    }
    expect([faults, errors]).toEqual([[], []]);
  } finally {
    await close();
  }
});

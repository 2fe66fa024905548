/** A visitor without scripts: what the edge writes is there to be seen and leads on. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toolNames } from '#calculators/names.ts';
import { openBrowser, visit, type Visit } from './chromium.ts';
import { openShop, type Shop } from './shop.ts';

let browser: Browser;
let shop: Shop;
beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), openShop()]);
});
afterAll(() => Promise.all([browser.close(), shop.remove()]));

/** Opens pages without scripts; each must fit the window. */
async function still(host: string, width: number) {
  const visitor: Visit = await visit(browser, { viewport: { width, height: 900 }, javaScriptEnabled: false });
  const { page } = visitor;
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), page.url()).toBeLessThanOrEqual(0);
  const open = async (path: string) => {
    const answer = await page.goto(`${shop.address(host)}${path}`);
    expect(answer?.status(), path).toBe(200);
    await fits();
  };
  const follow = async (selector: string) => {
    const link = page.locator(selector).first();
    const path = await link.getAttribute('href');
    await link.click();
    await page.waitForURL((url) => url.pathname + url.search === path);
    await fits();
  };
  return { ...visitor, open, follow };
}

const main = (page: Page) => page.locator('main').innerText();

describe.each([
  ['en', { stock: 'in stock', breaks: 'Price breaks', inputs: 'Inputs', parts: 'parts' }],
  ['jp', { stock: '在庫', breaks: '数量別価格', inputs: '入力', parts: '点' }],
] as const)('on the %s host', (host, words) => {
  it.each([390, 1440])('at %i px a part, a category, an article and a calculator say what they are', async (width) => {
    const { page, open, follow, close } = await still(host, width);
    try {
      await open('/product/yageo-rc0603fr-0710kl');
      expect(await page.locator('h1').innerText()).toBe('RC0603FR-0710KL');
      for (const text of [words.stock, words.breaks, 'Yageo', '0603']) expect(await main(page)).toContain(text);
      expect(await page.locator('main table td').first().isVisible()).toBe(true);
      await follow('main .facts a[href^="/manufacturers/"]');
      expect(await page.locator('h1').innerText()).toBe('Yageo');

      await open('/category/capacitors');
      expect(await main(page)).toContain(words.parts);
      await follow('main .facts a[rel="next"]');
      expect(await page.locator('main .facts a[rel="prev"]').isVisible()).toBe(true);
      const part = await page.locator('main .facts .rows a[href^="/product/"]').first().innerText();
      await follow('main .facts .rows a[href^="/product/"]');
      expect(await page.locator('h1').innerText()).toBe(part);

      await open('/news/knowledgeHub');
      const title = await page.locator('main .facts .rows a').first().innerText();
      await follow('main .facts .rows a');
      expect(await page.locator('h1').innerText()).toBe(title);
      expect((await page.locator('main .prose').innerText()).length).toBeGreaterThan(500);

      await open('/tool/RCFilter');
      for (const text of [words.inputs, 'Ω', 'Hz']) expect(await main(page)).toContain(text);
      await follow('main .facts .links a[href^="/tool/"]');
      expect(await page.locator('main .facts li').count()).toBeGreaterThan(5);
    } finally {
      await close();
    }
  });
});

it('finds its way to every calculator and through the foot of each page', async () => {
  const { page, open, follow, close } = await still('de', 390);
  try {
    await open('/cart');
    await follow('footer a[href="/tool"]');
    expect(await page.locator('main .facts a[href^="/tool/"]').count()).toBe(toolNames.length);
    await follow('footer a[href="/about/contactUs"]');
    await follow('footer a[href="/"]');
    expect(await page.locator('main .facts a[href^="/category/"]').count()).toBeGreaterThan(3);
    expect(await page.locator('.find').isVisible()).toBe(false);
  } finally {
    await close();
  }
});

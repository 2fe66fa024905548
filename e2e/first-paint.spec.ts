/** What the edge paints and what the app draws are the same page: without scripts the heading is there, and nothing moves when the app takes over. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, visit } from './chromium.ts';
import { openShop, type Shop } from './shop.ts';

let browser: Browser;
let shop: Shop;
beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), openShop()]);
});
afterAll(() => Promise.all([browser.close(), shop.remove()]));

/** Where the words of the heading stand, and how they look. */
function headingOf(page: Page) {
  return page
    .locator('main h1')
    .first()
    .evaluate((heading) => {
      const words = document.createRange();
      words.selectNodeContents(heading);
      const { x, y, height } = words.getBoundingClientRect();
      const { fontFamily, fontSize, fontWeight, letterSpacing, color } = getComputedStyle(heading);
      const ground = getComputedStyle(document.body).backgroundColor;
      const place = [x, y, height].map(Math.round);
      return {
        text: heading.textContent,
        place,
        fontFamily: fontFamily.replaceAll(' ', ''),
        fontSize,
        fontWeight,
        letterSpacing,
        color,
        ground,
      };
    });
}

const pages = [
  '/',
  '/category',
  '/category/capacitors',
  '/manufacturers/yageo',
  '/product/yageo-rc0603fr-0710kl',
  '/tool',
  '/tool/RCFilter',
  '/cart',
  '/order/checkout',
];

it.each([
  [390, 'light', 'en'],
  [800, 'dark', 'en'],
  [1440, 'dark', 'jp'],
] as const)('at %i px in the %s theme on the %s host', async (width, colorScheme, host) => {
  const shown = { viewport: { width, height: 900 }, colorScheme };
  const [still, alive] = await Promise.all([visit(browser, { ...shown, javaScriptEnabled: false }), visit(browser, shown)]);
  try {
    for (const path of pages) {
      await Promise.all([still.page, alive.page].map((page) => page.goto(`${shop.address(host)}${path}`)));
      await alive.page.locator('footer').waitFor();
      const [{ place: painted, ...look }, { place: drawn, ...drawnLook }] = await Promise.all([
        headingOf(still.page),
        headingOf(alive.page),
      ]);
      expect(look, path).toEqual(drawnLook);
      // Half a pixel may be rounded to either side.
      expect(Math.max(...painted.map((length, index) => Math.abs(length - (drawn[index] ?? 0)))), path).toBeLessThanOrEqual(1);
    }
    expect(alive.errors).toEqual([]);
  } finally {
    await Promise.all([still.close(), alive.close()]);
  }
});

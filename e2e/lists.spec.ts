/** Lists of parts as a visitor goes through them. */
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

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });

async function showsPage(page: Page, number: number): Promise<void> {
  await pages(page)
    .locator('[aria-current=page]', { hasText: new RegExp(`\\b${number}$`) })
    .waitFor();
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
}

it('goes back and forward between the pages of a list, also where the other page is shorter', async () => {
  const { page, errors, close } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  const list = `${shop.address('en')}/category/resistors/chip-resistors`;
  try {
    await page.goto(list);
    await pages(page).waitFor();
    const last = Number(/\d+$/.exec((await pages(page).locator('a:not([rel])').last().textContent()) ?? '')?.[0]);
    await page.goto(`${list}?page=${last - 1}`);
    await showsPage(page, last - 1);
    // Deeper than the last page is long, and clear of the footer, which takes its height only when it comes near.
    await pages(page)
      .locator('a[rel=next]')
      .evaluate((link) => link.scrollIntoView({ block: 'end' }));
    const deep = await scrolled(page);
    expect(deep).toBeGreaterThan(900);

    await pages(page).locator('a[rel=next]').click();
    await showsPage(page, last);
    const high = await scrolled(page);
    expect(high, 'the next page starts with its first part').toBeLessThan(deep);

    await page.goBack();
    await showsPage(page, last - 1);
    await expect.poll(() => scrolled(page)).toBe(deep);

    await page.goForward();
    await showsPage(page, last);
    await expect.poll(() => scrolled(page)).toBe(high);
    expect(errors).toEqual([]);
  } finally {
    await close();
  }
});

it('covers no column of a table that is wider than the window, and has the button in view', async () => {
  const { page, errors, close } = await visit(browser, { viewport: { width: 768, height: 900 } });
  try {
    await page.goto(`${shop.address('en')}/category/resistors/chip-resistors`);
    const row = page.getByRole('table').getByRole('row').nth(1);
    const add = row.getByRole('button').last();
    await add.waitFor();
    const cells = await row.locator('> *').evaluateAll((all) =>
      all.map((cell) => {
        const { left, right } = cell.getBoundingClientRect();
        return { left, right };
      }),
    );
    const covered = cells.filter(({ right }, index) => right > (cells[index + 1]?.left ?? Infinity) + 1);
    expect(covered).toEqual([]);
    const button = await add.boundingBox();
    expect((button?.x ?? 768) + (button?.width ?? 0)).toBeLessThan(768);
    expect(errors).toEqual([]);
  } finally {
    await close();
  }
});

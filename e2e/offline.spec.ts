/** Calculators without network: once one was open, the index and all of them are there. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toolNames } from '#calculators/names.ts';
import { openBrowser, visit } from './chromium.ts';
import { openShop, type Shop } from './shop.ts';

let browser: Browser;
let shop: Shop;
beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), openShop()]);
});
afterAll(() => Promise.all([browser.close(), shop.remove()]));

it('opens every calculator after one was visited, computes and keeps the address', async () => {
  const { page, close } = await visit(browser);
  try {
    await page.goto(`${shop.address('de')}/tool/RCFilter`);
    await page.getByRole('region', { name: 'Ergebnis' }).waitFor();
    // The worker fetches in its own time; the page of the index comes last.
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('calculators')).match('/tool')) !== undefined), { timeout: 60_000 })
      .toBe(true);

    await shop.stop();
    await page.goto(`${shop.address('de')}/tool`);
    await page.getByRole('heading', { level: 1, name: `${toolNames.length} Rechner für die Elektronik` }).waitFor();
    await page.goto(`${shop.address('de')}/tool/ParallelResistors?resistances=1000,1000`);
    const result = page.getByRole('region', { name: 'Ergebnis' });
    await result.locator('data[value="500"]').waitFor();
    await page.getByRole('link', { name: 'Rechner', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: `${toolNames.length} Rechner für die Elektronik` }).waitFor();
    await page.locator('main a[href$="/tool/WheatstoneBridge"]').click();
    await result.locator('data').first().waitFor();
  } finally {
    await shop.start();
    await close();
  }
});

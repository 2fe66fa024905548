/** Calculators in a browser that makes no workers. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, visit } from './chromium.ts';
import { openShop, type Shop } from './shop.ts';

let browser: Browser;
let shop: Shop;
beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), openShop()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), shop.remove()]);
});

it('computes and draws slow calculators on the page where there are no workers', async () => {
  const { page, errors, close } = await visit(browser);
  await page.addInitScript(() => Object.defineProperty(globalThis, 'Worker', { value: undefined }));
  await page.goto(`${shop.address('en')}/tool/Microstrip`);
  const result = page.locator('[data-output="impedance"] data');
  await expect.poll(async () => Number(await result.getAttribute('value'))).toBeCloseTo(49.96, 1);
  await page.getByText('Impedance vs. trace width').first().waitFor();
  const width = page.getByRole('textbox', { name: /Trace width/ });
  await width.fill('0.5');
  await expect.poll(async () => Number(await result.getAttribute('value'))).toBeLessThan(45);
  expect(errors).toEqual([]);
  await close();
});

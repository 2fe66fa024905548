/** Calculators on a phone, and in a browser that makes no workers. */
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

it.each(['SymmetricalStripline', 'LMatchCircuit', 'ExternalTraceWidth'])(
  'shows the main result and a field of %s on the first screen of a phone, and steps that a finger meets',
  async (name) => {
    const height = 844;
    const { page, close } = await visit(browser, { viewport: { width: 390, height }, hasTouch: true });
    await page.goto(`${shop.address('en')}/tool/${name}`);
    await page.locator('[data-output] data').first().waitFor();
    const inputs = page.getByRole('region', { name: 'Inputs' });
    const field = await inputs.getByRole('textbox').first().boundingBox();
    expect((field?.y ?? height) + (field?.height ?? 0)).toBeLessThan(height);
    const result = await page.locator('[data-main-result]').boundingBox();
    expect((result?.y ?? height) + (result?.height ?? 0)).toBeLessThan(field?.y ?? 0);
    expect(result?.height).toBeGreaterThan(0);
    const step = await page.getByRole('button', { name: / up$/, includeHidden: true }).first().boundingBox();
    expect(Math.min(step?.width ?? 0, step?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await close();
  },
);

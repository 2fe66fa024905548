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

it.each([320, 390])('keeps the main result right below the header while one scrolls, at %i px', async (width) => {
  const { page, close } = await visit(browser, { viewport: { width, height: 700 }, hasTouch: true });
  await page.goto(`${shop.address('de')}/tool/SymmetricalStripline`);
  await page.locator('[data-output] data').first().waitFor();
  await page.evaluate(() => scrollTo(0, 500));
  const edge = async (selector: string, side: 'top' | 'bottom') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, at) => Math.round(element.getBoundingClientRect()[at]), side);
  await expect.poll(async () => (await edge('[data-main-result]', 'top')) - (await edge('header', 'bottom'))).toBe(0);
  await close();
});

it.each(['SpeakerCrossover', 'LMatchCircuit', 'Microstrip'])(
  'prints %s whole: the chosen mode, every input, tables and plots',
  async (name) => {
    const paper = 718;
    const { page, close } = await visit(browser, { viewport: { width: paper, height: 1000 } });
    await page.goto(`${shop.address('de')}/tool/${name}`);
    await page.locator('figure svg').nth(1).waitFor();
    const basis = page.locator('dl', { hasText: 'Verfahren' });
    await basis.waitFor();
    const isAboveFormulas = await basis.evaluate((element) => {
      const formula = document.querySelector('math');
      return formula !== null && Boolean(element.compareDocumentPosition(formula) & Node.DOCUMENT_POSITION_FOLLOWING);
    });
    expect(isAboveFormulas, 'method and validity stand before the formulas').toBe(true);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('main button:visible').count()).toBe(0);
    const inputs = page.locator('main [data-undoable] input:not([type="radio"])');
    expect(await inputs.count()).toBeGreaterThan(5);
    expect(await inputs.filter({ visible: true }).count()).toBe(await inputs.count());
    // What is cut off stands outside of the sheet, or inside of something that scrolls.
    const cut = await page
      .locator('main :is(table, figure svg, math)')
      .evaluateAll(
        (all, width) =>
          all.filter((one) => one.getBoundingClientRect().right > width || (one.parentElement?.scrollWidth ?? 0) > width).length,
        paper,
      );
    expect(cut).toBe(0);
    const modes = await page
      .locator('main fieldset label span')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one)).map((style) => [style.backgroundColor, style.printColorAdjust]));
    if (modes.length > 0) expect(modes.filter(([ground]) => ground !== 'rgba(0, 0, 0, 0)')).toEqual([[expect.any(String), 'exact']]);
    await close();
  },
);

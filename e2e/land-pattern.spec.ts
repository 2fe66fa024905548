/** A buyer takes the footprint of a part from its page: a chip resistor, an SO-8 and a QFN. */
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { padsOf } from '#land-patterns/testing/read-kicad.ts';
import { pcadPads, readPcad } from '#land-patterns/testing/read-pcad.ts';
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

async function pathOf(mpn: string): Promise<string> {
  const answer = await fetch(`${shop.address('')}/api/store/common/search-product`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ keyword: mpn }),
  });
  const { list } = (await answer.json()) as { list: { mpn: string; web_url: string }[] }; // the contract's answer; e2e sees the shop from outside
  const part = list.find((one) => one.mpn === mpn);
  if (!part) throw new Error(`The demo catalog has no ${mpn}`);
  return `/product/${part.web_url}`;
}

/** Scrolls down until the block has come, as a reader does. */
async function openBlock(page: Page, name: string) {
  const block = page.getByRole('region', { name, exact: true });
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 600);
        return block.isVisible();
      },
      { timeout: 60_000, interval: 250 },
    )
    .toBe(true);
  return block;
}

describe('the land pattern of a part', () => {
  it.each([
    { mpn: '0603WAF1002T5E', pads: 2, first: { x: -0.825, y: 0, width: 0.8, height: 0.95 } },
    { mpn: 'TL072CDT', pads: 8, first: { x: -2.475, y: -1.905, width: 1.95, height: 0.6 } },
    { mpn: 'ATMEGA328P-MU', pads: 33, first: { x: -2.4475, y: -1.75, width: 0.855, height: 0.25 } },
  ])('of $mpn is downloaded for KiCad and for Altium Designer with $pads pads', async ({ mpn, pads, first }) => {
    const { page, errors, close } = await visit(browser, { acceptDownloads: true, viewport: { width: 1440, height: 900 } });
    await page.goto(shop.address('en') + (await pathOf(mpn)));
    const block = await openBlock(page, 'Land pattern');
    const [file] = await Promise.all([page.waitForEvent('download'), block.getByRole('button', { name: 'KiCad footprint' }).click()]);
    expect(file.suggestedFilename()).toMatch(/^[A-Z]+\d[\w-]+N\.kicad_mod$/);
    const found = padsOf(await readFile(await file.path(), 'utf8'));
    expect(found).toHaveLength(pads);
    expect(found[0]).toMatchObject({ number: '1', ...first });
    const [library] = await Promise.all([
      page.waitForEvent('download'),
      block.getByRole('button', { name: 'Altium Designer footprint (P-CAD ASCII)' }).click(),
    ]);
    expect(library.suggestedFilename()).toMatch(/^[A-Z]+\d[\w-]+N\.lia$/);
    expect(pcadPads(readPcad(await readFile(await library.path(), 'utf8')).library)).toHaveLength(pads);
    expect(errors).toEqual([]);
    await close();
  });

  it('changes with the density level, by the keyboard too, and shows what it is made of', async () => {
    const { page, errors, close } = await visit(browser, { viewport: { width: 390, height: 844 }, locale: 'de-DE' });
    await page.goto(shop.address('de') + (await pathOf('ATMEGA328P-MU')));
    const block = await openBlock(page, 'Land-Pattern');
    await expect.poll(() => block.textContent()).toContain('QFN50P500X500X100-33N');
    await block.getByRole('radio', { name: /^B: nominal/ }).focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => block.textContent()).toContain('QFN50P500X500X100-33M');
    expect(await block.textContent()).toContain('IPC-7351B, Tabelle 3-15');
    expect(await block.getByRole('img').getAttribute('aria-label')).toContain('Pads: 33');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(errors).toEqual([]);
    await close();
  });

  it('is not offered for a package whose dimensions are not known', async () => {
    const { page, close } = await visit(browser, { viewport: { width: 1440, height: 900 } });
    await page.goto(shop.address('en') + (await pathOf('DRV8825PWPR')));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('region', { name: 'Land pattern' }).count()).toBe(0);
    await close();
  });
});

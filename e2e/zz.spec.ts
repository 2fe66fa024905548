import { expect, it } from 'vitest';
import { openBrowser, visit } from './chromium.ts';
import { openOffice } from './office.ts';
import { openShop } from './shop.ts';
it('looks', async () => {
  const [browser, shop] = await Promise.all([openBrowser(), openShop({ env: { ADMIN: 'on' } })]);
  const token = await openOffice(shop, 'Ada', 'owner');
  const shot = async (lang: string, path: string, w: number, scheme: 'light' | 'dark', name: string, office = false, full = true) => {
    const { page, close } = await visit(browser, { viewport: { width: w, height: 900 }, colorScheme: scheme });
    if (office) await page.addInitScript((session: string) => sessionStorage.setItem('operator_session', session), token);
    await page.goto(`${shop.address(lang as 'de')}${path}`);
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/work/ci/shots/${name}.png`, fullPage: full });
    await close();
  };
  await shot('de', '/admin?tab=catalog&view=categories&category=chip-resistors', 390, 'dark', 'cat-de-390', true);
  await shot('ja', '/admin?tab=catalog&view=sources', 1440, 'light', 'src-ja-1440', true);
  await shot('de', '/admin?tab=catalog', 390, 'light', 'catalog-de-390', true);
  await shot('de', '/tool/AsymmetricStriplineImpedance?permittivityAbove=3.6', 1440, 'light', 'strip-de-1440');
  await shot('ja', '/tool/EdgeCoupledStriplineImpedance?permittivityAbove=3.6', 390, 'dark', 'strip-ja-390');
  await shot('de', '/tool/Microstrip', 390, 'light', 'micro-de-390');
  await shot('en', '/tool/OpAmpLowPassFilter', 1440, 'light', 'tool-parts');
  await browser.close();
  await shop.remove();
  expect(1).toBe(1);
}, 300_000);

/** A calculation on its way from a guest's device into an account, through its list there, and back to the calculator. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, visit } from './chromium.ts';
import { pointer } from './hand.ts';
import { sendRegistration } from './registration.ts';
import { openShop, type Shop } from './shop.ts';
import { wordsOf } from './words.ts';

const language = 'de';
const t = wordsOf(language);

let browser: Browser;
let shop: Shop;
beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), openShop()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), shop.remove()]);
});

it('a guest keeps a calculation, registers, takes it over, names it, saves another, finds and opens both', async () => {
  const { page, errors, close } = await visit(browser, { viewport: { width: 390, height: 844 } });
  const main = page.getByRole('main');
  const press = (name: string) => pointer.press(main.getByRole('button', { name, exact: true }));
  try {
    await page.goto(`${shop.address(language)}/tool/RCFilter?resistance=4.7k%CE%A9`);
    await pointer.press(main.getByText(t('tool_work:save.title'), { exact: true }));
    await press(t('saved_calculations:guest.keep'));
    await pointer.press(main.getByRole('link', { name: t('saved_calculations:guest.register') }));
    await page.getByRole('heading', { level: 1, name: t('user:register.title') }).waitFor();
    await sendRegistration(page, pointer, t, { email: 'marta.keller@example.com', password: 'vier rote Lampen im Regal' });
    await page.waitForURL(`${shop.address(language)}/tool/RCFilter?resistance=4.7k%CE%A9`);

    await pointer.press(main.getByText(t('tool_work:save.title'), { exact: true }));
    await press(t('saved_calculations:device.take'));
    await main.getByText(t('saved_calculations:device.taken_one', { number: '1' })).waitFor();
    const name = main.getByLabel(t('saved_calculations:name'), { exact: true });
    await expect.poll(() => name.inputValue()).toMatch(/: .+Hz$/);
    await pointer.write(name, 'Eingangsfilter');
    await press(t('saved_calculations:save'));
    await main.getByText(t('saved_calculations:is_saved', { name: 'Eingangsfilter' })).waitFor();

    await page.goto(`${shop.address(language)}/tool/Microstrip?traceWidth=0.3mm`);
    await pointer.press(main.getByText(t('tool_work:save.title'), { exact: true }));
    await pointer.write(main.getByLabel(t('saved_calculations:name'), { exact: true }), 'Antenne');
    await press(t('saved_calculations:save'));
    await main.getByText(t('saved_calculations:is_saved', { name: 'Antenne' })).waitFor();
    await pointer.press(main.getByRole('link', { name: t('saved_calculations:all') }));

    await page.getByRole('heading', { level: 1, name: t('saved_calculations:title') }).waitFor();
    const list = main.getByRole('list', { name: t('saved_calculations:title') });
    await expect.poll(() => list.getByRole('link').allTextContents()).toEqual(['Antenne', 'Eingangsfilter']);
    await pointer.write(main.getByRole('searchbox'), 'eingang');
    await press(t('saved_calculations:find'));
    await expect.poll(() => list.getByRole('link').allTextContents()).toEqual(['Eingangsfilter']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing is wider than the phone').toBeLessThanOrEqual(390);
    await pointer.press(list.getByRole('link', { name: 'Eingangsfilter' }));
    await page.waitForURL(/\/tool\/RCFilter\?resistance=4\.7k/);
    await page
      .getByRole('region', { name: t('tool:result'), exact: true })
      .locator('[data-output]')
      .first()
      .waitFor();
    expect(errors).toEqual([]);
  } finally {
    await close();
  }
});

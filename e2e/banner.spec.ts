/** The operator tells visitors something for a time; they see it from the first paint on, until they close it. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveBanners } from '#contract/api/admin/site.ts';
import { barriersOf } from './barriers.ts';
import { openBrowser, visit } from './chromium.ts';
import { openOffice, seeSaved } from './office.ts';
import { openShop, type Shop } from './shop.ts';
import { misfitsOf } from './text-fit.ts';
import { wordsOf } from './words.ts';

let browser: Browser;
let shop: Shop;
let token: string;
beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), openShop({ env: { ADMIN: 'on' } })]);
  token = await openOffice(shop, 'Ada', 'content');
});
afterAll(() => Promise.all([browser.close(), shop.remove()]));

const saved = (page: Page) => page.waitForResponse((answer) => answer.url().includes(saveBanners.path) && answer.ok());

/** Sums up how far anything moves. */
function keepShift(): void {
  const kept = { shift: 0 };
  Object.assign(globalThis, { kept });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) kept.shift += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}

it('a notice and a banner are written on the operator page, at 390 px too', async () => {
  const { page, errors, close } = await visit(browser, { viewport: { width: 390, height: 844 } });
  const t = wordsOf('de');
  await page.addInitScript((session) => sessionStorage.setItem('operator_session', session), token);
  await page.goto(`${shop.address('de')}/admin?tab=site`);
  const form = page.getByRole('form', { name: t('site:banners.heading') });
  await page.getByLabel(t('site:language'), { exact: true }).selectOption('en');
  const title = t('site:banners.title', { language: 'English' });
  await form.getByRole('button', { name: t('site:banners.add') }).click();
  await form.getByLabel(title).fill('Closed on <Monday>');
  await form.getByLabel(t('site:banners.text', { language: 'English' })).fill('Orders of the weekend go out on Tuesday.');
  await form.getByLabel(t('site:banners.path')).fill('/about/delivery');
  await form.getByRole('button', { name: t('site:banners.add') }).click();
  const second = form.getByRole('group').last();
  await second.getByLabel(title).fill('New: relays');
  await second.getByLabel(t('site:banners.kind')).selectOption('home');
  await second.getByLabel(t('site:banners.until')).fill('2099-12-31T23:59');
  await Promise.all([saved(page), form.getByRole('button', { name: t('site:banners.save') }).click()]);
  await seeSaved(page, t);
  expect(await misfitsOf(page)).toEqual([]);
  expect(await barriersOf(page)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

it.each([
  [1440, 'light'],
  [390, 'dark'],
] as const)(
  'at %i px in the %s they stand from the first paint on, nothing moves, and what is closed stays closed',
  async (width, colorScheme) => {
    const { page, errors, close } = await visit(browser, { viewport: { width, height: 900 }, colorScheme });
    await page.addInitScript(keepShift);
    await page.goto(shop.address('en'));
    const notice = page.getByRole('complementary', { name: 'Closed on <Monday>' });
    await notice.getByRole('button').waitFor();
    await page
      .getByRole('link', { name: 'New: relays' })
      .or(page.getByRole('heading', { name: 'New: relays' }))
      .waitFor();
    await page.locator('footer').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (globalThis as unknown as { kept: { shift: number } }).kept.shift)).toBeLessThan(0.02); // set above
    expect(await barriersOf(page, 'html')).toEqual([]);
    expect(await misfitsOf(page)).toEqual([]);

    await notice.getByRole('button', { name: 'Close: Closed on <Monday>' }).click();
    await notice.waitFor({ state: 'detached' });
    const painted = await page.evaluate(async () => (await fetch('/')).text());
    expect(painted).not.toContain('class="notices"');
    await page.goto(`${shop.address('en')}/about/delivery`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await notice.count()).toBe(0);
    expect(errors).toEqual([]);
    await close();
  },
);

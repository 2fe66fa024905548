/** The operator arranges the home page; visitors have it so, without anything that moves and without scripts too. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveHomeBlocks } from '#contract/api/admin/home.ts';
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

const saved = (page: Page) => page.waitForResponse((answer) => answer.url().includes(saveHomeBlocks.path) && answer.ok());
const headings = (page: Page) => page.locator('main section h2').allTextContents();

it('blocks are moved, chosen and written on the operator page at 390 px, and seen before they are saved', async () => {
  const { page, errors, close } = await visit(browser, { viewport: { width: 390, height: 844 } });
  const t = wordsOf('de');
  await page.addInitScript((session) => sessionStorage.setItem('operator_session', session), token);
  await page.goto(`${shop.address('de')}/admin?tab=site`);
  const form = page.getByRole('form', { name: t('site:home.heading') });
  await page.getByLabel(t('site:language'), { exact: true }).selectOption('en');
  const add = async (kind: 'parts' | 'text') => {
    await form.getByLabel(t('site:home.kind')).selectOption(kind);
    await form.getByRole('button', { name: t('site:home.add') }).click();
    return form.getByRole('group', { name: t(`site:home.kinds.${kind}`), exact: true });
  };
  const parts = await add('parts');
  await parts.getByRole('searchbox').fill('BC847');
  await parts.getByRole('button', { name: /BC847/ }).first().click();
  await parts.getByLabel(t('site:home.title', { language: 'English' })).fill('Our picks');
  const text = await add('text');
  await text.getByLabel(t('site:home.text', { language: 'English' })).fill('We ship **today** until [noon](/about/delivery).');
  await form.getByRole('button', { name: t('site:nav.up', { name: t('site:home.kinds.text') }) }).press('Enter');
  await form.getByRole('checkbox', { name: t('site:home.kinds.categories') }).uncheck();
  expect(await misfitsOf(page)).toEqual([]);
  expect(await barriersOf(page)).toEqual([]);
  await form.getByRole('button', { name: t('site:home.preview'), exact: true }).click();
  const [preview] = await Promise.all([page.waitForEvent('popup'), form.getByRole('link', { name: t('site:home.open_preview') }).click()]);
  await preview.getByRole('heading', { name: 'Our picks' }).waitFor();
  await preview.getByText(t('site:home.preview_note')).waitFor();
  await preview.close();
  await Promise.all([saved(page), form.getByRole('button', { name: t('site:home.save') }).click()]);
  await seeSaved(page, t);
  expect(errors).toEqual([]);
  await close();
});

it.each([
  [1440, 'light'],
  [390, 'dark'],
] as const)('visitors have them so at %i px in %s', async (width, colorScheme) => {
  const { page, errors, close } = await visit(browser, { viewport: { width, height: 900 }, colorScheme });
  await page.goto(shop.address('ja'));
  await page.getByText('today').waitFor();
  const names = await headings(page);
  expect(names).toContain('Our picks');
  expect(names).not.toContain(wordsOf('ja')('home:products'));
  expect(await misfitsOf(page)).toEqual([]);
  expect(await barriersOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'noon' }).click();
  await page.waitForURL(/\/about\/delivery$/);
  expect(errors).toEqual([]);
  await close();
});

it('those without scripts have them as well', async () => {
  const { page, close } = await visit(browser, { javaScriptEnabled: false });
  await page.goto(shop.address('de'));
  await page.getByRole('heading', { name: 'Our picks' }).waitFor();
  expect(await page.locator('main strong').allTextContents()).toContain('today');
  await close();
});

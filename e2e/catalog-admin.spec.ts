/** The operator keeps the catalog on the operator page; shoppers find what was made and changed there. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveProduct } from '#contract/api/admin/product.ts';
import { barriersOf } from './barriers.ts';
import { openBrowser, visit } from './chromium.ts';
import { keyboard } from './hand.ts';
import { openOffice, seeSaved } from './office.ts';
import { openShop, type Shop } from './shop.ts';
import { misfitsOf } from './text-fit.ts';
import { wordsOf } from './words.ts';

let browser: Browser;
let shop: Shop;
let token: string;
beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), openShop({ env: { ADMIN: 'on' } })]);
  token = await openOffice(shop, 'Lin', 'stock');
});
afterAll(() => Promise.all([browser.close(), shop.remove()]));

async function openCatalog(locale: 'en' | 'de', viewport: { width: number; height: number }) {
  const seen = await visit(browser, { viewport });
  await seen.page.addInitScript((session) => sessionStorage.setItem('operator_session', session), token);
  await seen.page.goto(`${shop.address(locale)}/admin?tab=catalog`);
  return { ...seen, t: wordsOf(locale) };
}

it('a part is made, priced and counted without a terminal, and shoppers find it', async () => {
  const { page, errors, close, t } = await openCatalog('en', { width: 1440, height: 900 });
  await page.getByRole('link', { name: t('admin_catalog:new.open') }).click();
  const fresh = page.getByRole('form', { name: t('admin_catalog:new.heading') });
  await fresh.getByLabel(t('admin_catalog:identity.manufacturer')).first().fill('Yageo');
  await fresh.getByLabel(t('admin_catalog:identity.mpn')).fill('KELLER-4K7');
  await fresh.getByLabel(t('admin_catalog:identity.category')).selectOption('chip-resistors');
  const resistance = fresh.getByLabel(/^Resistance \(Ω\)/);
  await resistance.fill('4k7');
  await fresh.getByText('= 4.7 kΩ').waitFor();
  await fresh.getByRole('button', { name: t('admin_catalog:offers.add') }).click();
  await fresh.getByLabel(t('admin_catalog:offers.price', { currency: 'EUR' })).fill('0.25');
  expect(await misfitsOf(page)).toEqual([]);
  expect(await barriersOf(page)).toEqual([]);
  await fresh.getByRole('button', { name: t('admin_catalog:new.save') }).click();
  await seeSaved(page, t);

  const editor = page.getByRole('form', { name: 'Yageo KELLER-4K7' });
  const price = editor.getByLabel(t('admin_catalog:offers.price', { currency: 'EUR' }));
  await price.fill('0.5');
  await editor.getByRole('button', { name: t('admin_catalog:save') }).click();
  await seeSaved(page, t);
  const level = page.getByRole('form', { name: t('admin_catalog:level.heading'), exact: true });
  await level.getByLabel(t('admin_catalog:level.set')).fill('1200');
  await level.getByLabel(t('admin_catalog:level.reason')).fill('counted');
  await level.getByRole('button', { name: t('admin_catalog:level.save') }).click();
  await level.getByText('1,200 on the shelf', { exact: false }).waitFor();
  expect(await misfitsOf(page)).toEqual([]);
  expect(await barriersOf(page)).toEqual([]);

  await page.goto(`${shop.address('de')}/product/list/KELLER-4K7`);
  await page.getByText('KELLER-4K7').first().waitFor();
  await page.goto(`${shop.address('de')}/product/yageo-keller-4k7`);
  await page.getByText('0,50 €', { exact: false }).first().waitFor();
  expect(errors).toEqual([]);
  await close();
});

it('a part is found, changed and set back with nothing but the keyboard', async () => {
  const { page, errors, close, t } = await openCatalog('en', { width: 1440, height: 900 });
  const hand = keyboard(page);
  await hand.write(page.getByLabel(t('admin_catalog:substitutes.find')), 'RC0603FR-0710KL');
  await page.keyboard.press('Enter');
  await hand.press(page.getByRole('link', { name: 'RC0603FR-0710KL' }));
  const editor = page.getByRole('form', { name: /RC0603FR-0710KL$/ });
  const save = editor.getByRole('button', { name: t('admin_catalog:save') });
  const resistance = editor.getByLabel(/^Resistance \(Ω\)/);
  await hand.write(editor.getByLabel(t('admin_catalog:identity.last_buy_date')), '12312099');
  // A unit that is none of a resistance: said at the field, which gets the focus; all else stays as it was typed.
  await hand.write(resistance, '4.7 V');
  await hand.press(save);
  await editor.getByText(t('admin_catalog:parameters.wrong_unit', { unit: 'Ω' })).waitFor();
  expect(await resistance.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => resistance.evaluate((field) => field === document.activeElement)).toBe(true);
  await hand.write(resistance, '4.7 kΩ');

  await hand.press(editor.getByRole('button', { name: t('admin_catalog:substitutes.add') }));
  await hand.write(editor.getByRole('searchbox', { name: t('admin_catalog:substitutes.find') }), '10k 0603');
  await page.keyboard.press('Enter');
  await hand.press(editor.getByRole('button', { name: new RegExp(`^${t('admin_catalog:substitutes.take', { mpn: '' })}`) }).first());
  await hand.press(editor.locator('summary').filter({ hasText: /own texts/ }));
  await hand.write(editor.getByLabel('Deutsch'), 'Widerstand aus dem Restbestand');
  await hand.press(save);
  await page
    .getByRole('status')
    .filter({ hasText: t('admin:draft.saved') })
    .waitFor();
  expect(await barriersOf(page)).toEqual([]);

  const history = page.getByRole('region', { name: t('admin_catalog:history.heading') });
  await hand.press(history.locator('summary').first());
  await hand.press(history.getByRole('button', { name: t('admin_catalog:history.restore') }).first());
  await expect.poll(() => editor.getByLabel(t('admin_catalog:identity.last_buy_date')).inputValue()).toBe('');
  // The refused try is the one answer that the browser notes.
  expect(errors.filter((error) => !error.includes('422'))).toEqual([]);
  await close();
});

const list = `Hersteller;Herstellernummer;Widerstand;Preis ab 10;Lagerbestand
Yageo;HERBST-4K7;4,7 kΩ;0,25;120
Yageo;HERBST-SCHLECHT;4,7 V;0,25;5
`;

it('a table with one bad row is understood, checked and read in without it, and shoppers find the part', async () => {
  const { page, errors, close, t } = await openCatalog('en', { width: 1440, height: 900 });
  await page.getByRole('link', { name: t('admin_catalog:import') }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'herbst.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  const columns = page.getByRole('group', { name: t('admin_import:columns.heading'), exact: true });
  await columns.getByText(t('admin_import:columns.missing', { names: t('admin_catalog:identity.category') })).waitFor();
  expect(await columns.getByLabel('Widerstand').inputValue()).toBe('attr:resistance');
  expect(await columns.getByLabel(t('admin_import:fixed.decimal')).inputValue()).toBe(',');
  await columns.getByLabel(t('admin_import:fixed.category')).selectOption('chip-resistors');
  await page.getByRole('cell', { name: 'Yageo HERBST-4K7' }).waitFor();
  await page.getByText(/^Resistance · 4\.7 V/).waitFor();
  await page.getByLabel(t('admin_import:kept.name')).fill('Herbst');
  await page.getByRole('button', { name: t('admin_import:kept.save'), exact: true }).click();
  await page.getByText(t('admin_import:kept.saved', { name: 'Herbst' })).waitFor();
  expect(await misfitsOf(page)).toEqual([]);
  expect(await barriersOf(page)).toEqual([]);

  const run = page.getByRole('group', { name: t('admin_import:run.heading'), exact: true });
  await run.getByRole('button', { name: t('admin_import:run.import'), exact: true }).click();
  await run.getByText(t('admin_import:end.failed'), { exact: true }).waitFor();
  await run.getByLabel(t('admin_import:run.leave_out')).check();
  await run.getByRole('button', { name: t('admin_import:run.import'), exact: true }).click();
  await run.getByText(t('admin_import:end.done_left', { rows: '2', left: '1' })).waitFor();
  expect(await barriersOf(page)).toEqual([]);
  await page.goto(`${shop.address('de')}/product/yageo-herbst-4k7`);
  await page.getByText('HERBST-4K7').first().waitFor();
  expect((await page.goto(`${shop.address('de')}/product/yageo-herbst-schlecht`))?.status()).toBe(404);
  // The page that is not there is the one answer that the browser notes.
  expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
  await close();
});

it('on a phone in German, what somebody else has saved meanwhile is told and not overwritten', async () => {
  const { page, errors, close, t } = await openCatalog('de', { width: 390, height: 844 });
  await page.getByLabel(t('admin_catalog:substitutes.find')).fill('RC0603FR-0710KL');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'RC0603FR-0710KL' }).click();
  const editor = page.getByRole('form', { name: /RC0603FR-0710KL$/ });
  const series = editor.getByLabel(t('admin_catalog:identity.series'));
  await series.fill('Meine');
  const id = new URL(page.url()).searchParams.get('product');
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const body = JSON.stringify({ id, series: 'Andere' });
  expect((await fetch(shop.address('') + saveProduct.path, { method: 'POST', headers, body })).status).toBe(200);
  await editor.getByRole('button', { name: t('admin_catalog:save') }).click();
  await editor.getByText(t('admin:draft.theirs', { value: 'Andere' })).waitFor();
  expect(await series.inputValue()).toBe('Meine');
  await editor.getByRole('button', { name: t('admin_catalog:save') }).click();
  await seeSaved(page, t);
  expect(await misfitsOf(page)).toEqual([]);
  expect(await barriersOf(page)).toEqual([]);
  // The refused try is the one answer that the browser notes.
  expect(errors.filter((error) => !error.includes('409'))).toEqual([]);
  await close();
});

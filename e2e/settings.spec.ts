/** The operator sets company, accounts and shipping on the operator page; shoppers meet what was set. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveSettings } from '#contract/api/admin/settings.ts';
import { barriersOf } from './barriers.ts';
import { openBuyer } from './buyer.ts';
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
  token = await openOffice(shop, 'Ada', 'owner');
});
afterAll(() => Promise.all([browser.close(), shop.remove()]));

async function openSettings(locale: 'en' | 'de', viewport: { width: number; height: number }) {
  const seen = await visit(browser, { viewport });
  await seen.page.addInitScript((session) => sessionStorage.setItem('operator_session', session), token);
  await seen.page.goto(`${shop.address(locale)}/admin?tab=settings`);
  const t = wordsOf(locale);
  await seen.page.getByRole('form', { name: t('settings:company.heading') }).waitFor();
  return {
    ...seen,
    t,
    form: (heading: 'company' | 'payment' | 'shipping') => seen.page.getByRole('form', { name: t(`settings:${heading}.heading`) }),
  };
}

it('company, account and a price of shipping are set without a terminal, and the next order has them', async () => {
  const { page, errors, close, t, form } = await openSettings('en', { width: 1440, height: 900 });
  const company = form('company');
  await company.getByLabel(t('settings:company.company')).fill('Muster Bauteile GmbH');
  await company.getByLabel(t('settings:company.email')).fill('sales@muster.example');
  await company.getByRole('button', { name: t('settings:company.save') }).click();
  await seeSaved(page, t);

  const payment = form('payment');
  const iban = payment.getByLabel(t('settings:bank.iban'));
  await iban.fill('DE88 3704 0044 0532 0130 00');
  await payment.getByRole('button', { name: t('settings:payment.save') }).click();
  await payment.getByText(t('validation:invalid_format')).waitFor();
  expect(await iban.inputValue()).toBe('DE88 3704 0044 0532 0130 00');
  await iban.fill('DE89 3704 0044 0532 0130 00');
  await payment.getByRole('button', { name: t('settings:payment.save') }).click();
  await seeSaved(page, t);

  const shipping = form('shipping');
  const example = shipping.getByRole('group', { name: t('settings:example.heading') });
  await example.getByText('€8.90').waitFor();
  const union = shipping.getByRole('group', { name: 'union' });
  await union.getByLabel(t('settings:shipping.price')).first().fill('6.50');
  await example.getByText('€6.50').waitFor();
  await shipping.getByRole('button', { name: t('settings:shipping.save') }).click();
  await seeSaved(page, t);
  expect(await misfitsOf(page)).toEqual([]);
  expect(await barriersOf(page)).toEqual([]);

  const { order } = await openBuyer(shop).order('RC0603FR-0710KL');
  expect(order.payment.bank?.iban).toBe('DE89370400440532013000');
  await page.goto(`${shop.address('en')}/about/contactUs`);
  await page.getByRole('link', { name: 'sales@muster.example' }).first().waitFor();
  // The refused account is the one answer that the browser notes.
  expect(errors.filter((error) => !error.includes('422'))).toEqual([]);
  await close();
});

it('on a phone in German, what somebody else has saved meanwhile is told and not overwritten', async () => {
  const { page, errors, close, t, form } = await openSettings('de', { width: 390, height: 844 });
  const company = form('company');
  const phone = company.getByLabel(t('settings:company.phone'));
  await phone.fill('+49 30 1');
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const body = JSON.stringify({ site: { phone: '+49 30 2' } });
  expect((await fetch(shop.address('') + saveSettings.path, { method: 'POST', headers, body })).status).toBe(200);
  await company.getByRole('button', { name: t('settings:company.save') }).click();
  await company.getByText(t('admin:draft.theirs', { value: '+49 30 2' })).waitFor();
  expect(await phone.inputValue()).toBe('+49 30 1');
  await company.getByRole('button', { name: t('settings:company.save') }).click();
  await seeSaved(page, t);
  expect(await misfitsOf(page)).toEqual([]);
  expect(await barriersOf(page)).toEqual([]);
  // The refused try is the one answer that the browser notes.
  expect(errors.filter((error) => !error.includes('409'))).toEqual([]);
  await close();
});

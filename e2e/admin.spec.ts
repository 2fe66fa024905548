import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBuyer } from './buyer.ts';
import { openBrowser, visit } from './chromium.ts';
import { openShop, type Shop } from './shop.ts';
import { wordsOf } from './words.ts';

let browser: Browser;
let shop: Shop;
beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), openShop({ env: { ADMIN_HOST: 'office.localhost' } })]);
});
afterAll(async () => {
  await browser.close();
  await shop.remove();
});

it('the operator books the payment and sends the parcel; the customer sees it on its way', async () => {
  const { order, access_key: accessKey } = await openBuyer(shop).order('RC0603FR-0710KL');
  const [, key = ''] = /(ok_\S+)/.exec(await shop.command('key', 'add', 'Ada', '--scope', 'orders')) ?? [];
  const t = wordsOf('en');

  const { page } = await visit(browser);
  expect((await page.goto(`${shop.address('de')}/admin`))?.status()).toBe(404);
  expect((await page.goto(`${shop.address('office')}/admin`))?.status()).toBe(200);
  await page.getByLabel(t('admin:key.label')).fill(key);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: order.order_no }).click();

  const payment = page.getByRole('form', { name: t('admin:payment.title') });
  expect(await payment.getByLabel(/^Amount/).inputValue()).toBe((order.totals.total / 100).toFixed(2));
  await payment.getByLabel(t('admin:payment.reference')).fill('ACME 4711');
  await page.keyboard.press('Enter');
  await page.getByLabel(t('admin:ship.carrier')).fill('DHL');
  await page.getByLabel(t('admin:ship.tracking')).fill('00340434');
  await page.keyboard.press('Enter');
  await page.getByRole('form', { name: t('admin:deliver.title') }).waitFor();

  const { page: customer } = await visit(browser);
  await customer.goto(`${shop.address('de')}/order/orderDetail?order_no=${order.order_no}#${accessKey}`);
  const german = wordsOf('de');
  await customer.getByText(german('order:status.shipped')).first().waitFor();
  expect(await shop.command('audit', '--actor', 'Ada')).toMatch(/order\.ship[\s\S]*order\.payment/);
  expect(await shop.command('mails')).toContain('order_shipped');
});

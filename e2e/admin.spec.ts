import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBuyer } from './buyer.ts';
import { openBrowser, visit } from './chromium.ts';
import { invite, officePassword, oneTimeCode } from './office.ts';
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
  const link = await invite(shop, 'Ada', 'sales');
  const t = wordsOf('en');

  const { page } = await visit(browser);
  expect((await page.goto(`${shop.address('de')}/admin`))?.status()).toBe(404);
  expect((await page.goto(`${shop.address('office')}/admin`))?.status()).toBe(200);
  await page.getByLabel(t('admin:login.code')).waitFor();

  await page.goto(`${shop.address('office')}/admin#${link}`);
  const secret = await page.locator('code').innerText();
  await page.getByRole('img', { name: t('admin:invite.scan') }).waitFor();
  await page.getByLabel(t('user:new_password')).fill(officePassword);
  const used = oneTimeCode(secret);
  await page.getByLabel(t('admin:invite.code')).fill(used);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: t('admin:invite.codes_title') }).waitFor();
  const [recoveryCode = ''] = await page.locator('main li code').allInnerTexts();
  await page.getByRole('button', { name: t('admin:invite.continue') }).click();
  await page.getByRole('button', { name: t('admin:login.out') }).click();
  expect(page.url()).not.toContain('invite');

  const logIn = async (code: string) => {
    await page.getByLabel(t('admin:login.code')).waitFor();
    await page.getByLabel(t('user:email'), { exact: true }).fill('ada@office.example');
    await page.getByLabel(t('user:password'), { exact: true }).fill(officePassword);
    await page.getByLabel(t('admin:login.code')).fill(code);
    await page.keyboard.press('Enter');
  };
  // The code of the invitation is used up; the next one opens, though the clock is not there yet.
  await logIn(used);
  await page.getByText(t('admin:login.wrong')).waitFor();
  await logIn(oneTimeCode(secret, 1));
  // The role opens nothing else.
  await page.getByRole('tab', { name: t('admin:tabs.overview') }).waitFor();
  expect(await page.getByRole('tab', { name: t('admin:tabs.people') }).count()).toBe(0);
  // What waits leads to the list that it is in.
  await page.getByRole('link', { name: t('admin_overview:tasks.orders_pending') }).click();
  await page.getByRole('link', { name: order.order_no }).click();

  const payment = page.getByRole('form', { name: t('admin:payment.title') });
  expect(await payment.getByLabel(/^Amount/).inputValue()).toBe((order.totals.total / 100).toFixed(2));
  await payment.getByLabel(t('admin:payment.reference')).fill('ACME 4711');
  await page.keyboard.press('Enter');
  await page.getByLabel(t('admin:ship.carrier')).fill('DHL');
  await page.getByLabel(t('admin:ship.tracking')).fill('00340434');
  await page.keyboard.press('Enter');
  await page.getByRole('form', { name: t('admin:deliver.title') }).waitFor();
  await page.getByRole('button', { name: t('admin:login.out') }).click();
  await logIn(recoveryCode);
  await page.getByRole('tab', { name: t('admin:tabs.access') }).click();
  await page.getByText(t('admin:access.codes_other').replace('{{count}}', '9')).waitFor();
  await page.getByRole('button', { name: t('admin:login.out') }).click();
  await page.getByLabel(t('admin:login.code')).waitFor();

  const { page: customer } = await visit(browser);
  await customer.goto(`${shop.address('de')}/order/orderDetail?order_no=${order.order_no}#${accessKey}`);
  const german = wordsOf('de');
  await customer.getByText(german('order:status.shipped')).first().waitFor();
  expect(await shop.command('audit', '--actor', 'Ada')).toMatch(/Ada {2}sales +order\.ship[\s\S]*order\.payment/);
  expect(await shop.command('mails')).toContain('order_shipped');
});

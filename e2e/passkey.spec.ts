/** Passkeys of the operator page, with a virtual authenticator of Chromium's. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '#server/testing/free-port.ts';
import { openBrowser, visit } from './chromium.ts';
import { invite, officePassword, oneTimeCode } from './office.ts';
import { openShop, type Shop } from './shop.ts';
import { wordsOf } from './words.ts';

let browser: Browser;
let shop: Shop;
let office: string;
beforeAll(async () => {
  const port = await freePort();
  office = `http://localhost:${port}/admin`;
  [browser, shop] = await Promise.all([openBrowser(), openShop({ env: { ADMIN_PORT: String(port) } })]);
});
afterAll(async () => {
  await browser.close();
  await shop.remove();
});

it('a passkey is added, logs in alone and is removed', async () => {
  const link = await invite(shop, 'Ada', 'owner');
  const t = wordsOf('ja');
  const { page } = await visit(browser);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });

  await page.goto(`${office}#${link}`);
  const secret = await page.locator('code').innerText();
  await page.getByLabel(t('user:new_password')).fill(officePassword);
  await page.getByLabel(t('admin:invite.code')).fill(oneTimeCode(secret));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: t('admin:invite.continue') }).click();

  await page.getByRole('tab', { name: t('admin:tabs.access') }).click();
  await page.getByText(t('admin:passkey.none')).waitFor();
  await page.getByLabel(t('admin:passkey.name')).fill('Laptop');
  await page.keyboard.press('Enter');
  await page
    .getByRole('list', { name: t('admin:passkey.title') })
    .getByText('Laptop')
    .waitFor();
  // The same device a second time.
  await page.getByLabel(t('admin:passkey.name')).fill('Again');
  await page.keyboard.press('Enter');
  await page.getByText(t('admin:passkey.known')).waitFor();

  await page.getByRole('button', { name: t('admin:login.out') }).click();
  await page.getByRole('button', { name: t('admin:passkey.log_in') }).click();
  await page.getByRole('tab', { name: t('admin:tabs.access') }).click();
  const remove = t('admin:passkey.remove_named', { name: 'Laptop' });
  await page.getByRole('button', { name: remove }).click();
  await page
    .getByRole('dialog', { name: remove })
    .getByRole('button', { name: t('admin:passkey.remove') })
    .click();
  await page.getByText(t('admin:passkey.none')).waitFor();

  await page.getByRole('button', { name: t('admin:login.out') }).click();
  await page.getByRole('button', { name: t('admin:passkey.log_in') }).click();
  await page.getByText(t('admin:passkey.refused')).waitFor();
  expect(await shop.command('audit', '--actor', 'Ada')).toMatch(/passkey-remove[\s\S]*person\.log-in[\s\S]*passkey-add/);
});

it('at an address of digits the page says where passkeys work', async () => {
  const { page } = await visit(browser);
  const t = wordsOf('ja');
  await page.goto(office.replace('localhost', '127.0.0.1'));
  await page.getByRole('button', { name: t('admin:passkey.log_in') }).click();
  await page.getByText(t('admin:passkey.elsewhere', { address: new URL(office).origin })).waitFor();
});

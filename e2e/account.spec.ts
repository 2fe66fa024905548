/** A customer's account from registration to log-out, in a shop that cannot send mails and so opens accounts at once. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, visit } from './chromium.ts';
import { pointer } from './hand.ts';
import { checkOut, fillCart, findPart, type Journey, openCart, partNumber } from './order-journey.ts';
import { sendRegistration } from './registration.ts';
import { openShop, type Shop } from './shop.ts';
import { wordsOf } from './words.ts';

const language = 'de';
const t = wordsOf(language);
const email = 'marta.keller@example.com';
const password = 'vier rote Lampen im Regal';

let browser: Browser;
let shop: Shop;
beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), openShop()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), shop.remove()]);
});

async function register({ page, hand, address }: Journey): Promise<void> {
  await page.goto(`${address}/user/register`);
  await sendRegistration(page, hand, t, { email, password });
}

/** Opens an order from the list of all. */
async function openFromList({ page, hand }: Journey, number: string): Promise<void> {
  await hand.press(page.getByRole('banner').getByRole('button', { name: /Marta Keller/ }));
  await hand.press(page.getByRole('banner').getByRole('link', { name: t('common:account.orders') }));
  await page.getByRole('heading', { level: 1, name: t('common:account.orders') }).waitFor();
  await page.getByRole('tab', { name: `${t('orders:unpaid')} 1` }).waitFor();
  await hand.press(page.getByRole('main').getByRole('link', { name: number, exact: true }));
  await page.getByRole('heading', { level: 1, name: t('order_page:title', { number }) }).waitFor();
  await page.getByRole('main').getByRole('link', { name: partNumber }).waitFor();
}

async function leave({ page, hand, address }: Journey): Promise<void> {
  await page.goto(`${address}/user/address`);
  await hand.press(
    page.getByRole('navigation', { name: t('common:account.title') }).getByRole('button', { name: t('common:account.sign_out') }),
  );
  await page.getByRole('banner').getByText(t('common:account.sign_in')).waitFor();
}

/** A page of the account sends a visitor to the log-in, which leads back to it. */
async function comeBack({ page, hand, address }: Journey): Promise<void> {
  await page.goto(`${address}/user/order?status=unpaid`);
  await page.getByRole('heading', { level: 1, name: t('user:login.title') }).waitFor();
  const form = page.getByRole('main');
  await hand.write(form.getByLabel(t('user:email'), { exact: true }), email);
  await hand.write(form.getByLabel(t('user:password'), { exact: true }), password);
  await hand.press(form.getByRole('button', { name: t('user:login.submit'), exact: true }));
  await page.waitForURL(`${address}/user/order?status=unpaid`);
}

it('a guest becomes a customer, keeps the cart, orders, finds the order, leaves and comes back', async () => {
  const { page, errors, close } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  const journey: Journey = { page, hand: pointer, address: shop.address(language), language };
  try {
    await findPart(journey);
    await fillCart(journey);
    await openCart(journey);
    await register(journey);
    await page.getByText(t('user:merged.cart_one', { count: 1 })).waitFor();
    await openCart(journey);
    const number = await checkOut(journey);
    expect(new URL(page.url()).hash, 'an account needs no key in the address').toBe('');
    await openFromList(journey, number);
    await leave(journey);
    await comeBack(journey);
    await page.getByRole('main').getByRole('link', { name: number, exact: true }).waitFor();
    expect(errors).toEqual([]);
  } finally {
    await close();
  }
});

/** A coupon from the page of all, through the account and the cart, to the order that has it. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, visit } from './chromium.ts';
import { pointer } from './hand.ts';
import { checkOut, fillCart, findPart, type Journey, openCart } from './order-journey.ts';
import { sendRegistration } from './registration.ts';
import { openShop, type Shop } from './shop.ts';
import { wordsOf } from './words.ts';

const language = 'de';
const t = wordsOf(language);
const code = 'HERBST-10';
const title = 'Herbstrabatt';

let browser: Browser;
let shop: Shop;
beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), openShop()]);
  await shop.command('coupon', 'add', code, 'percent', '10', '--public', '--per-user', '1', '--title-de', title);
});
afterAll(async () => {
  await Promise.all([browser.close(), shop.remove()]);
});

/** The page asks for an account first and is there again afterwards. */
async function signUpToCollect({ page, hand, address }: Journey): Promise<void> {
  await page.goto(`${address}/other/coupons`);
  await hand.press(page.getByRole('main').getByRole('link', { name: t('coupons:center.sign_in') }));
  await hand.press(page.getByRole('main').getByRole('link', { name: t('user:login.create') }));
  await sendRegistration(page, hand, t, { email: 'marta@example.com', password: 'vier rote Lampen im Regal' });
  await page.waitForURL(`${address}/other/coupons`);
}

async function collect({ page, hand }: Journey): Promise<void> {
  await hand.press(page.getByRole('button', { name: t('coupons:center.collect_named', { coupon: title }) }));
  await page.getByText(t('coupons:center.collected'), { exact: true }).waitFor();
}

async function useInCart(journey: Journey): Promise<void> {
  const { page, hand } = journey;
  await findPart(journey);
  await fillCart(journey);
  await openCart(journey);
  await hand.press(page.getByRole('button', { name: t('coupon:field.open') }));
  await hand.press(page.getByRole('button', { name: t('coupon:field.own_use_named', { code }) }));
  await page.getByRole('button', { name: new RegExp(code) }).waitFor();
  await page.getByText(t('order_summary:totals.discount'), { exact: true }).waitFor();
}

it('is collected, used in the cart, shown on the order and kept with it', async () => {
  const { page, errors, close } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  const journey: Journey = { page, hand: pointer, address: shop.address(language), language };
  try {
    await signUpToCollect(journey);
    await collect(journey);
    await useInCart(journey);
    const number = await checkOut(journey);
    await page.goto(`${journey.address}/order/orderDetail?order_no=${number}`);
    await page.getByText(code, { exact: true }).waitFor();
    await page.getByText(t('order_summary:totals.discount'), { exact: true }).waitFor();
    await page.goto(`${journey.address}/user/coupon`);
    await page.getByText(t('coupons:status.reserved'), { exact: true }).waitFor();
    await page.getByRole('link', { name: t('coupons:order', { number }) }).waitFor();
    expect(errors).toEqual([]);
  } finally {
    await close();
  }
});

/** A guest pays by card on the test page of the sandbox; one who is declined pays by transfer. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WordLanguage } from '#contract/locale.ts';
import { openBrowser, visit } from './chromium.ts';
import { pointer } from './hand.ts';
import { fillCart, findPart, type Journey, openCart, placeOrder } from './order-journey.ts';
import { openShop, type Shop } from './shop.ts';
import { wordsOf } from './words.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

let browser: Browser;
let shop: Shop;
beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), openShop({ env: { PAYMENT_SANDBOX: 'on' } })]);
});
afterAll(async () => {
  await browser.close();
  await shop.remove();
});

/** From the search to the button of the test page. */
async function pay(language: WordLanguage, viewport: typeof wide, choice: 'pay' | 'decline', then: (journey: Journey) => Promise<void>) {
  const { page, errors, close } = await visit(browser, { viewport });
  const t = wordsOf(language);
  try {
    const journey: Journey = { page, hand: pointer, address: shop.address(language === 'ja' ? '' : language), language };
    await findPart(journey);
    await fillCart(journey);
    await openCart(journey);
    await placeOrder(journey, 'card_test');
    await page.getByRole('heading', { level: 1, name: t('trade:sandbox.title') }).waitFor();
    await page.getByRole('button', { name: t(`trade:sandbox.${choice}`) }).click();
    await then(journey);
    expect(errors).toEqual([]);
  } finally {
    await close();
  }
}

it('pays by card and sees that the order is placed and paid', () =>
  pay('de', wide, 'pay', async ({ page }) => {
    const t = wordsOf('de');
    await page.waitForURL(/\/order\/successful/);
    await page.getByText(t('order_page:success.step_paid')).waitFor();
    await page.getByRole('link', { name: t('order_page:success.view') }).click();
    await page.getByText(t('order:payment_status.paid')).first().waitFor();
    await page.getByText(t('trade:events.confirmed')).waitFor();
  }));

it('is declined, chooses a transfer and tells about it', () =>
  pay('ja', phone, 'decline', async ({ page }) => {
    const t = wordsOf('ja');
    await page.getByRole('heading', { level: 1, name: t('payment:landing.failed') }).waitFor();
    await page.getByRole('link', { name: t('payment:landing.other') }).click();
    await page.getByRole('radio', { name: new RegExp(t('trade:payment.bank_transfer')) }).check();
    await page.getByRole('button', { name: t('payment:choice.submit_transfer') }).click();
    await page.getByText('DEMO-0000').waitFor();
    await page.getByLabel(t('payment:slip.paid_at')).fill(new Date().toISOString().slice(0, 10));
    await page.getByRole('button', { name: t('payment:slip.submit'), exact: true }).click();
    await page.getByText(t('payment:slip.sent')).waitFor();
  }));

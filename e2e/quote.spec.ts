/** A guest asks for a quote, the operator answers on the console, the guest orders at the quoted price. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, visit } from './chromium.ts';
import { type Hand, pointer } from './hand.ts';
import { partNumber as part } from './order-journey.ts';
import { openShop, type Shop } from './shop.ts';
import { wordsOf } from './words.ts';

const language = 'de';
const t = wordsOf(language);

let browser: Browser;
let shop: Shop;
beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), openShop()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), shop.remove()]);
});

interface Guest {
  page: Page;
  hand: Hand;
}

/** Puts a part of ours and one that we do not carry on the list, and sends it. Gives the request's number. */
async function askForQuote({ page, hand }: Guest): Promise<string> {
  await page.goto(`${shop.address(language)}/other/rfqs`);
  await hand.press(page.getByRole('button', { name: t('rfq:paste.open') }));
  await hand.write(page.getByLabel(t('rfq:paste.label')), `${part}; 5000\nXYZ-UNKNOWN-9; 250; Acme`);
  await hand.press(page.getByRole('button', { name: t('rfq:add.submit') }).last());
  await page.getByText('XYZ-UNKNOWN-9').waitFor();
  await hand.write(page.getByLabel(t('rfq:form.first_name'), { exact: true }), 'Marta');
  await hand.write(page.getByLabel(t('rfq:form.last_name'), { exact: true }), 'Keller');
  await hand.write(page.locator('#email'), 'marta@example.com');
  await hand.tick(page.locator('#consent'));
  await hand.press(page.getByRole('button', { name: t('rfq:form.submit') }));
  await page.getByRole('heading', { name: t('rfq:sent.title') }).waitFor();
  await hand.press(page.getByRole('link', { name: t('rfq:sent.open') }));
  await page.getByText(t('quote:status.submitted'), { exact: true }).waitFor();
  return new URL(page.url()).searchParams.get('inquiry_no') ?? '';
}

async function answer(number: string): Promise<void> {
  const shown = await shop.command('quote', 'show', number);
  const sku = new RegExp(`1 {2}(\\S+) {2}${part}`).exec(shown)?.[1] ?? '';
  const price = ['--line', '1', '--sku', sku, '--quantity', '5000', '--price', '0.1234', '--lead', '14'];
  await shop.command('quote', 'answer', number, ...price, '--no-bid', '2');
  await shop.command('quote', 'send', number, '--message', 'Unser bester Preis');
}

async function orderAtQuote({ page, hand }: Guest): Promise<void> {
  await page.reload();
  await page.getByText('Unser bester Preis').waitFor();
  await hand.press(page.getByRole('link', { name: t('quote_page:sum.continue') }));
  const write = (field: string, text: string) => hand.write(page.locator(`[name="shipping_address.${field}"]`), text);
  await write('line1', 'Invalidenstraße 1');
  await write('postcode', '10115');
  await write('city', 'Berlin');
  await write('phone', '+49 30 1234567');
  await hand.press(page.getByRole('button', { name: t('checkout:continue_delivery') }));
  await hand.press(page.getByRole('button', { name: t('checkout:continue_review') }));
  await hand.tick(page.getByLabel(t('checkout:review.terms')));
  await hand.press(page.getByRole('button', { name: t('checkout:place_order') }));
  await page.waitForURL(/\/order\/orderPay/);
}

it('is asked for, answered and ordered, and leads to its order', async () => {
  const { page, errors, close } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  const guest = { page, hand: pointer };
  try {
    const number = await askForQuote(guest);
    const quote = page.url();
    await answer(number);
    await orderAtQuote(guest);
    const order = new URL(page.url()).searchParams.get('order_no') ?? '';
    await page.goto(quote);
    await page.getByText(t('quote:status.accepted'), { exact: true }).waitFor();
    await pointer.press(page.getByRole('link', { name: order }));
    await page.getByText('617,00').first().waitFor();
    expect(errors).toEqual([]);
  } finally {
    await close();
  }
});

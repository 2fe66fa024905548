/** An operator orders for a customer who has called, in the customer's place and language; the order says so. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getOrderDetail } from '#contract/api/order.ts';
import { register } from '#contract/api/account.ts';
import { barriersOf } from './barriers.ts';
import { openBrowser, visit } from './chromium.ts';
import { pointer } from './hand.ts';
import { openOffice } from './office.ts';
import { checkOut, fillCart, findPart, openCart } from './order-journey.ts';
import { openShop, type Shop } from './shop.ts';
import { misfitsOf } from './text-fit.ts';
import { wordsOf } from './words.ts';

const email = 'marta.keller@example.com';
const password = 'vier rote Lampen im Regal';

let browser: Browser;
let shop: Shop;
beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), openShop({ env: { ADMIN: 'on' } })]);
});
afterAll(() => Promise.all([browser.close(), shop.remove()]));

/** Opens a customer's account, which a shop without mails does at once; gives its token. */
async function openAccount(): Promise<string> {
  const body = JSON.stringify({ email, password, first_name: 'Marta', last_name: 'Keller', consent: true });
  const headers = { 'Content-Type': 'application/json', 'X-Locale': 'de' };
  const answer = register.response.parse(await (await fetch(shop.address('') + register.path, { method: 'POST', headers, body })).json());
  if (answer.activation_required) throw new Error('The shop asks for an activation');
  return answer.token;
}

it('an order by phone is placed in the place of the customer, and both sides see who did it', async () => {
  const [customer, operator] = [await openAccount(), await openOffice(shop, 'Ada', 'sales')];
  const { page, errors, close } = await visit(browser, { viewport: { width: 390, height: 844 } });
  const [t, d] = [wordsOf('en'), wordsOf('de')];
  try {
    await page.addInitScript((session) => sessionStorage.setItem('operator_session', session), operator);
    await page.goto(`${shop.address('en')}/admin?tab=customers`);
    await page.getByRole('link', { name: 'Marta Keller' }).click();
    const form = page.getByRole('form', { name: t('admin_customers:act_for.heading') });
    await form.getByLabel(t('admin_customers:act_for.reason')).fill('Bestellung am Telefon');
    await form.getByRole('button', { name: t('admin_customers:act_for.begin') }).click();
    const link = form.getByRole('link', { name: t('admin_customers:act_for.open', { name: 'Marta Keller' }) });
    await link.waitFor();
    expect(await misfitsOf(page)).toEqual([]);
    expect(await barriersOf(page)).toEqual([]);

    const [shown] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    const notice = shown.getByText(d('acting:title', { name: `Marta Keller, ${email}` }));
    await notice.waitFor();
    expect(await misfitsOf(shown)).toEqual([]);
    await shown.setViewportSize({ width: 1440, height: 900 });
    const journey = { page: shown, hand: pointer, address: shop.address('de'), language: 'de' } as const;
    await findPart(journey);
    await fillCart(journey);
    await openCart(journey);
    const number = await checkOut(journey);
    await notice.waitFor();
    expect(await barriersOf(shown)).toEqual([]);
    await shown.getByRole('button', { name: d('acting:end') }).click();
    await notice.waitFor({ state: 'detached' });

    await page.reload();
    await page.getByText(`${t('admin_customers:act_for.act.order')} · ${number}`).waitFor();
    const own = { headers: { Authorization: `Bearer ${customer}`, 'X-Locale': 'de' } };
    const order = getOrderDetail.response.parse(
      await (await fetch(`${shop.address('')}${getOrderDetail.path}?order_no=${number}`, own)).json(),
    );
    expect(order.events.map(({ text }) => text)).toContain(d('trade:events.by_shop'));
    expect(errors).toEqual([]);
  } finally {
    await close();
  }
});

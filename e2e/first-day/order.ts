import { pointer } from '#e2e/hand.ts';
import { escape, placeOrder } from '#e2e/order-journey.ts';
import { de, mpn, t, type Day } from './day.ts';

/** Somebody finds the part, orders 200 of it and gets the owner's bank account. */
export async function orderParts(day: Day): Promise<string> {
  const { page } = day.buyer;
  await page.goto(day.shop.address('de'));
  await page.getByRole('combobox', { name: de('common:search.label') }).fill(mpn);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: mpn }).waitFor();
  await day.look(page, 'product');
  const named = { name: de('buy:quantity_of', { mpn }) };
  await page.getByRole('spinbutton', named).or(page.getByRole('textbox', named)).first().fill('200');
  await page
    .getByRole('button', { name: de('buy:add_to_cart'), exact: true })
    .first()
    .click();
  await page.getByRole('status').filter({ hasText: mpn }).first().waitFor();
  await page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(escape(de('common:header.cart'))) })
    .click();
  await page.getByRole('link', { name: mpn }).first().waitFor();
  await placeOrder({ page, hand: pointer, address: day.shop.address('de'), language: 'de' }, 'bank_transfer');
  await page.waitForURL(/\/order\/orderPay/);
  await page.getByText('DE89370400440532013000').first().waitFor();
  return new URL(page.url()).searchParams.get('order_no') ?? '';
}

/** The transfer is booked, the parcel sent and told as delivered. */
export async function shipOrder(day: Day, number: string): Promise<void> {
  const { page } = day.office;
  await day.openTab('orders');
  await day.look(page, 'orders');
  await page.getByRole('link', { name: number }).click();
  const payment = page.getByRole('form', { name: t('admin:payment.title') });
  await payment.getByLabel(t('admin:payment.reference')).fill(number);
  await day.look(page, 'order');
  await payment.getByRole('button', { name: t('admin:payment.book') }).click();
  const parcel = page.getByRole('form', { name: t('admin:ship.title') });
  await parcel.getByLabel(t('admin:ship.carrier')).fill('DHL');
  await parcel.getByLabel(t('admin:ship.tracking')).fill('00340434161094000000');
  await parcel.getByRole('button', { name: t('admin:ship.send') }).click();
  const delivery = page.getByRole('form', { name: t('admin:deliver.title') });
  await delivery.waitFor();
  await day.look(page, 'shipped');
  await delivery.getByRole('button', { name: t('admin:deliver.save') }).click();
  await delivery.waitFor({ state: 'detached' });
}

/** A quarter of the parts comes back, and its price with tax goes to the buyer. */
export async function takeBack(day: Day, number: string): Promise<void> {
  const { page: buyer } = day.buyer;
  await buyer.goto(`${day.shop.address('de')}/order/orderDetail?order_no=${number}`);
  await buyer.getByText('3,90 €', { exact: true }).waitFor();
  await buyer.getByRole('button', { name: de('returns:open') }).click();
  const form = buyer.getByRole('dialog');
  await form.getByLabel(de('returns:form.quantity', { part: mpn, most: 200 })).fill('50');
  await form.getByLabel(de('returns:form.reason')).selectOption('not_needed');
  await day.look(buyer, 'return-form');
  await form.getByRole('button', { name: de('returns:form.send') }).click();
  await buyer.getByText(de('returns:status.requested')).waitFor();

  const { page } = day.office;
  await day.openTab('orders');
  await page.getByRole('link', { name: t('admin_returns:returns'), exact: true }).click();
  await day.look(page, 'returns');
  await page.getByRole('link', { name: /^RM-/ }).click();
  await page.getByRole('button', { name: t('admin_returns:accept') }).click();
  await page.getByRole('button', { name: t('admin_returns:receive'), exact: true }).click();
  await page.getByText(t('admin_returns:status.received'), { exact: true }).waitFor();
  await day.look(page, 'return');
  await page.getByRole('button', { name: t('admin_returns:close'), exact: true }).click();
  await page.getByText(t('admin_returns:status.closed'), { exact: true }).waitFor();
  await buyer.reload();
  await buyer.getByText(de('returns:outcome.refunded', { amount: '2,02 €' })).waitFor();
  await day.look(buyer, 'returned');
}

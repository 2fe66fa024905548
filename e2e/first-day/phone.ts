import { expect } from 'vitest';
import { openBuyer } from '#e2e/buyer.ts';
import { visit } from '#e2e/chromium.ts';
import { de, mpn, type Day } from './day.ts';

/** On a phone and in German the next order is sent and a part is counted. */
export async function workOnPhone(day: Day): Promise<void> {
  const { order } = await openBuyer(day.shop).order(mpn, 200);
  const session = (await day.office.page.evaluate(() => sessionStorage.getItem('operator_session'))) ?? '';
  const phone = await visit(day.browser, { viewport: { width: 390, height: 844 } });
  const { page } = phone;
  await page.addInitScript((token) => sessionStorage.setItem('operator_session', token), session);
  await page.goto(`${day.shop.address('de')}/admin?tab=orders`);
  await page.getByRole('link', { name: order.order_no }).waitFor();
  await day.look(page, 'phone-orders');
  await page.getByRole('link', { name: order.order_no }).click();
  await page.getByLabel(de('admin:payment.reference')).fill('4711');
  await page.getByRole('button', { name: de('admin:payment.book') }).click();
  await page.getByLabel(de('admin:ship.carrier')).fill('DHL');
  await day.look(page, 'phone-order');
  await page.getByRole('button', { name: de('admin:ship.send') }).click();
  await page.getByRole('form', { name: de('admin:deliver.title') }).waitFor();
  await page.goto(`${day.shop.address('de')}/admin?tab=catalog`);
  await page.getByLabel(de('admin_catalog:substitutes.find')).fill(mpn);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: mpn, exact: true }).click();
  const level = page.getByRole('form', { name: de('admin_catalog:level.heading'), exact: true });
  await level.getByLabel(de('admin_catalog:level.set')).fill('2500');
  await level.getByLabel(de('admin_catalog:level.reason')).fill('gezählt');
  await level.getByRole('button', { name: de('admin_catalog:level.save') }).click();
  await level.getByText('2.500', { exact: false }).waitFor();
  await day.look(page, 'phone-stock');
  expect(phone.errors).toEqual([]);
}

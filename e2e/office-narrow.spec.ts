/** Every view of the operator page on a phone, in German: nothing is cut off, lies on something else or pushes the page sideways. */
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveCompany } from '#contract/api/admin/company.ts';
import { openBuyer } from './buyer.ts';
import { openBrowser, visit } from './chromium.ts';
import { openOffice } from './office.ts';
import { officeScreens } from './office-screens.ts';
import { partNumber } from './order-journey.ts';
import { openShop, type Shop } from './shop.ts';
import { misfitsOf } from './text-fit.ts';

let browser: Browser;
let shop: Shop;
beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), openShop({ env: { ADMIN: 'on' } })]);
});
afterAll(() => Promise.all([browser.close(), shop.remove()]));

/** Legal pages: one for a country, and the usual one. */
const further = ['tab=site&view=articles&kind=page&slug=widerruf-de', 'tab=site&view=articles&kind=page&slug=term'];

it('every view fits', async () => {
  const buyer = openBuyer(shop);
  await buyer.order(partNumber);
  await buyer.ask(partNumber, 5000);
  const token = await openOffice(shop, 'Ada', 'owner');
  await openCompany(token);
  const { screens } = await officeScreens(shop.address(''), token);
  const { page, errors, close } = await visit(browser, { viewport: { width: 390, height: 844 } });
  await page.addInitScript((session) => sessionStorage.setItem('operator_session', session), token);
  const pictures = process.env['PICTURES'];
  const found: string[] = [];
  for (const view of [...screens.map(({ name }) => name), ...further]) {
    // oxlint-disable no-await-in-loop -- one view after the other
    await page.goto(`${shop.address('de')}/admin?${view}`);
    await page.getByRole('tabpanel').waitFor();
    await page.waitForLoadState('networkidle');
    if (pictures !== undefined) await page.screenshot({ path: `${pictures}/${view.replaceAll(/\W/g, '-')}.png`, fullPage: true });
    found.push(...(await namesOfTexts(page)).map((name) => `${view}: a text without words: ${name}`));
    found.push(...(await misfitsOf(page)).map((fault) => `${view}: ${fault}`));
    // oxlint-enable no-await-in-loop
  }
  expect(found).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

async function openCompany(token: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() };
  const body = JSON.stringify({ name: 'Keller GmbH', currency: 'EUR', may_pay_by_invoice: true, people: [] });
  const answer = await fetch(shop.address('') + saveCompany.path, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
}

/** What stands there when the words of a view are not loaded: `drop_single` in place of a sentence. */
async function namesOfTexts(page: Page): Promise<string[]> {
  const text = await page.getByRole('tabpanel').innerText();
  return text.match(/^[a-z]+(?:_[a-z]+)+$/gm) ?? [];
}

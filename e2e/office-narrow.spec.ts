/** Every view of the operator page on a phone, in German: nothing is cut off, lies on something else or pushes the page sideways. */
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveCompany } from '#contract/api/admin/company.ts';
import { openBuyer } from './buyer.ts';
import { openBrowser, visit } from './chromium.ts';
import { openOffice } from './office.ts';
import { partNumber } from './order-journey.ts';
import { openShop, type Shop } from './shop.ts';
import { misfitsOf } from './text-fit.ts';

let browser: Browser;
let shop: Shop;
beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), openShop({ env: { ADMIN: 'on' } })]);
});
afterAll(() => Promise.all([browser.close(), shop.remove()]));

const views = [
  'tab=overview',
  'tab=orders',
  'tab=orders&view=returns',
  'tab=quotes',
  'tab=customers',
  'tab=customers&view=companies',
  'tab=customers&view=companies&company=new',
  'tab=customers&view=price-lists',
  'tab=customers&view=price-lists&pricelist=new',
  'tab=catalog',
  'tab=catalog&product=new',
  'tab=catalog&view=import',
  'tab=catalog&view=export',
  'tab=catalog&view=sources',
  'tab=catalog&view=categories',
  'tab=catalog&view=categories&category=chip-resistors',
  'tab=catalog&view=makers',
  'tab=catalog&view=makers&maker=yageo',
  'tab=catalog&view=bulk',
  'tab=coupons',
  'tab=moderation',
  'tab=messages',
  'tab=site',
  'tab=site&view=articles',
  'tab=site&view=articles&kind=page&slug=term',
  'tab=site&view=articles&kind=page&slug=widerruf-de',
  'tab=settings',
  'tab=mails',
  'tab=programs',
  'tab=people',
  'tab=audit',
  'tab=access',
];

it('every view fits', async () => {
  const buyer = openBuyer(shop);
  const [{ order }, { inquiry }] = [await buyer.order(partNumber), await buyer.ask(partNumber, 5000)];
  const token = await openOffice(shop, 'Ada', 'owner');
  const company = await openCompany(token);
  const { page, errors, close } = await visit(browser, { viewport: { width: 390, height: 844 } });
  await page.addInitScript((session) => sessionStorage.setItem('operator_session', session), token);
  const pictures = process.env['PICTURES'];
  const found: string[] = [];
  const all = [
    ...views,
    `order=${order.order_no}`,
    `tab=quotes&inquiry=${inquiry.inquiry_no}`,
    `tab=customers&view=companies&company=${company}`,
  ];
  for (const view of all) {
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

async function openCompany(token: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() };
  const body = JSON.stringify({ name: 'Keller GmbH', currency: 'EUR', may_pay_by_invoice: true, people: [] });
  const answer = await fetch(shop.address('') + saveCompany.path, { method: 'POST', headers, body });
  return saveCompany.response.parse(await answer.json()).id;
}

/** What stands there when the words of a view are not loaded: `drop_single` in place of a sentence. */
async function namesOfTexts(page: Page): Promise<string[]> {
  const text = await page.getByRole('tabpanel').innerText();
  return text.match(/^[a-z]+(?:_[a-z]+)+$/gm) ?? [];
}

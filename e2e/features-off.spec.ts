/** What is switched off has no page, no link, no form and is not asked for, on none of the pages that have it while it is on. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveSettings, type SwitchedFeature, switchedFeatures } from '#contract/api/admin/settings.ts';
import { openBrowser, visit } from './chromium.ts';
import { ask } from './crawler.ts';
import { openOffice } from './office.ts';
import { partNumber } from './order-journey.ts';
import { sendRegistration } from './registration.ts';
import { pointer } from './hand.ts';
import { openShop, type Shop } from './shop.ts';
import { wordsOf } from './words.ts';

const t = wordsOf('en');
const reader = { email: 'marta@example.com', password: 'vier rote Lampen im Regal' };

let browser: Browser;
let shop: Shop;
let office: string;
beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), openShop({ env: { ADMIN: 'on' } })]);
  office = await openOffice(shop, 'Ada', 'owner');
});
afterAll(() => Promise.all([browser.close(), shop.remove()]));

/** Of each feature: links, calls and controls by which a page shows that it is there. */
const signs: Record<SwitchedFeature, { links: RegExp; calls: RegExp; controls: readonly string[] }> = {
  reviews: { links: /section=reviews/, calls: /product-comment|user-comment/, controls: [t('review:write')] },
  questions: { links: /^$/, calls: /product-question/, controls: [t('review:question.ask')] },
  rfq: { links: /\/other\/rfqs|\/user\/quote/, calls: /rfq-|save-inquiry/, controls: [t('buy:request_quote')] },
  coupons: { links: /\/(?:other\/coupons|user\/coupon)/, calls: /coupon-center|user-coupon/, controls: [t('coupon:field.open')] },
  newsletter: { links: /^$/, calls: /subscribe/, controls: [t('common:newsletter.subscribe'), t('user:register.newsletter')] },
};

const pages = [
  '/',
  `/product/list/${partNumber}`,
  '/product/list/zzzz-nothing',
  '/cart',
  '/other/bom',
  '/user/userCenter',
  '/user/order',
  '/user/userCenter?section=settings',
];

async function switchTo(isOn: boolean): Promise<void> {
  const features = Object.fromEntries(switchedFeatures.map((name) => [name, isOn]));
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${office}` };
  const answer = await fetch(shop.address('') + saveSettings.path, { method: 'POST', headers, body: JSON.stringify({ features }) });
  expect(answer.status).toBe(200);
}

interface Seen {
  links: Set<string>;
  calls: Set<string>;
  controls: Set<string>;
}

/** All that is drawn, the blocks below the window too. */
async function look(page: Page, { links, controls }: Seen): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (let step = 0; step < 8; step += 1) {
    await page.mouse.wheel(0, 1200);
    await page.waitForTimeout(100);
  }
  await page.waitForLoadState('networkidle');
  for (const href of await page.locator('a[href]').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))) links.add(href);
  for (const name of await page.locator('button, label').evaluateAll((all) => all.map((one) => one.textContent.trim()))) controls.add(name);
}

/** What a customer with a part in the cart meets. */
async function walk(): Promise<Record<SwitchedFeature, string[]>> {
  const { page, close } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  const seen: Seen = { links: new Set(), calls: new Set(), controls: new Set() };
  page.on('request', (request) => seen.calls.add(request.url()));
  await page.goto(`${shop.address('en')}/user/register`);
  await look(page, seen);
  await sendRegistration(page, pointer, t, { ...reader, email: `marta${Date.now()}@example.com` });
  await page.waitForURL((url) => !url.pathname.includes('register'));
  await page.goto(`${shop.address('en')}/product/yageo-rc0603fr-0710kl`);
  await look(page, seen);
  await page
    .getByRole('button', { name: t('buy:add_to_cart') })
    .first()
    .click();
  for (const path of pages) {
    // oxlint-disable-next-line no-await-in-loop -- page after page
    await page.goto(shop.address('en') + path);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await look(page, seen);
  }
  await close();
  const found = switchedFeatures.map((name) => {
    const { links, calls, controls } = signs[name];
    return [
      name,
      [
        ...[...seen.links].filter((one) => links.test(one)),
        ...[...seen.calls].filter((one) => calls.test(one)),
        ...controls.filter((one) => seen.controls.has(one)),
      ],
    ];
  });
  return Object.fromEntries(found) as Record<SwitchedFeature, string[]>; // one for each
}

it('is met nowhere, and all of it where it is on', async () => {
  const on = await walk();
  for (const name of switchedFeatures) expect(on[name], name).not.toEqual([]);
  await switchTo(false);
  const none = Object.fromEntries(switchedFeatures.map((name) => [name, []]));
  await expect.poll(async () => (await ask(`${shop.address('en')}/other/coupons`)).status).toBe(404);
  expect((await ask(`${shop.address('en')}/other/rfqs`)).status).toBe(404);
  expect(await walk()).toEqual(none);
});

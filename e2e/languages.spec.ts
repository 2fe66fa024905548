/** Every page type in every language and three widths: no word is cut off, lies on another or pushes the page sideways. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register } from '#contract/api/user.ts';
import { locales, wordLanguages } from '#contract/locale.ts';
import { openBrowser, visit } from './chromium.ts';
import { openShop, type Shop } from './shop.ts';
import { misfitsOf } from './text-fit.ts';

let browser: Browser;
let shop: Shop;
beforeAll(async () => {
  // One visitor opens an account in each language.
  [browser, shop] = await Promise.all([openBrowser(), openShop({ env: { RATE_LIMITS: 'off' } })]);
});
afterAll(() => Promise.all([browser.close(), shop.remove()]));

const part = '/product/yageo-rc0603fr-0710kl';
const paths = [
  '/',
  '/category',
  '/category/capacitors',
  '/category/resistors/chip-resistors',
  '/manufacturers',
  '/manufacturers/yageo',
  '/product',
  part,
  '/product/list/100nF%200603',
  '/product/list/nothing-at-all',
  '/product/chipFindSearch',
  '/tool',
  '/tool/Microstrip',
  '/tool/FourBandResistor',
  '/tool/RCFilter',
  '/other/bom',
  '/other/rfqs',
  '/other/coupons',
  '/other/feedback',
  '/other/friendlyLinks',
  '/about/contactUs',
  '/about/term',
  '/news/knowledgeHub',
  '/news/details/driving-leds',
  '/components/chip-resistors',
  '/solutions',
  '/solutions/motion/brushed-dc-drive-24-v',
  '/user/login',
  '/user/register',
  '/user/findPassword',
  '/cart',
  '/order/checkout',
  '/nothing-here',
];
/** What only somebody with an account sees. */
const ownPaths = ['/user/userCenter', '/user/order', '/user/quote', '/user/address', '/user/coupon', '/user/changePwd'];
const widths = [1440, 768, 360];

const hosts = wordLanguages.map((language) => {
  const locale = Object.values(locales).find(({ words }) => words === language);
  return [language, locale?.hostLabel || 'en'] as const;
});

/** So that cart and checkout have something to show. */
async function fillCart(page: Page, address: string): Promise<void> {
  await page.goto(`${address}${part}`);
  const answered = page.waitForResponse((answer) => answer.url().includes('/cart/add'));
  await page.locator('main form button[type="submit"], main [data-add]').first().click();
  await answered;
}

/** A shop that sends no mails opens the account at once. */
async function openAccount(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/user/register`);
  const answer = await page.evaluate(
    async ({ path, body }) => (await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })).json(),
    {
      path: register.path,
      body: JSON.stringify({
        email: `visitor-${new URL(address).hostname}@example.com`,
        password: 'a long password of nobody',
        first_name: 'Marta',
        last_name: 'Keller',
        consent: true,
      }),
    },
  );
  const opened = register.response.parse(answer);
  if (opened.activation_required) throw new Error('The shop asks for an activation');
  await page.context().addCookies([{ name: 'token', value: opened.token, url: address }]);
}

/** Tabs that are open at the same time: each waits for its page for most of its time. */
const tabs = 3;

/** Opens pages one after the other; what does not fit, and what the console says. */
async function faultsOn(address: string, share: readonly string[], prepare: typeof fillCart): Promise<string[]> {
  const { page, errors, close } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  const faults: string[] = [];
  await prepare(page, address);
  for (const path of share) {
    // oxlint-disable no-await-in-loop -- one page after the other, one width after the other
    await page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
    await page.locator('main h1').first().waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      faults.push(...(await misfitsOf(page)).map((fault) => `${path} at ${width} px: ${fault}`));
    }
    // oxlint-enable no-await-in-loop
  }
  await close();
  return [...faults, ...errors.filter((error) => !error.includes('404'))];
}

describe.each(hosts)('%s', (_, host) => {
  it('every text has its place', async () => {
    const shares = Array.from({ length: tabs }, (_share, tab) => paths.filter((_path, index) => index % tabs === tab));
    const faults = await Promise.all([
      ...shares.map((share) => faultsOn(shop.address(host), share, fillCart)),
      faultsOn(shop.address(host), ownPaths, openAccount),
    ]);
    expect(faults.flat()).toEqual([]);
  }, 300_000);
});

/** Every kind of page in several languages (in each by `npm run test:languages`), and every row of the route table in a language of longer words, at three widths: no word is cut off, lies on another or pushes the page sideways, and nothing fails. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { register } from '#contract/api/account.ts';
import { locales, wordLanguages } from '#contract/locale.ts';
import { matchRoute } from '#contract/routes/match.ts';
import { routes } from '#contract/routes/table.ts';
import { openBuyer } from './buyer.ts';
import { isInAllLanguages } from './all-languages.ts';
import { openBrowser } from './chromium.ts';
import { furtherPaths, missingPath, operatorPaths, ownPaths, partPath, publicPaths, quotePath } from './every-page.ts';
import { openOffice } from './office.ts';
import { ownPagePath, writeOwnPage } from './own-page.ts';
import { partNumber } from './order-journey.ts';
import { lengthenWords } from './pseudo-language.ts';
import { openShop, type Shop } from './shop.ts';
import { openTab, sharesOf, type Tab } from './tab.ts';
import { misfitsOf } from './text-fit.ts';

let browser: Browser;
let shop: Shop;
let quote: { number: string; path: string };
let operatorSession: string;
beforeAll(async () => {
  // One visitor opens an account in each language.
  [browser, shop] = await Promise.all([openBrowser(), openShop({ env: { RATE_LIMITS: 'off', ADMIN: 'on' } })]);
  quote = await answeredQuote();
  operatorSession = await openOffice(shop, 'Ada', 'owner');
  await writeOwnPage(shop, operatorSession);
});
afterAll(() => Promise.all([browser.close(), shop.remove()]));

const widths = [1440, 768, 360];

/** Longest words, and no blanks; the others are like one of these. */
const telling = ['de', 'ja'];

const hosts = wordLanguages
  .filter((language) => isInAllLanguages || telling.includes(language))
  .map((language) => {
    const locale = Object.values(locales).find(({ words }) => words === language);
    if (!locale) throw new Error(`No host speaks ${language}`);
    return [language, locale.hostLabel || 'en', locale.tag] as const;
  });

/** A guest's request with the operator's price, and the address that opens it. */
async function answeredQuote(): Promise<typeof quote> {
  const { inquiry, access_key: key } = await openBuyer(shop).ask(partNumber, 5000);
  const sku = inquiry.lines[0]?.sku ?? '';
  const price = ['--line', '1', '--sku', sku, '--quantity', '5000', '--price', '0.1234', '--lead', '14'];
  await shop.command('quote', 'answer', inquiry.inquiry_no, ...price);
  await shop.command('quote', 'send', inquiry.inquiry_no);
  return { number: inquiry.inquiry_no, path: quotePath(inquiry.inquiry_no, key ?? '') };
}

/** So that cart and checkout have something to show. */
async function fillCart({ page }: Tab, address: string): Promise<void> {
  await page.goto(`${address}${partPath}`);
  const answered = page.waitForResponse((answer) => answer.url().includes('/cart/add'));
  await page.locator('main form button[type="submit"], main [data-add]').first().click();
  await answered;
}

/** Opens an account, which a shop without mails does at once, orders, and becomes an operator as well; gives the order's number. */
async function openAccount(page: Page, address: string): Promise<string> {
  await page.goto(`${address}/user/register`);
  const answer = await page.evaluate(
    async ({ path, body }) => (await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })).json(),
    {
      path: register.path,
      body: JSON.stringify({
        email: `visitor-${crypto.randomUUID()}@example.com`,
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
  await page.evaluate((token) => sessionStorage.setItem('operator_session', token), operatorSession);
  const { order } = await openBuyer(shop, opened.token).order(partNumber);
  return order.order_no;
}

interface Visitor {
  address: string;
  language: string;
  /** What is done to a page before one looks at it. */
  change?: (page: Page) => Promise<void>;
  /** Gives the paths to open. */
  prepare: (tab: Tab, address: string) => Promise<readonly string[]>;
}

/** What does not fit on a page, and what goes wrong. */
async function faultsOn({ page, open }: Tab, url: string, { language, change }: Visitor): Promise<string[]> {
  const faults = await open(url);
  await change?.(page);
  const lang = await page.locator('html').getAttribute('lang');
  if (lang !== language) faults.push(`lang is ${lang}`);
  for (const width of widths) {
    // oxlint-disable no-await-in-loop -- one width after the other
    await page.setViewportSize({ width, height: 900 });
    faults.push(...(await misfitsOf(page)).map((fault) => `at ${width} px: ${fault}`));
    // oxlint-enable no-await-in-loop
  }
  return faults.filter((fault) => !fault.startsWith(`404 ${url}`) || !url.endsWith(missingPath));
}

/** Opens pages one after the other. */
async function faultsFor(visitor: Visitor): Promise<string[]> {
  const { address, prepare } = visitor;
  const tab = await openTab(browser, { viewport: { width: 1440, height: 900 } });
  const faults: string[] = [];
  for (const path of await prepare(tab, address)) {
    const look = () => faultsOn(tab, address + path, visitor);
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const found = await look();
    // Now and then Chromium keeps the media queries of the window's former width: what is wrong is wrong again on a fresh page.
    // oxlint-disable-next-line no-await-in-loop
    const again = found.length > 0 ? await look() : [];
    faults.push(...again.map((fault) => `${path}: ${fault}`));
  }
  await tab.close();
  return faults;
}

it('leaves no row of the route table out', () => {
  const opened = new Set(
    [...publicPaths, ...furtherPaths, ownPagePath, ...ownPaths('x'), ...operatorPaths('x', 'y'), quotePath('x', 'y')].map(
      (path) => matchRoute(path.replace(/[?#].*$/, ''))?.row.name,
    ),
  );
  expect(routes.map(({ name }) => name).filter((name) => !opened.has(name))).toEqual([]);
});

interface Round extends Pick<Visitor, 'address' | 'language' | 'change'> {
  /** Paths for a guest with a cart. */
  guest: readonly string[];
  /** Paths for a customer, who is an operator as well. */
  owner: (orderNumber: string) => readonly string[];
}

async function faultsOfAll({ guest, owner, ...visitor }: Round): Promise<string[]> {
  const { address } = visitor;
  const guests = sharesOf(guest).map((share): Visitor['prepare'] => async (tab) => {
    await fillCart(tab, address);
    return share;
  });
  const customer: Visitor['prepare'] = async ({ page }) => owner(await openAccount(page, address));
  return (await Promise.all([...guests, customer].map((prepare) => faultsFor({ ...visitor, prepare })))).flat();
}

const customerPaths = (orderNumber: string) => [quote.path, ...ownPaths(orderNumber)];
const allOwnerPaths = (orderNumber: string) => [...customerPaths(orderNumber), ...operatorPaths(orderNumber, quote.number)];

it.each(hosts)(
  'every text has its place: %s',
  async (_, host, language) => {
    expect(await faultsOfAll({ address: shop.address(host), language, guest: publicPaths, owner: customerPaths })).toEqual([]);
  },
  300_000,
);

it('every row of the route table opens, and words of a language with longer ones would have their place', async () => {
  const guest = [...publicPaths, ...furtherPaths, ownPagePath];
  const round = { address: shop.address('en'), language: 'en-US', change: lengthenWords, guest, owner: allOwnerPaths };
  expect(await faultsOfAll(round)).toEqual([]);
}, 300_000);

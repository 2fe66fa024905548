/** One visitor with several windows: they share cart and log-in, and none loses what another has done. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openBrowser } from './chromium.ts';
import { pointer } from './hand.ts';
import { fillCart, findPart, type Journey, openCart, prepareOrder, pressOrder } from './order-journey.ts';
import { sendRegistration } from './registration.ts';
import { openShop, type Shop } from './shop.ts';
import { wordsOf } from './words.ts';

const language = 'de';
const t = wordsOf(language);
const email = 'marta.keller@example.com';
const password = 'vier rote Lampen im Regal';

let browser: Browser;
let shop: Shop;
let context: BrowserContext;
beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), openShop()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), shop.remove()]);
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
});
afterEach(() => context.close());

interface Part {
  mpn: string;
  web_url: string;
}

/** Three parts that are sold. */
async function findParts(): Promise<Part[]> {
  const answer = await fetch(`${shop.address('')}/api/store/common/search-product`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Locale': language },
    body: JSON.stringify({ keyword: 'RC0603FR' }),
  });
  const { list } = (await answer.json()) as { list: (Part & { offer: object | null })[] };
  return list.filter(({ offer }) => offer !== null).slice(0, 3);
}

async function openPart({ mpn, web_url }: Part): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${shop.address(language)}/product/${web_url}`);
  await page.getByRole('heading', { level: 1, name: mpn }).waitFor();
  return page;
}

const addButton = (page: Page) => page.getByRole('button', { name: t('buy:add_to_cart'), exact: true }).first();

async function addPart(page: Page): Promise<void> {
  await expect.poll(() => addButton(page).isEnabled()).toBe(true);
  await addButton(page).click();
}

/** Waits until the header of a window counts so many lines. */
async function counts(page: Page, lines: number): Promise<void> {
  const cart = page.getByRole('banner').getByRole('link', { name: new RegExp(`^${t('common:header.cart')}`) });
  await expect.poll(() => cart.textContent()).toContain(String(lines));
}

const openParts = async () => Promise.all((await findParts()).map(openPart));

it('windows that add a part each fill one cart, and all count it', async () => {
  const pages = await openParts();
  for (const page of pages) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the case
    await addPart(page);
  }
  await Promise.all(pages.map((page) => counts(page, 3)));
});

it('windows that add their first part at the same moment fill one cart', async () => {
  const pages = await openParts();
  await Promise.all(pages.map(addPart));
  await Promise.all(pages.map((page) => counts(page, 3)));
});

async function register(page: Page): Promise<void> {
  await page.goto(`${shop.address(language)}/user/register`);
  await sendRegistration(page, pointer, t, { email, password });
}

it('a log-in and a log-out in one window reach the others, with the cart', async () => {
  const [first, second] = await openParts();
  if (!first || !second) throw new Error('two parts are needed');
  await addPart(first);
  await counts(second, 1);
  await register(first);
  await second
    .getByRole('banner')
    .getByRole('button', { name: /Marta Keller/ })
    .waitFor();
  await addPart(second);
  await counts(first, 2);
  await pointer.press(first.getByRole('banner').getByRole('button', { name: /Marta Keller/ }));
  await pointer.press(first.getByRole('banner').getByRole('button', { name: t('common:account.sign_out') }));
  await second.getByRole('banner').getByText(t('common:account.sign_in')).waitFor();
  await counts(second, 0);
});

it('two windows that order at once make one order or two, and say so', async () => {
  const page = await context.newPage();
  const journey: Journey = { page, hand: pointer, address: shop.address(language), language };
  await findPart(journey);
  await fillCart(journey);
  const other = { ...journey, page: await context.newPage() };
  await other.page.goto(`${journey.address}/cart`);
  await openCart(journey);
  await Promise.all([prepareOrder(journey, 'bank_transfer'), prepareOrder(other, 'bank_transfer')]);
  // The order of one may empty the other's checkout before its button is reached.
  await Promise.allSettled([pressOrder(journey), pressOrder(other)]);
  const ends = await Promise.all([journey.page, other.page].map(endOf));
  const orders = new Set(ends.filter((end) => end.startsWith('SO-')));
  expect(orders.size).toBeGreaterThanOrEqual(1);
  expect(ends.every((end) => end !== '')).toBe(true);
});

/** The number of the order that a window ends with, else what it says instead: a refusal, or that nothing is left to order. */
async function endOf(page: Page): Promise<string> {
  const message = page
    .getByRole('main')
    .getByRole('alert')
    .or(page.getByText(t('checkout:nothing_title'), { exact: true }))
    .first();
  const said = async () => ((await message.isVisible()) ? ((await message.textContent()) ?? '') : '');
  let end = '';
  await expect
    .poll(async () => (end = new URL(page.url()).searchParams.get('order_no') ?? (await said())), { timeout: 60_000 })
    .not.toBe('');
  return end;
}

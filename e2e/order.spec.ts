/** From a part number to a placed order, as a guest, in two languages and two widths; once with the keyboard alone, once across a crash, once on PostgreSQL 15. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shareCart } from '#contract/api/parts-list.ts';
import type { WordLanguage } from '#contract/locale.ts';
import { openBrowser, visit } from './chromium.ts';
import { keyboard, pointer } from './hand.ts';
import { checkOut, fillCart, findPart, type Journey, openCart, partNumber } from './order-journey.ts';
import { hasPostgres15, openPostgres15 } from './postgres-15.ts';
import { openShop, type Shop } from './shop.ts';
import { wordsOf } from './words.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function order(
  shop: Shop,
  language: WordLanguage,
  viewport: typeof wide,
  withKeyboard = false,
  between = async () => {},
): Promise<void> {
  const { page, errors, close } = await visit(browser, { viewport });
  try {
    const hand = withKeyboard ? keyboard(page) : pointer;
    const journey: Journey = { page, hand, address: shop.address(language === 'ja' ? '' : language), language };
    await findPart(journey);
    await fillCart(journey);
    await openCart(journey);
    await between();
    const number = await checkOut(journey);
    await page.getByText(number).first().waitFor();
    await page.getByText('DEMO-0000').first().waitFor();
    // A killed shop cuts what the page loads ahead on its own; what the page itself gets wrong would not begin like this.
    expect(errors.filter((text) => !text.startsWith('Failed to load resource: net::ERR_'))).toEqual([]);
  } finally {
    await close();
  }
}

describe('a guest orders a reel', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.remove());

  it('in Japanese on a wide screen', () => order(shop, 'ja', wide));
  it('in German on a phone', () => order(shop, 'de', phone));
  it('in Japanese on a phone', () => order(shop, 'ja', phone));
  it('in German with nothing but the keyboard', () => order(shop, 'de', wide, true));

  it('that somebody else has put together and shared by a link', async () => {
    const words = wordsOf('de');
    const [giver, taker] = [await visit(browser, { viewport: wide }), await visit(browser, { viewport: phone })];
    try {
      const given: Journey = { page: giver.page, hand: pointer, address: shop.address('de'), language: 'de' };
      await giver.page.context().grantPermissions(['clipboard-write']);
      await findPart(given);
      await fillCart(given);
      await openCart(given);
      // The shop's own policy lets no page read the clipboard, so the link is taken from the answer.
      const answered = giver.page.waitForResponse(/\/cart\/share$/);
      await giver.page.getByRole('button', { name: words('cart:share.button') }).click();
      await giver.page.getByText(words('cart:share.copied')).waitFor();
      const { url } = shareCart.response.parse(await (await answered).json());
      await taker.page.goto(url);
      await taker.page
        .getByRole('list', { name: words('cart:shared.lines') })
        .getByText(partNumber)
        .waitFor();
      await taker.page.getByText(words('cart:empty.title')).waitFor();
      await taker.page.getByRole('button', { name: words('cart:shared.add_all') }).click();
      await taker.page
        .getByRole('region', { name: words('cart:lines') })
        .getByRole('link', { name: partNumber })
        .waitFor();
      await taker.page.getByRole('heading', { name: words('cart:shared.title') }).waitFor({ state: 'detached' });
      expect([...giver.errors, ...taker.errors]).toEqual([]);
    } finally {
      await Promise.all([giver.close(), taker.close()]);
    }
  });

  it('although the shop was killed between cart and checkout', () =>
    order(shop, 'de', wide, false, async () => {
      await shop.crash();
      await shop.start();
    }));
});

describe.skipIf(!hasPostgres15)('a guest orders from a shop on PostgreSQL 15', () => {
  it(`finds ${partNumber} and places the order`, async () => {
    const database = await openPostgres15();
    const shop = await openShop({ env: { DATABASE_URL: database.url } });
    try {
      await order(shop, 'ja', wide);
    } finally {
      await shop.remove();
      await database.close();
    }
  });
});

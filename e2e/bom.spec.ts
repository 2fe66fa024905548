/** A bill of materials as offices keep it, from the file to the cart. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, visit } from './chromium.ts';
import { keyboard, pointer } from './hand.ts';
import { kicadBill } from './kicad-bill.ts';
import { checkOut, escape, openCart, partNumber } from './order-journey.ts';
import { openShop, type Shop } from './shop.ts';
import { wordsOf } from './words.ts';

const language = 'de';
const t = wordsOf(language);

/** A number that the shop does not have, and what is found in its place. */
const unknown = 'NO-SUCH-PART-24M';
const other = 'NE555DR';

/** Byte order mark, semicolons, lines above the header, merged designators, an empty row, one not to be fitted, a total. */
const messy = [
  '\ufeffStückliste Sensorknoten;;;;;',
  ';;;;;',
  'Pos.;Menge;Bezeichner;Wert;Bauform;Hersteller-Nr.',
  `1;20,00;R1-R19, R24;10k 1 %;0603;${partNumber.toLowerCase()}`,
  ';;;;;',
  `2;1,00;X1;;;${unknown}`,
  '3;2,00;J1, J2;nicht bestückt;Connector_PinHeader_2.54mm:PinHeader_2x05_P2.54mm_Vertical;',
  ';23,00;Summe;;;',
].join('\r\n');

let browser: Browser;
let shop: Shop;
beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), openShop()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), shop.remove()]);
});

it.each([1440, 390])(
  'is read from a messy file, priced for its boards, completed from its row by the search and put into the cart, %i wide',
  async (width) => {
    const { page, errors, close } = await visit(browser, { viewport: { width, height: 900 } });
    const address = shop.address(language);
    try {
      await page.goto(`${address}/other/bom`);
      const file = { name: 'sensor-node.csv', mimeType: 'text/csv', buffer: Buffer.from(messy) };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByRole('heading', { level: 1, name: file.name }).waitFor();
      await page.getByRole('main').getByRole('link', { name: partNumber }).waitFor();
      await page.getByText(t('bom:grade.none'), { exact: true }).waitFor();
      expect(await page.getByText(t('bom:grade.dnp'), { exact: true }).count(), 'the row that is not fitted').toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'a long footprint').toBeLessThanOrEqual(0);

      await pointer.write(page.getByRole('textbox', { name: t('bom:boards') }), '10');
      await page.getByText(t('bom:totals.boards_other', { boards: 10 })).waitFor();
      await page.reload();
      await page.getByText(t('bom:totals.boards_other', { boards: 10 })).waitFor();

      const hand = width > 1000 ? keyboard(page) : pointer;
      await hand.press(page.getByRole('button', { name: t('bom:action.search_named', { name: unknown }) }));
      await hand.write(page.getByRole('searchbox', { name: t('bom_row:label') }), 'Texas Instruments Inc. NE555DR');
      await page.keyboard.press('Enter');
      await hand.press(page.getByRole('button', { name: t('bom_row:use_named', { mpn: other, name: unknown }) }));
      await page.getByText(t('bom:grade.picked'), { exact: true }).waitFor();

      await pointer.press(page.getByRole('button', { name: t('bom:to_cart_other', { lines: 2 }) }));
      await page.getByText(t('bom:in_cart_other', { lines: 2 })).waitFor();
      await openCart({ page, hand: pointer, address, language });
      expect(await page.getByRole('textbox', { name: t('buy:quantity_of', { mpn: partNumber }) }).inputValue()).toBe('200');
      expect(await page.getByRole('textbox', { name: t('buy:quantity_of', { mpn: other }) }).inputValue()).toBe('10');
      expect(errors).toEqual([]);
    } finally {
      await close();
    }
  },
);

/** The button that sends rows on, with how many it sends; the rows sent on are `lines` of the words. */
async function sending(page: Page, words: 'bom:to_cart_other' | 'bom:to_quotes_other') {
  const [before = '', after = ''] = t(words, { lines: '§' }).split('§').map(escape);
  const button = page.getByRole('button', { name: new RegExp(`^${before}\\d+${after}$`) });
  return { button, lines: Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]) };
}

it('of KiCad with 60 rows becomes an order, and a quote request for what is left', async () => {
  const { page, errors, close } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  const address = shop.address(language);
  const bill = kicadBill();
  try {
    await page.goto(`${address}/other/bom`);
    await page.locator('input[type=file]').setInputFiles({ name: 'node.csv', mimeType: 'text/csv', buffer: Buffer.from(bill.csv) });
    await page.getByRole('button', { name: t('bom:filter.all', { number: bill.rows }), exact: true }).waitFor();
    expect(await page.getByText(t('bom:grade.dnp'), { exact: true }).count(), 'rows that stay off the board').toBe(bill.leftOut);
    const sure = await sending(page, 'bom:to_cart_other');

    // Rows by value wait for the buyer's word.
    await pointer.choose(page.getByRole('combobox', { name: t('bom:prefer.label') }), 'stock');
    await page.getByText(t('bom:grade.parametric'), { exact: true }).nth(4).waitFor();
    await pointer.press(page.getByRole('button', { name: /2N7002/, expanded: false }));
    await pointer.tick(page.getByRole('radio', { name: /2N7002/ }).nth(1));
    await page.getByText(t('bom:grade.picked'), { exact: true }).waitFor();
    const cart = await sending(page, 'bom:to_cart_other');
    const quotes = await sending(page, 'bom:to_quotes_other');
    expect(cart.lines).toBeGreaterThan(sure.lines);
    expect(cart.lines + quotes.lines, 'every row that is fitted goes somewhere').toBe(bill.rows - bill.leftOut);

    await pointer.press(quotes.button);
    await page.getByText(t('bom:in_quotes_other', { lines: quotes.lines })).waitFor();
    await pointer.press(cart.button);
    await page.getByRole('link', { name: t('bom:open_cart') }).waitFor();
    const journey = { page, hand: pointer, address, language } as const;
    await openCart(journey);
    await checkOut(journey);

    await page.goto(`${address}/other/rfqs`);
    await page.getByText('PWX-9000-NOSUCH').first().waitFor();
    await pointer.write(page.getByLabel(t('rfq:form.first_name'), { exact: true }), 'Marta');
    await pointer.write(page.getByLabel(t('rfq:form.last_name'), { exact: true }), 'Keller');
    await pointer.write(page.locator('#email'), 'marta@example.com');
    await pointer.tick(page.locator('#consent'));
    await pointer.press(page.getByRole('button', { name: t('rfq:form.submit') }));
    await page.getByRole('heading', { name: t('rfq:sent.title') }).waitFor();
    expect(errors).toEqual([]);
  } finally {
    await close();
  }
});

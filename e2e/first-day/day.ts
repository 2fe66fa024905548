import type { Browser, Page } from 'playwright-core';
import { barriersOf } from '#e2e/barriers.ts';
import { openBrowser, visit, type Visit } from '#e2e/chromium.ts';
import { openShop, type Shop } from '#e2e/shop.ts';
import { misfitsOf } from '#e2e/text-fit.ts';
import { wordsOf } from '#e2e/words.ts';

/** The operator's words. */
export const t = wordsOf('en');
/** The buyer's words, and the operator's on a phone. */
export const de = wordsOf('de');
/** The part of the list that is asked for and ordered. */
export const mpn = 'MB-0603-10K';

/** A shop without a single part, its owner at a desk, and somebody who buys. */
export interface Day {
  browser: Browser;
  shop: Shop;
  office: Visit;
  buyer: Visit;
  /** Opens a tab of the operator's pages. */
  openTab: (name: string) => Promise<void>;
  /** Notes what a person who looks at the screen would find wrong with it; draws it where `PICTURES` names a folder. */
  look: (page: Page, name: string) => Promise<void>;
  faults: string[];
  close: () => Promise<void>;
}

const desk = { viewport: { width: 1440, height: 900 } };

export async function openDay(): Promise<Day> {
  const [browser, shop] = await Promise.all([openBrowser(), openShop({ parts: 0, env: { ADMIN: 'on' } })]);
  const [office, buyer] = await Promise.all([visit(browser, desk), visit(browser, desk)]);
  const folder = process.env['PICTURES'];
  const faults: string[] = [];
  let station = 0;
  return {
    browser,
    shop,
    office,
    buyer,
    openTab: (name) => office.page.getByRole('tab', { name: t(`admin:tabs.${name}`), exact: true }).click(),
    look: async (page, name) => {
      station += 1;
      const file = `${String(station).padStart(2, '0')}-${name}.png`;
      if (folder !== undefined) await page.screenshot({ path: `${folder}/${file}`, fullPage: true });
      const found = [...(await misfitsOf(page)), ...(await barriersOf(page))];
      faults.push(...found.map((fault) => `${name}: ${fault}`));
    },
    faults,
    close: async () => {
      await browser.close();
      await shop.remove();
    },
  };
}

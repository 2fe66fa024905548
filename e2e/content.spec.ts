/** All there is to read, as a visitor opens it. */
import { readdirSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriersOf } from './barriers.ts';
import { isInAllLanguages } from './all-languages.ts';
import { openBrowser, visit, type Visit } from './chromium.ts';
import { openShop, type Shop } from './shop.ts';
import { sharesOf } from './tab.ts';

let browser: Browser;
let shop: Shop;
beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), openShop()]);
});
afterAll(() => Promise.all([browser.close(), shop.remove()]));

const folders = (path: string) =>
  readdirSync(`content/${path}`, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));
const below = (kind: string, path: string) =>
  folders(kind).flatMap((topic) => folders(`${kind}/${topic}`).map((slug) => `${path}/${topic}/${slug}`));

const translated = [...folders('page').map((code) => `/about/${code}`), ...folders('knowledge').map((slug) => `/news/details/${slug}`)];
const english = [
  ...folders('company_event').map((slug) => `/news/details/${slug}`),
  ...folders('component').map((slug) => `/components/${slug}`),
  ...folders('supplier').map((slug) => `/featuredSuppliers/${slug}`),
  ...below('blog', '/blog'),
  ...below('solution', '/solutions'),
];
/** One of each kind stands for the others: each says in the same way that it is not translated. */
const untranslated = [...new Map(english.map((path) => [path.split('/')[1], path])).values()];
const lists = ['/blog', '/news', '/news/companyEvents', '/news/knowledgeHub', '/solutions', '/components', '/featuredSuppliers'];

describe.each([
  ['en', 1440],
  ['de', 360],
  ['jp', 390],
] as const)('on the host %s in a window of %i px', (host, width) => {
  /** What is wrong with a page. */
  async function faultsOf({ page }: Visit, path: string): Promise<string[]> {
    const faults: string[] = [];
    const answer = await page.goto(`${shop.address(host)}${path}`);
    if (answer?.status() !== 200) faults.push(`status ${answer?.status()}`);
    await page.locator('main h1').first().waitFor();
    await page.locator('main article, main ul, main a[href*="english=1"]').first().waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) faults.push(`${wide} px wide`);
    const note = await page.getByText(/There is no translation|noch nicht übersetzt|まだ翻訳されていない/).count();
    const isForeign = host !== 'en' && english.includes(path);
    if (note !== (isForeign ? 1 : 0)) faults.push(`${note} notes about the language`);
    const offered = await page.locator('main a[href*="english=1"]').count();
    const isOffered = host !== 'en' && lists.includes(path) && path !== '/news/knowledgeHub';
    if (offered !== (isOffered ? 1 : 0)) faults.push(`${offered} ways to the English texts`);
    if (host === 'en') faults.push(...(await barriersOf(page)));
    return faults.map((fault) => `${path}: ${fault}`);
  }

  async function faultsOfAll(paths: readonly string[]): Promise<string[]> {
    const visitor = await visit(browser, { viewport: { width, height: 900 } });
    try {
      const faults: string[] = [];
      // oxlint-disable-next-line no-await-in-loop -- one page after the other, as a visitor does
      for (const path of paths) faults.push(...(await faultsOf(visitor, path)));
      return [...faults, ...visitor.errors];
    } finally {
      await visitor.close();
    }
  }

  it('every page is there, in its language, without a barrier, a message or a sideways scroll', async () => {
    const foreign = host === 'en' || isInAllLanguages ? english : untranslated;
    const shares = sharesOf([...lists, ...translated, ...foreign], 3);
    expect((await Promise.all(shares.map(faultsOfAll))).flat()).toEqual([]);
  }, 300_000);
});

it('what is not there is a 404; below another topic an article leads to its own', async () => {
  const { page, close } = await visit(browser);
  const address = shop.address('en');
  const [topic = ''] = folders('blog');
  const [slug = ''] = folders(`blog/${topic}`);
  const other = folders('blog').at(-1) ?? '';
  try {
    for (const path of ['/news/details/none', '/blog/none', `/blog/${topic}/none`, '/components/none', '/about/none']) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      expect((await page.goto(`${address}${path}`))?.status(), path).toBe(404);
    }
    const answer = await page.goto(`${address}/blog/${other}/${slug}`);
    expect(new URL(page.url()).pathname).toBe(`/blog/${topic}/${slug}`);
    expect((await answer?.request().redirectedFrom()?.response())?.status()).toBe(301);
  } finally {
    await close();
  }
});

it('the search finds what there is to read, while one types and on its page', async () => {
  const { page, errors, close } = await visit(browser, { viewport: { width: 390, height: 844 } });
  try {
    const [design = ''] = below('solution', '/solutions').filter((path) => path.includes('brushed'));
    await page.goto(`${shop.address('de')}/about/delivery`);
    await page.getByRole('combobox').fill('Bürstenmot');
    await page.getByRole('option', { name: /brushed DC motor.*Lösung/ }).click();
    await page.waitForURL(`**${design}`);
    await page.goto(`${shop.address('de')}/product/list/Rücksendung`);
    await page.getByRole('link', { name: /^Artikel und Seiten: \d+$/ }).click();
    const found = page.getByRole('region', { name: 'Artikel und Seiten' });
    await found
      .getByRole('listitem')
      .filter({ hasText: 'Über den Shop' })
      .getByRole('link', { name: /Rücksendung/ })
      .click();
    await page.waitForURL('**/about/refunds');
    expect(errors).toEqual([]);
  } finally {
    await close();
  }
});

it('an article leads to the calculator; the parts of a design go into the cart at once', async () => {
  const { page, errors, close } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(`${shop.address('en')}/news/details/driving-leds`);
    await page.getByRole('link', { name: 'The LED calculator' }).click();
    await page.waitForURL('**/tool/LEDResistors');
    const [design = ''] = below('solution', '/solutions');
    await page.goto(`${shop.address('en')}${design}`);
    await page.getByRole('img').first().waitFor();
    // A small catalog may lack some of its parts, and the page says so.
    await page.getByRole('button', { name: /^Add (?:all parts|\d+ of \d+ items) to cart$/ }).click();
    await page.getByText(/(?:is|are) in the cart|In the cart:/).waitFor();
    await page.getByRole('link', { name: 'Go to cart' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
    expect(errors).toEqual([]);
  } finally {
    await close();
  }
});

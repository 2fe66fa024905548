/** A first view takes the document and one round of files: what the page brings along is not asked for again, and nothing waits for something else. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, visit } from './chromium.ts';
import { openShop, type Shop } from './shop.ts';

let browser: Browser;
let shop: Shop;
beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), openShop()]);
});
afterAll(() => Promise.all([browser.close(), shop.remove()]));

interface Asked {
  path: string;
  kind: string;
  initiator: string;
  /** Milliseconds of the wall clock. */
  at: number;
}

/** Everything the page asks for, and who made it ask. */
async function watch(page: Page): Promise<Asked[]> {
  const asked: Asked[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request, type = '', initiator, wallTime }) => {
    const { pathname, search } = new URL(request.url);
    asked.push({ path: `${pathname}${search}`, kind: type, initiator: initiator.type, at: wallTime * 1000 });
  });
  return asked;
}

/** Keeps the moment when the app's own page takes the place of what the edge painted, and how far anything moved. */
function keepMoments(): void {
  const kept = { drawn: 0, shift: 0 };
  Object.assign(globalThis, { kept });
  new MutationObserver((_, observer) => {
    // The box for searching is of the edge's paint; the header of the app has a form.
    if (!document.querySelector('#app header form')) return;
    kept.drawn = performance.timeOrigin + performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) kept.shift += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}

const readMoments = (page: Page) => page.evaluate(() => (globalThis as unknown as { kept: { drawn: number; shift: number } }).kept); // set above

/** Public calls that the page brings answers for. */
async function broughtBy(page: Page, address: string): Promise<string[]> {
  const document = await page.evaluate(async (path) => (await fetch(path)).text(), address);
  return [...document.matchAll(/data-call="([^"?]+)/g)].map(([, call = '']) => call);
}

it.each([
  ['/', 3],
  ['/category/capacitors', 3],
  ['/category/capacitors?page=2&sort=mpn_asc&stock=1', 3],
  ['/manufacturers/yageo', 3],
  ['/product/yageo-rc0603fr-0710kl', 4],
  ['/tool/RCFilter', 2],
  ['/news/knowledgeHub', 3],
  ['/about/delivery', 3],
  ['/category', 3],
  ['/manufacturers', 3],
  ['/product', 4],
  ['/product/list/100nF?qty=10', 3],
  ['/tool', 2],
  ['/blog', 4],
  ['/solutions', 4],
  ['/components', 3],
  ['/featuredSuppliers', 3],
  ['/other/friendlyLinks', 3],
])('%s is drawn with what came along', async (path, brings) => {
  const { page, errors, close } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  try {
    await page.addInitScript(keepMoments);
    const asked = await watch(page);
    await page.goto(`${shop.address('en')}${path}`);
    await page.locator('footer').waitFor();
    await page.waitForLoadState('networkidle');
    const { drawn, shift } = await readMoments(page);
    const brought = await broughtBy(page, path);
    expect(brought.length).toBeGreaterThanOrEqual(brings);

    const first = asked.filter(({ at }) => at < drawn);
    const calls = first.filter(({ path: call }) => call.startsWith('/api/')).map(({ path: call }) => call);
    expect(calls.filter((call) => call !== '/api/store/common/cart-num')).toEqual([]);
    const later = first.filter(({ kind, initiator }) => kind === 'Script' && initiator !== 'parser').map(({ path: file }) => file);
    // The library of calls is fetched for the number of the cart, the list of words for a part that brings its own, those of calculators, formulas and relatives, notes of standard values,
    // what drawings bear, what one does with a result and the field for files for what stands further down; nothing that is drawn waits for them.
    expect(
      later.filter(
        (file) =>
          !/^\/assets\/(client|axios|en|tool-lists|ToolTheory|RelatedTools|StandardNotes|StripMarks|band-paint|Inscription|chip-resistor-code|decimal|e-series|stocked|ToolWork|complex|plot|kept-list|FilePicker|upload|FileSize|use-file-sending|use-send-file|file-drop)-/.test(
            file,
          ),
      ),
    ).toEqual([]);
    expect(first.filter(({ kind }) => kind === 'Script').length).toBeGreaterThan(10);
    expect(shift).toBeLessThan(0.02);
    expect(errors).toEqual([]);
  } finally {
    await close();
  }
});

it('asks anew for what is priced in a currency of the visitor’s own choice', async () => {
  const { page, errors, close } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  try {
    await page.addInitScript(() => localStorage.setItem('currency', 'EUR'));
    const asked = await watch(page);
    await page.goto(`${shop.address('en')}/product/yageo-rc0603fr-0710kl`);
    await page.getByRole('complementary').getByText('€').first().waitFor();
    expect(asked.map(({ path }) => path.split('?')[0])).toContain('/api/store/common/product-detail');
    expect(errors).toEqual([]);
  } finally {
    await close();
  }
});

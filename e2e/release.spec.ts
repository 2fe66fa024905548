/** A new build arrives under open tabs: each takes it at its next page, with all that the visitor has entered. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toolNames } from '#calculators/names.ts';
import { openBrowser, visit, type Visit } from './chromium.ts';
import { type Deployment, makeDeployment } from './deployment.ts';
import { pointer } from './hand.ts';
import { fillCart, findPart, partNumber } from './order-journey.ts';
import { openShop, type Shop } from './shop.ts';
import { wordsOf } from './words.ts';

const t = wordsOf('en');
/** Longer than the time between two looks for a new build. */
const aWhile = 301_000;

let browser: Browser;
let shop: Shop;
let deployment: Deployment;
let visitor: Visit;
let page: Page;
/** How often a page came from the server. */
let loads: number;

beforeAll(async () => {
  [browser, deployment] = await Promise.all([openBrowser(), makeDeployment()]);
  shop = await openShop({ folder: deployment.folder, env: { RATE_LIMITS: 'off' } });
});
afterAll(async () => {
  await Promise.all([browser.close(), shop.remove()]);
  await deployment.remove();
});
beforeEach(async () => {
  visitor = await visit(browser, { viewport: { width: 1440, height: 900 } });
  page = visitor.page;
  loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  await page.clock.install();
});
afterEach(() => visitor.close());

const open = (path: string) => page.goto(`${shop.address('en')}${path}`);
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const toContact = () => page.locator('footer a[href$="/about/contactUs"]').first();
const toCart = () => page.getByRole('banner').getByRole('link', { name: /^Cart/ });
const isOn = (build: string) => page.getByRole('link', { name: build, exact: true }).waitFor({ state: 'attached' });

/** Time passes until the tab has looked for a new build. */
async function hearOfBuild(): Promise<void> {
  const look = page.waitForResponse(/\/builds\/latest\.json/);
  await page.clock.fastForward(aWhile);
  await (await look).finished();
}

describe('a tab that is open while a build arrives', () => {
  it('takes it at the next page, with the cart and a half-written message', async () => {
    await findPart({ page, hand: pointer, address: shop.address('en'), language: 'en' });
    await fillCart({ page, hand: pointer, address: shop.address('en'), language: 'en' });
    await toContact().click();
    await page.getByRole('textbox', { name: t('feedback:form.subject') }).fill('A torn reel');
    await page.getByRole('textbox', { name: t('feedback:form.content') }).fill('The tape of this');
    expect(loads).toBe(1);

    const build = await deployment.deploy();
    await hearOfBuild();
    expect(await page.getByRole('textbox', { name: t('feedback:form.content') }).inputValue()).toBe('The tape of this');
    expect(loads).toBe(1);

    await toCart().click();
    await isOn(build);
    await page.getByRole('link', { name: partNumber }).first().waitFor();
    expect(loads).toBe(2);

    await toContact().click();
    await expect.poll(() => page.getByRole('textbox', { name: t('feedback:form.subject') }).inputValue()).toBe('A torn reel');
    expect(await page.getByRole('textbox', { name: t('feedback:form.content') }).inputValue()).toBe('The tape of this');
    expect(loads).toBe(2);
    expect(visitor.errors).toEqual([]);
  });

  it('goes on computing with the code it began with, and has its values again on the new build', async () => {
    await open('/tool/RCFilter');
    const field = page.locator('main').getByRole('textbox').first();
    await field.fill('4700');
    await field.blur();
    await expect.poll(() => new URL(page.url()).search).not.toBe('');

    const build = await deployment.deploy();
    await hearOfBuild();
    const before = page.url();
    // Code that this tab has not asked for until now.
    await page
      .getByRole('button', { name: t('tool:example') })
      .first()
      .click();
    await page.waitForURL((url) => url.href !== before);
    await page.getByRole('combobox', { name: t('common:search.label') }).fill('rc06');
    await page.getByRole('listbox').first().waitFor();
    await page.keyboard.press('Escape');
    await field.fill('5600');
    await field.blur();
    await page.waitForURL(/5600/);
    expect(loads).toBe(1);
    expect(visitor.errors).toEqual([]);

    await toCart().click();
    await isOn(build);
    await page.goBack();
    await expect.poll(() => field.inputValue()).toMatch(/5.?600|5\.6/);
    // The way back leads out of the new build's document.
    expect(loads).toBe(3);
  });

  it('gets the new build at its next load although the service worker keeps the old one', async () => {
    await open('/tool/RCFilter');
    await page.locator('footer').waitFor();
    await page.clock.fastForward(10_000);
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('calculators')).match('/tool')) !== undefined), { timeout: 60_000 })
      .toBe(true);
    const build = await deployment.deploy();
    await open('/tool');
    await isOn(build);
    await heading(t('tool_index:title', { count: toolNames.length })).waitFor();
  });
});

describe('code that is gone from the server', () => {
  it('brings one reload, and the new build at the page that was asked for', async () => {
    await open('/');
    await page.locator('footer').waitFor();
    const build = await deployment.deploy();
    await deployment.forgetEarlier();
    await toContact().click();
    await isOn(build);
    await heading(t('about:contact_title')).waitFor();
    expect(loads).toBe(2);
  });

  it('brings one reload, when it is only a part of the page', async () => {
    await open('/cart');
    await page.locator('footer').waitFor();
    const build = await deployment.deploy();
    await deployment.forgetEarlier();
    await page.getByRole('combobox', { name: t('common:search.label') }).fill('rc06');
    await isOn(build);
    await page.getByRole('combobox', { name: t('common:search.label') }).fill('rc06');
    await page.getByRole('listbox').first().waitFor();
    expect(loads).toBe(2);
  });

  it('brings a screen that offers to try again, never a circle, when the server does not have it at all', async () => {
    const missing = /\/assets\/ContactPage-[^/]*\.js/;
    await page.route(missing, (route) => route.fulfill({ status: 404, body: '' }));
    await open('/');
    await page.locator('footer').waitFor();
    await toContact().click();
    await page.getByText(t('common:failure.page_title')).waitFor();
    expect(loads).toBe(2);
    for (let minute = 0; minute < 5; minute += 1) {
      // oxlint-disable-next-line no-await-in-loop -- time passes
      await page.clock.fastForward(60_000);
    }
    expect(loads).toBe(2);
    await page.unroute(missing);
    await page.getByRole('button', { name: t('common:try_again') }).click();
    await heading(t('about:contact_title')).waitFor();
  });
});

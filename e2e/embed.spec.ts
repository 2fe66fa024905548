/** A calculator inside a page of another site, with the lines that the shop gives for it; nothing else of the shop may be framed. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openBrowser, visit, type Visit } from './chromium.ts';
import { takeViolations } from './policy-watch.ts';
import { openShop, type Shop } from './shop.ts';
import { wordsOf } from './words.ts';

const t = wordsOf('de');
let browser: Browser;
let shop: Shop;
let visitor: Visit;
let page: Page;
let other: Server;
/** What the other site shows. */
let markup = '';
beforeAll(async () => {
  other = createServer((_, answer) => {
    answer.setHeader('Content-Type', 'text/html; charset=utf-8');
    answer.end(`<!doctype html><title>Notes of an engineer</title><h1>Notes</h1>${markup}`);
  });
  await new Promise<void>((done) => void other.listen(0, '127.0.0.1', done));
  [browser, shop] = await Promise.all([openBrowser(), openShop()]);
});
afterAll(() => Promise.all([browser.close(), shop.remove(), new Promise((done) => void other.close(done))]));
beforeEach(async () => {
  visitor = await visit(browser, { viewport: { width: 900, height: 800 } });
  page = visitor.page;
});
afterEach(() => visitor.close());

const openOther = () => page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);

it('shows the calculator with its values, as high as it is, and leads back to the same one in the shop', async () => {
  await page.goto(`${shop.address('de')}/tool/ResistorVoltageDivision?r1=2kΩ`);
  await page.getByText(t('tool_work:embed.title')).click();
  markup = await page.getByRole('textbox', { name: t('tool_work:embed.code') }).inputValue();
  await page.context().clearCookies();
  await openOther();
  const frame = page.frameLocator('iframe');
  const panel = frame.getByRole('region', { name: t('tool:result'), exact: true });
  await panel.locator('[data-output] data').first().waitFor();
  expect(await frame.locator('header, footer, nav').count()).toBe(0);

  // The frame grows until nothing in it has to be scrolled.
  const inner = page.frames()[1];
  await inner?.waitForFunction(() => document.documentElement.scrollHeight <= innerHeight && innerHeight !== 900);

  const field = frame.getByRole('textbox', { name: /^Unterer/ });
  await field.fill('3k');
  const back = frame.getByRole('link', { name: t('tool:calculated_with', { site: 'Partwright' }) });
  await expect.poll(() => back.getAttribute('href')).toMatch(/^\/tool\/ResistorVoltageDivision\?r1=2k%CE%A9&r2=3k%CE%A9$/);
  const [opened] = await Promise.all([page.context().waitForEvent('page'), back.click()]);
  await opened.locator('footer').waitFor();
  expect(new URL(opened.url()).searchParams.get('r2')).toBe('3kΩ');
  await opened.close();

  // Neither calculating nor looking leaves anything behind; the shop itself, opened by the link, is another matter.
  expect(visitor.errors).toEqual([]);
});

it('keeps no cookie and shows the colors that are asked for', async () => {
  markup = `<iframe src="${shop.address('de')}/tool/RCFilter?embed=dark" width="100%" height="900"></iframe>`;
  await openOther();
  const frame = page.frameLocator('iframe');
  await frame
    .getByRole('region', { name: t('tool:result'), exact: true })
    .locator('data')
    .first()
    .waitFor();
  expect(await frame.locator('html').evaluate((html) => getComputedStyle(html).colorScheme)).toBe('dark');
  expect(await page.context().cookies()).toEqual([]);
  expect(visitor.errors).toEqual([]);
});

it.each(['/tool/RCFilter', '/tool?embed=dark', '/', '/user/login?embed=dark'])('the browser refuses to frame %s', async (path) => {
  markup = `<iframe src="${shop.address('de')}${path}" width="100%" height="900"></iframe>`;
  await openOther();
  await expect.poll(() => visitor.errors.join(' ')).toMatch(/frame/i);
  expect(takeViolations().join(' ')).toContain('frame-ancestors');
  await expect(page.frames()[1]?.evaluate(() => document.querySelector('#app') === null)).resolves.toBe(true);
});

/** Somebody writes to the shop and proposes a link; the operator answers both. */
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { barriersOf } from './barriers.ts';
import { openBrowser, visit } from './chromium.ts';
import { openShop, type Shop } from './shop.ts';
import { wordsOf } from './words.ts';

let browser: Browser;
let shop: Shop;
beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), openShop()]);
  await shop.command('site', 'directions', 'Ring twice at the yard gate.');
});
afterAll(() => Promise.all([browser.close(), shop.remove()]));

const t = wordsOf('en');
const pages = ['/other/feedback', '/other/friendlyLinks', '/about/contactUs'];

it('a message with a file gets its number and reaches the operator', async () => {
  const { page, errors, close } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(`${shop.address('en')}/about/contactUs`);
    await page.getByText('Ring twice at the yard gate.').waitFor();
    await page.getByRole('link', { name: t('feedback:contact.more') }).click();
    const form = page.getByRole('main');
    // The short form of the page before has the same button.
    await form.locator('input[type=file]').waitFor({ state: 'attached' });
    await form.getByRole('button', { name: t('feedback:form.submit') }).click();
    await form.getByRole('link', { name: t('feedback:required.content') }).click();
    await page.keyboard.type('The tape of this reel is torn.');
    await form.getByLabel(t('feedback:form.type')).selectOption('return');
    await form.getByLabel(t('feedback:form.first_name')).fill('Grace');
    await form.getByLabel(t('feedback:form.last_name')).fill('Example');
    await form.getByLabel(t('feedback:form.email')).fill('grace@example.com');
    await form.getByLabel(t('feedback:form.subject')).fill('Damaged reel');
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: 'reel.csv', mimeType: 'text/csv', buffer: Buffer.from('reel,state\n1,torn\n') });
    await form
      .getByRole('list', { name: t('file:list') })
      .getByText('reel.csv')
      .waitFor();
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: t('feedback:form.submit') }).click();
    await form.getByRole('heading', { name: t('feedback:sent.title') }).waitFor();
    const number = (await form.getByText(/^FB-/).textContent()) ?? '';
    expect(await shop.command('feedback', 'show', number)).toMatch(/The tape of this reel is torn\.\s+file: reel\.csv/);
    expect(errors).toEqual([]);
  } finally {
    await close();
  }
});

it('a proposed link is shown with its logo once the operator has published it', async () => {
  const { page, errors, close } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(`${shop.address('en')}/other/friendlyLinks`);
    const form = page.getByRole('main');
    await form.getByLabel(t('links:form.title')).fill('Filter notes');
    await form.getByLabel(t('links:form.url')).fill('https://filters.example/notes');
    await form.getByLabel(t('links:form.email')).fill('ada@example.com');
    const logo = await sharp({ create: { width: 900, height: 240, channels: 3, background: '#046' } })
      .jpeg()
      .toBuffer();
    const choose = (name: string, buffer: Buffer) =>
      form.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await choose('broken.jpg', logo.subarray(0, 200));
    await form.getByText(/^broken\.jpg is not a file we can accept/).waitFor();
    expect(await form.getByLabel(t('links:form.title')).inputValue()).toBe('Filter notes');
    await choose('logo.jpg', logo);
    await form.getByText('logo.webp').waitFor();
    await form.getByRole('button', { name: t('links:form.submit') }).click();
    await form.getByRole('heading', { name: t('links:sent.title') }).waitFor();
    const name = /link\/\S+/.exec(await shop.command('review', 'list'))?.[0] ?? '';
    await shop.command('review', 'publish', name);
    await page.goto(`${shop.address('de')}/other/friendlyLinks`);
    const shown = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Filter notes' }) });
    expect(await shown.getByRole('link').getAttribute('href')).toBe('https://filters.example/notes');
    const picture = shown.locator('img');
    await picture.scrollIntoViewIfNeeded();
    const shownSize = () =>
      picture.evaluate((one: HTMLImageElement) => [one.naturalWidth > 0, new URL(one.currentSrc, location.href).search]);
    await expect.poll(shownSize).toEqual([true, '?width=320']);
    expect(errors).toEqual([expect.stringContaining('415')]); // what Chromium says of the broken picture
  } finally {
    await close();
  }
});

it.each([
  ['en', 1440],
  ['de', 360],
  ['jp', 390],
] as const)('on the host %s in a window of %i px nothing stands in the way', async (host, width) => {
  const { page, errors, close } = await visit(browser, { viewport: { width, height: 900 } });
  try {
    const faults: string[] = [];
    for (const path of pages) {
      // oxlint-disable no-await-in-loop -- one page after the other, as a visitor does
      const answer = await page.goto(`${shop.address(host)}${path}`);
      if (answer?.status() !== 200) faults.push(`${path}: status ${answer?.status()}`);
      const button = page.locator('main form button[type=submit]');
      await button.click();
      await page.locator('#error-summary').waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) faults.push(`${path}: ${wide} px wide`);
      faults.push(...(await barriersOf(page)).map((barrier) => `${path}: ${barrier}`));
      // oxlint-enable no-await-in-loop
    }
    expect(faults).toEqual([]);
    expect(errors).toEqual([]);
  } finally {
    await close();
  }
});

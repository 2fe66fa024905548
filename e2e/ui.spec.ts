/**
 * Every component of `src/ui` in every state: how it looks, whether it fits in every language, and whether everybody can use it. After a change that is
 * meant, `KEEP_PICTURES=on npx vitest run --config e2e/vitest.config.ts e2e/ui.spec` keeps the new looks; they are looked at before they are committed.
 */
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocaleKey, localeKeys } from '#contract/locale.ts';
import { barriersOf } from './barriers.ts';
import { openBrowser, visit } from './chromium.ts';
import { misfitsOf } from './text-fit.ts';
import { openSheet } from './ui/open-sheet.ts';
import { changesOf, keepSheet, type Shot } from './ui/pictures.ts';

let browser: Browser;
let sheet: Awaited<ReturnType<typeof openSheet>>;
beforeAll(async () => {
  [browser, sheet] = await Promise.all([openBrowser(), openSheet()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), sheet.close()]);
});

const wide = { width: 1280, height: 900 };
const phone = { width: 390, height: 700 };

async function openStates(locale: LocaleKey, theme: 'light' | 'dark') {
  const visitor = await visit(browser, { viewport: wide });
  await visitor.page.goto(`${sheet.address}/?locale=${locale}&theme=${theme}`);
  await visitor.page.locator('[data-component]').first().waitFor();
  return visitor;
}

/** Names of all that lies over a page, such as `Dialog.question`. */
const overlaysOf = async (page: Page) =>
  page.locator('[data-overlay]').evaluateAll((links) => links.map((link) => link.getAttribute('data-overlay') ?? ''));

/** A page has one row of page numbers, one summary of errors; the sheet has one for each state. */
const ofTheSheet = /^landmark-unique/;

const barriersOnSheet = async (page: Page) => (await barriersOf(page)).filter((barrier) => !ofTheSheet.test(barrier));

async function openOverlay(page: Page, name: string): Promise<void> {
  await page.evaluate((anchor) => void (location.hash = anchor), name);
  await page.locator('dialog[open] h2, output > *').first().waitFor();
}

/** Draws states that come by pointer and focus, without either. */
async function forceStates(page: Page): Promise<void> {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('DOM.enable');
  await chromium.send('CSS.enable');
  const { root } = await chromium.send('DOM.getDocument');
  for (const state of ['hover', 'focus-visible', 'active']) {
    const selector = `[data-state='${state}'] :is(button, input)`;
    // oxlint-disable-next-line no-await-in-loop -- a session, one thing after the other
    const { nodeIds } = await chromium.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await Promise.all(nodeIds.map((nodeId) => chromium.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [state] })));
  }
}

/** One column, in which each component begins at a whole pixel: what one looks like does not hang on the others. */
async function straighten(page: Page): Promise<{ name: string; left: number; top: number; width: number; height: number }[]> {
  return page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    document.querySelector('header')?.setAttribute('style', 'display: none'); // React takes it away itself later
    const main = document.querySelector('main');
    main?.setAttribute('style', 'columns: 1; width: 400px; margin: 0; padding: 0 16px');
    const blocks = [...document.querySelectorAll<HTMLElement>('[data-component]')];
    for (const block of blocks) block.style.height = `${Math.ceil(block.getBoundingClientRect().height)}px`;
    return blocks.map((block) => {
      const { left, top, width, height } = block.getBoundingClientRect();
      return { name: block.dataset['component'] ?? '', left, top: top + scrollY, width, height };
    });
  });
}

/** Fonts of equal widths are others on each machine; the usual one comes with `.ci/run`. */
const oneFont = ':root { --shop-font-mono: var(--shop-font-ui) !important; }';

async function shoot(page: Page): Promise<Shot[]> {
  await page.addStyleTag({ content: oneFont });
  const overlays = await overlaysOf(page);
  await forceStates(page);
  const boxes = await straighten(page);
  const all = await page.screenshot({ fullPage: true, animations: 'disabled' });
  const components = boxes.map(async ({ name, left, top, width, height }) => ({
    name,
    png: await sharp(all).extract({ left, top, width, height }).toBuffer(),
  }));
  const shots: Shot[] = await Promise.all(components);
  await page.setViewportSize({ width: 480, height: 320 });
  for (const name of overlays) {
    // oxlint-disable no-await-in-loop -- one page, one overlay after the other
    await openOverlay(page, name);
    shots.push({ name, png: await page.screenshot({ animations: 'disabled' }) });
    // oxlint-enable no-await-in-loop
  }
  return shots;
}

describe.each(['en', 'de', 'jp'] as const)('in %s', (locale) => {
  it.each(['light', 'dark'] as const)('looks as it did, %s', async (theme) => {
    const { page, errors, close } = await openStates(locale, theme);
    expect(await barriersOnSheet(page)).toEqual([]);
    const shots = await shoot(page);
    if (process.env['KEEP_PICTURES'] === 'on') await keepSheet(`${locale}-${theme}`, shots);
    expect(await changesOf(`${locale}-${theme}`, shots)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });
});

it.each(localeKeys)('fits in %s on desk and phone, with no barrier', async (locale) => {
  const { page, errors, close } = await openStates(locale, 'light');
  const overlays = await overlaysOf(page);
  expect(overlays.length).toBeGreaterThan(0);
  expect(await barriersOnSheet(page)).toEqual([]);
  expect(await misfitsOf(page)).toEqual([]);
  await page.setViewportSize(phone);
  expect(await misfitsOf(page)).toEqual([]);
  for (const name of overlays) {
    // oxlint-disable no-await-in-loop -- one page, one overlay after the other
    await openOverlay(page, name);
    expect(await misfitsOf(page), name).toEqual([]);
    // oxlint-enable no-await-in-loop
  }
  expect(errors).toEqual([]);
  await close();
});

/**
 * Draws the pictures of calculators that articles show, one in each language, from a shop: `npm run pictures`. A shop of its own is started
 * for it; `npm run pictures -- http://localhost:8080` takes one that runs. What an article says of a picture is its author's to keep true.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { locales } from '#contract/locale.ts';
import { openBrowser } from './chromium.ts';
import { openShop } from './shop.ts';

/** Where a picture lies, without its language and ending, and the calculator that it shows. */
const pictures = [
  { file: 'content/knowledge/fifty-ohm-lines/microstrip', path: '/tool/Microstrip' },
  { file: 'content/knowledge/trace-width-and-temperature/trace', path: '/tool/ExternalTraceWidth?current=3&temperatureRise=20' },
];

/** Windows in which results, and the drawing, are 688 px wide. */
const wide = { width: 1116, height: 2400 };
const narrow = { width: 720, height: 2400 };
const gap = 48;
/** A picture of a screen has few colours. */
const palette = { palette: true, colours: 64, effort: 10 } as const;

/** Results and drawing of a calculator, one below the other. */
async function draw(browser: Browser, address: string): Promise<Buffer> {
  const context = await browser.newContext({ viewport: wide, deviceScaleFactor: 2, reducedMotion: 'reduce', colorScheme: 'light' });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const panel = page.locator('main section:has(> div [data-output])').first();
  const drawing = page.locator('main figure:has(svg)').first();
  await drawing.waitFor();
  await page.evaluate(() => document.fonts.ready);
  const above = await panel.screenshot();
  await page.setViewportSize(narrow);
  const below = await drawing.screenshot();
  await context.close();
  const [first, second] = [await sharp(above).metadata(), await sharp(below).metadata()];
  const create = {
    width: Math.max(first.width, second.width),
    height: first.height + gap + second.height,
    channels: 3,
    background: '#fff',
  } as const;
  return sharp({ create })
    .composite([
      { input: above, left: 0, top: 0 },
      { input: below, left: 0, top: first.height + gap },
    ])
    .png(palette)
    .toBuffer();
}

const [running] = process.argv.slice(2);
const shop = running === undefined ? await openShop() : null;
const browser = await openBrowser();
const addressOf = (label: string) => {
  if (shop) return shop.address(label);
  const url = new URL(running ?? '');
  return `${url.protocol}//${label}.${url.host}`;
};
try {
  for (const { hostLabel, words } of Object.values(locales)) {
    for (const { file, path } of pictures) {
      // oxlint-disable-next-line no-await-in-loop -- one page at a time
      const bytes = await draw(browser, addressOf(hostLabel === '' ? 'en' : hostLabel) + path);
      // oxlint-disable-next-line no-await-in-loop
      await writeFile(join(import.meta.dirname, '..', `${file}-${words}.png`), bytes);
    }
  }
} finally {
  await browser.close();
  await shop?.remove();
}

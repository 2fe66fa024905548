/** Pictures as a browser takes them: the size that fits window and screen, in a place that was kept for it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openBrowser, visit } from './chromium.ts';
import { openShop, type Shop } from './shop.ts';

interface Part {
  web_url: string;
  mpn: string;
  category: { web_url: string };
  offer: { sku: string };
}

let browser: Browser;
let shop: Shop;
let folder: string;
let part: Part;

/** A picture with something to see in it, so that sizes differ in bytes and not only in name. */
function drawing(colour: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="${colour}"/>
    <rect x="400" y="300" width="800" height="600" rx="40" fill="#222"/><circle cx="500" cy="400" r="40" fill="#ddd"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), openShop()]);
  folder = await mkdtemp(join(tmpdir(), 'partwright-pictures-'));
  const answer = await fetch(`${shop.address('')}/api/store/common/search-product`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ keyword: 'LM358' }),
  });
  const { list } = (await answer.json()) as { list: Part[] }; // the contract's answer; e2e sees the shop from outside
  const [first] = list;
  if (!first) throw new Error('The demo catalog has no LM358');
  part = first;
  await writeFile(join(folder, 'front.png'), await drawing('#c8d8e8'));
  await writeFile(join(folder, 'back.png'), await drawing('#e8d8c8'));
  await shop.command('picture', 'add', part.offer.sku, join(folder, 'front.png'), '--alt', 'From above', '--alt-ja', '上面');
  await shop.command('picture', 'add', part.offer.sku, join(folder, 'back.png'), '--alt', 'From below');
  // What the console has changed is read anew, for which a slow machine takes longer than a page waits.
  const read = async () => expect((await fetch(`${shop.address('')}/news/details/fifty-ohm-lines`)).status).toBe(200);
  await vi.waitFor(read, { timeout: 60_000, interval: 200 });
});
afterAll(async () => {
  await Promise.all([browser.close(), shop.remove()]);
  await rm(folder, { recursive: true });
});

/** Pixels of the file that the browser chose; it may keep that file for good. */
async function chosen(image: Locator): Promise<number> {
  const { pixels, ...answer } = await image.evaluate(async (one: HTMLImageElement) => {
    const { headers, ...file } = await fetch(one.currentSrc).then(async (got) => ({ headers: got.headers, blob: await got.blob() }));
    return { pixels: (await createImageBitmap(file.blob)).width, type: file.blob.type, cache: headers.get('Cache-Control') };
  });
  expect(answer).toEqual({ type: 'image/webp', cache: 'public, max-age=31536000, immutable' });
  return pixels;
}

const isThere = (image: Locator) => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 10);

/** Keeps pictures back until it is called. */
async function holdPictures(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/store/common/picture/**', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

describe.each([
  { host: 'en', width: 1440, deviceScaleFactor: 1, article: 768, product: 640 },
  { host: 'en', width: 1440, deviceScaleFactor: 2, article: 1376, product: 1024 },
  { host: 'jp', width: 390, deviceScaleFactor: 1, article: 640, product: 640 },
  { host: 'jp', width: 390, deviceScaleFactor: 2, article: 768, product: 768 },
])('$host in $width px at density $deviceScaleFactor', ({ host, width, deviceScaleFactor, article, product }) => {
  const window = { viewport: { width, height: 900 }, deviceScaleFactor };

  it('an article fetches the size that fits, and nothing moves when it comes', async () => {
    const { page, errors, close } = await visit(browser, window);
    try {
      const release = await holdPictures(page);
      await page.goto(`${shop.address(host)}/news/details/fifty-ohm-lines`);
      const picture = page.locator('article .picture');
      const own = picture.locator('img').last();
      const caption = page.locator('article figcaption').last();
      await own.scrollIntoViewIfNeeded();
      expect(await own.getAttribute('alt')).toContain('49.96');
      expect(await picture.locator('.blur').evaluate((blur: HTMLImageElement) => [blur.naturalWidth, blur.naturalHeight])).toEqual([
        10, 10,
      ]);
      const before = await caption.evaluate((one) => one.getBoundingClientRect().top + scrollY);
      release();
      await expect.poll(() => isThere(own)).toBe(true);
      expect(await caption.evaluate((one) => one.getBoundingClientRect().top + scrollY)).toBeCloseTo(before, 0);
      expect(await chosen(own)).toBe(article);
      expect(errors).toEqual([]);
    } finally {
      await close();
    }
  });

  it('a part shows its pictures over its drawing, small beside its number, and nothing moves', async () => {
    const { page, errors, close } = await visit(browser, window);
    try {
      const release = await holdPictures(page);
      await page.goto(`${shop.address(host)}/product/${part.web_url}`);
      const large = page.getByRole('img', { name: host === 'jp' ? '上面' : 'From above' });
      const outline = page.locator('#outline');
      await large.waitFor({ state: 'attached' });
      const before = await outline.evaluate((one) => one.getBoundingClientRect().top);
      release();
      await expect.poll(() => isThere(large)).toBe(true);
      expect(await outline.evaluate((one) => one.getBoundingClientRect().top)).toBeCloseTo(before, 0);
      expect(await chosen(large)).toBe(product);
      await page.getByRole('button', { name: /2 (of|枚目)|2枚中2枚目/ }).click();
      await expect.poll(() => isThere(page.getByRole('img', { name: 'From below' }))).toBe(true);
      await page.goto(`${shop.address(host)}/product/list/LM358`);
      const thumb = page.locator('main img').first();
      await expect.poll(() => isThere(thumb)).toBe(true);
      expect(await chosen(thumb)).toBe(320);
      expect(errors).toEqual([]);
    } finally {
      await close();
    }
  });
});

it('a cart line shows the picture of its part', async () => {
  const { page, errors, close } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(`${shop.address('en')}/product/${part.web_url}`);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await page.getByText(/is in the cart|are in the cart/).waitFor();
    await page.goto(`${shop.address('en')}/cart`);
    const thumb = page.locator('main li img').first();
    await expect.poll(() => isThere(thumb)).toBe(true);
    expect(await thumb.boundingBox()).toMatchObject({ width: 62, height: 62 });
    expect(errors).toEqual([]);
  } finally {
    await close();
  }
});

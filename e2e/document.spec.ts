/** A document that the shop keeps is read in its viewer: pages, search, zoom, printing, an address of its own. */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import Pdf from 'pdfkit';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, visit } from './chromium.ts';
import { openShop, type Shop } from './shop.ts';

let browser: Browser;
let shop: Shop;
let folder: string;
let path: string;

/** Three pages, the last of which says what is looked for. */
async function writeSheet(name: string): Promise<void> {
  const sheet = new Pdf({ size: 'A4' });
  const out = sheet.pipe(createWriteStream(name));
  for (const page of [1, 2, 3]) {
    if (page > 1) sheet.addPage();
    sheet.text(`Page ${page}: input offset voltage`);
  }
  sheet.text('The thermal resistance is 155 K/W');
  sheet.end();
  await finished(out);
}

/** A PDF that names its font and the way its text is coded, and brings neither along, as those of Asian makers do. */
function sheetWithoutFont(encoding: string, collection: string, font: string, text: string): string {
  const stream = `BT /F1 24 Tf 60 700 Td <${text}> Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    `<</Type/Font/Subtype/Type0/BaseFont/${font}/Encoding/${encoding}/DescendantFonts[6 0 R]>>`,
    `<</Type/Font/Subtype/CIDFontType0/BaseFont/${font}/CIDSystemInfo<</Registry(Adobe)/Ordering(${collection})/Supplement 2>>/FontDescriptor 7 0 R>>`,
    `<</Type/FontDescriptor/FontName/${font}/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80>>`,
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj${object}endobj\n`).join('');
  return `%PDF-1.4\n${body}trailer<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF`;
}

beforeAll(async () => {
  [browser, shop, folder] = await Promise.all([openBrowser(), openShop(), mkdtemp(join(tmpdir(), 'partwright-sheet-'))]);
  const answer = await fetch(`${shop.address('')}/api/store/common/search-product`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ keyword: '0603WAF1002T5E' }),
  });
  const { list } = (await answer.json()) as { list: { web_url: string; offer: { sku: string } }[] }; // the contract's answer; e2e sees the shop from outside
  const [part] = list;
  if (!part) throw new Error('The demo catalog has no 0603WAF1002T5E');
  path = `/product/${part.web_url}`;
  const [good, bad, japanese, chinese] = ['good', 'bad', 'japanese', 'chinese'].map((name) => join(folder, `${name}.pdf`)) as [
    string,
    string,
    string,
    string,
  ]; // as many as names
  await Promise.all([
    writeSheet(good),
    writeFile(bad, '%PDF-1.7 and nothing else'),
    writeFile(japanese, sheetWithoutFont('90ms-RKSJ-H', 'Japan1', 'Ryumin-Light', '92e88a69936488b3')),
    writeFile(chinese, sheetWithoutFont('GBK-EUC-H', 'GB1', 'STSong-Light', 'b6eeb6a8b5e7d1b9')),
  ]);
  await shop.command('document', 'add', part.offer.sku, good, '--title', 'Thick film sheet', '--language', 'en');
  await shop.command('document', 'add', part.offer.sku, bad, '--title', 'Damaged');
  await shop.command('document', 'add', part.offer.sku, japanese, '--title', 'Japanese sheet');
  await shop.command('document', 'add', part.offer.sku, chinese, '--title', 'Chinese sheet');
});
afterAll(async () => {
  await Promise.all([browser.close(), shop.remove(), rm(folder, { recursive: true })]);
});

it.each([1440, 390])('%i pixels wide: pages are read, searched, enlarged and printed', async (width) => {
  const { page, errors, close } = await visit(browser, { viewport: { width, height: 900 } });
  await page.goto(shop.address('en') + path);
  await page.getByRole('link', { name: /^Thick film sheet/ }).click();
  const viewer = page.getByRole('dialog', { name: 'Thick film sheet' });
  const first = viewer.getByRole('group', { name: 'Page 1' });
  await first.locator('canvas').waitFor();
  expect(await viewer.getByText('Page 1 of 3').isVisible()).toBe(true);
  expect(await first.getByText('input offset voltage').count()).toBe(1);
  await viewer.getByRole('searchbox', { name: 'Search in the document' }).fill('THERMAL  resistance');
  await viewer.getByText('1 of 1').waitFor();
  await viewer.getByText('Page 3 of 3').waitFor();
  await viewer.getByRole('group', { name: 'Page 3' }).getByText('155 K/W').waitFor();
  await expect
    .poll(() => page.evaluate(() => [...(CSS.highlights.get('document-current') ?? [])].map(String)))
    .toEqual(['thermal resistance']);
  const drawnWidth = async () => (await viewer.getByRole('group', { name: 'Page 3' }).boundingBox())?.width ?? 0;
  const before = await drawnWidth();
  await viewer.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(drawnWidth).toBeGreaterThan(before * 1.2);
  const printed = page.evaluate(
    () => new Promise((done) => (window.print = () => done(document.querySelectorAll('[data-printed] img').length))),
  );
  await viewer.getByRole('button', { name: 'Print' }).click();
  expect(await printed).toBe(3);
  const saved = (await viewer.getByRole('link', { name: 'Download' }).getAttribute('href')) ?? '';
  expect(await (await fetch(shop.address('') + saved)).text()).toContain('%PDF-');
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.url()).toBe(shop.address('en') + path);
  expect(errors).toEqual([]);
  await close();
});

it('an address of a document opens it, and a damaged one says so in the visitor’s language', async () => {
  const { page, errors, close } = await visit(browser);
  await page.goto(shop.address('de') + path);
  const href = await page.getByRole('link', { name: /^Damaged/ }).getAttribute('href');
  await page.goto(`${shop.address('de')}${path}${href}`);
  await page.getByText('Das Dokument ist beschädigt.').waitFor();
  expect(errors).toEqual([]);
  await close();
});

it.each([
  ['Japanese sheet', '定格電圧'],
  ['Chinese sheet', '额定电压'],
])('a %s that brings no character map is read', async (title, text) => {
  const { page, errors, close } = await visit(browser);
  const fetched: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/cmaps/')) fetched.push(`${answer.status()} ${answer.headers()['cache-control']}`);
  });
  await page.goto(shop.address('en') + path);
  expect(fetched).toEqual([]);
  await page.getByRole('link', { name: new RegExp(`^${title}`) }).click();
  await page.getByRole('group', { name: 'Page 1' }).getByText(text).waitFor();
  expect(new Set(fetched)).toEqual(new Set(['200 public, max-age=31536000, immutable']));
  expect(errors).toEqual([]);
  await close();
});

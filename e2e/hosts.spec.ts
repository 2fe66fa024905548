/** Hosts of the shop beside its main one, and foreign sites that lead to it, in a real browser. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, visit } from './chromium.ts';
import { openShop, type Shop } from './shop.ts';

let browser: Browser;
let shop: Shop;
let foreign: Server;
let foreignPort: number;
/** Address of a host of the shop. */
const at = (host: string) => shop.address('').replace('localhost', host);

beforeAll(async () => {
  foreign = createServer((request, answer) => {
    answer.setHeader('Content-Type', 'text/html');
    answer.end(`<a href="${at(new URLSearchParams(request.url?.split('?')[1]).get('to') ?? '')}/about/contactUs">to the shop</a>`);
  });
  foreign.listen(0, '127.0.0.1');
  const names = 'MAP partwright.* 127.0.0.1, MAP *.partwright.com 127.0.0.1, MAP *.example 127.0.0.1';
  [browser, shop] = await Promise.all([
    openBrowser(names),
    openShop({ env: { SITE_DOMAIN: 'partwright.com' } }),
    once(foreign, 'listening'),
  ]);
  const address = foreign.address();
  foreignPort = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => Promise.all([browser.close(), shop.remove(), new Promise((done) => foreign.close(done))]));

it.each([
  ['partwright.cn', 'zh-CN', '联系我们', 'cn.partwright.com'],
  ['partwright.de', 'de-DE', 'Kontakt', 'de.partwright.com'],
  ['partwright.in', 'hi-IN', 'हमसे संपर्क करें', 'in.partwright.com'],
  ['partwright.ru', 'ru-RU', 'Контакты', 'ru.partwright.com'],
  ['partwright.jp', 'ja-JP', 'お問い合わせ', 'jp.partwright.com'],
  ['partwright.com.mx', 'es-MX', 'Contáctanos', 'mx.partwright.com'],
])('%s speaks %s and names its home', async (host, tag, title, home) => {
  const { page, errors, close } = await visit(browser, { locale: 'tr-TR' });
  await page.goto(`${at(host)}/about/contactUs`);
  const heading = page.getByRole('heading', { level: 1, name: title });
  await heading.waitFor();
  // What the operator has written stands above the form, in the language of the host.
  const words = page.locator('main h2').first();
  const form = page.locator('main form');
  await form.waitFor();
  expect((await words.boundingBox())?.y ?? Infinity).toBeLessThan((await form.boundingBox())?.y ?? 0);
  expect(await page.locator('html').getAttribute('lang')).toBe(tag);
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`https://${home}/about/contactUs`);
  // These hosts have no certificate here, of which Chromium complains on every page.
  expect(errors.filter((error) => !error.includes('Please deliver the response using the HTTPS protocol'))).toEqual([]);
  await close();
});

it('remembers the first foreign page that led here, and takes no host of its own for one', async () => {
  const { page, close } = await visit(browser);
  const cookies = async (host: string) => (await page.context().cookies(at(host))).filter(({ name }) => name === 'referrer');
  const follow = async (host: string, to: string) => {
    await page.goto(`http://${host}:${foreignPort}/found?to=${to}&q=secret`);
    await page.getByRole('link', { name: 'to the shop' }).click();
    await page.getByRole('contentinfo').waitFor();
  };
  // The same machine's other port is no host of the shop either, but its name is.
  await follow('partwright.cn', 'fr.partwright.com');
  expect(await cookies('fr.partwright.com')).toEqual([]);
  await follow('first.example', 'fr.partwright.com');
  await follow('second.example', 'fr.partwright.com');
  const [kept] = await cookies('fr.partwright.com');
  // The browser tells a foreign site's origin alone.
  expect(decodeURIComponent(kept?.value ?? '')).toBe(`http://first.example:${foreignPort}/`);
  expect(kept?.expires).toBeGreaterThan(Date.now() / 1000 + 31_536_000 - 3600);
  await close();
});

/** Hosts of the shop beside its main one, and foreign sites that lead to it, in a real browser. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, visit } from './chromium.ts';
import { pointer } from './hand.ts';
import { sendRegistration } from './registration.ts';
import { openShop, type Shop } from './shop.ts';
import { wordsOf } from './words.ts';

let browser: Browser;
let shop: Shop;
let foreign: Server;
let foreignPort: number;
/** Address of a host of the shop. */
const at = (host: string) => shop.address('').replace('localhost', host);

beforeAll(async () => {
  foreign = createServer(({ url }, answer) => {
    answer.setHeader('Content-Type', 'text/html');
    answer.end(`<a href="${at(new URLSearchParams(url?.split('?')[1]).get('to') ?? '')}/about/contactUs">to the shop</a>`);
  });
  foreign.listen(0, '127.0.0.1');
  const names = 'MAP partwright.* 127.0.0.1, MAP *.partwright.com 127.0.0.1, MAP *.example 127.0.0.1';
  [browser, shop] = await Promise.all([
    openBrowser(names),
    openShop({ env: { SITE_DOMAIN: 'partwright.com', HOSTS: 'tr=dukkan.example' } }),
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

/** Puts TLS before the shop, as a server of certificates does: what the browser asks of its hosts by HTTPS, the shop is asked under the same name. */
async function beforeTheShop(context: BrowserContext): Promise<void> {
  const { port } = new URL(shop.address(''));
  await context.route(/^https:\/\/(\w+\.partwright\.com|dukkan\.example)\//, async (route) => {
    const asked = route.request();
    const { host, pathname, search } = new URL(asked.url());
    const headers = { ...(await asked.allHeaders()), host, 'accept-encoding': 'identity' };
    const out = request({ host: '127.0.0.1', port, path: pathname + search, method: asked.method(), headers });
    out.end(asked.postDataBuffer() ?? undefined);
    const [answer] = (await once(out, 'response')) as [IncomingMessage];
    const body = Buffer.concat(await answer.toArray());
    const told = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
    await route.fulfill({ status: answer.statusCode ?? 502, headers: told, body });
  });
}

it('takes cart and log-in along from one regional host to the next, and works the prices out anew', async () => {
  const { page, errors, close } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  await beforeTheShop(page.context());
  const part = await soldPart();
  const [de, ja] = [wordsOf('de'), wordsOf('ja')];
  await page.goto(`https://de.partwright.com/product/${part}`);
  const add = page.getByRole('button', { name: de('buy:add_to_cart'), exact: true }).first();
  await expect.poll(() => add.isEnabled()).toBe(true);
  await add.click();
  await counts(page, de('common:header.cart'), 1);
  await page.getByRole('contentinfo').getByRole('link', { name: '日本語' }).click();
  await page.waitForURL(`https://jp.partwright.com/product/${part}`);
  await counts(page, ja('common:header.cart'), 1);
  await page.getByText(ja('cart:moved_prices', { currency: 'JPY' })).waitFor();

  const fr = wordsOf('fr');
  await register(page, 'fr.partwright.com', fr, 'marta.keller@example.com');
  await page.goto('https://de.partwright.com/cart');
  await named(page).waitFor();
  await counts(page, de('common:header.cart'), 1);
  const kept = (await page.context().cookies()).filter(({ name }) => name === 'token');
  expect(kept).toMatchObject([{ domain: '.partwright.com', secure: true, sameSite: 'None' }]);

  await pointer.press(named(page));
  await pointer.press(page.getByRole('banner').getByRole('button', { name: de('common:account.sign_out') }));
  await page.getByRole('banner').getByText(de('common:account.sign_in')).waitFor();
  await page.goto('https://fr.partwright.com/cart');
  await page.getByRole('banner').getByText(fr('common:account.sign_in')).waitFor();
  await counts(page, fr('common:header.cart'), 0);
  expect(errors).toEqual([]);
  await close();
});

it('takes cart and log-in along to a host of another domain and back, and leaves no trace of how in the address', async () => {
  const { page, errors, close } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  await beforeTheShop(page.context());
  const part = await soldPart();
  const [de, tr] = [wordsOf('de'), wordsOf('tr')];
  await page.goto(`https://de.partwright.com/product/${part}`);
  const add = page.getByRole('button', { name: de('buy:add_to_cart'), exact: true }).first();
  await expect.poll(() => add.isEnabled()).toBe(true);
  await add.click();
  await counts(page, de('common:header.cart'), 1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Türkçe' }).click();
  await page.waitForURL(`https://dukkan.example/product/${part}`);
  await counts(page, tr('common:header.cart'), 1);

  await register(page, 'dukkan.example', tr, 'marta.keller@example.org');
  await page.goto('https://dukkan.example/tool#top');
  await named(page).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL('https://de.partwright.com/tool#top');
  await named(page).waitFor();
  await counts(page, de('common:header.cart'), 1);
  const tokens = (await page.context().cookies()).filter(({ name }) => name === 'token');
  expect(tokens.map(({ domain }) => domain)).toEqual(expect.arrayContaining(['.partwright.com', 'dukkan.example']));
  expect(new Set(tokens.map(({ value }) => value)).size).toBe(tokens.length);
  expect(errors).toEqual([]);
  await close();
});

/** Opens an account on a host; the header then has its name. */
async function register(page: Page, host: string, words: ReturnType<typeof wordsOf>, email: string): Promise<void> {
  await page.goto(`https://${host}/user/register`);
  await sendRegistration(page, pointer, words, { email, password: 'vier rote Lampen im Regal' });
  await named(page).waitFor();
}

const named = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Marta Keller/ });

/** Waits until the header counts so many lines. */
async function counts(page: Page, name: string, lines: number): Promise<void> {
  const cart = page.getByRole('banner').getByRole('link', { name: new RegExp(`^${name}`) });
  await expect.poll(() => cart.textContent()).toContain(String(lines));
}

/** The page of a part that is sold. */
async function soldPart(): Promise<string> {
  const answer = await fetch(`${shop.address('')}/api/store/common/search-product`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ keyword: 'RC0603FR' }),
  });
  const { list } = (await answer.json()) as { list: { web_url: string; offer: object | null }[] };
  return list.find(({ offer }) => offer !== null)?.web_url ?? '';
}

/** What a visitor keeps whatever goes wrong on the way, what files sent elsewhere give away, and addresses nobody meant. */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getUserInfo } from '#contract/api/user-info.ts';
import { freePort } from '#server/testing/free-port.ts';
import { openBrowser, visit } from './chromium.ts';
import { pointer } from './hand.ts';
import { sendRegistration } from './registration.ts';
import { openShop, type Shop } from './shop.ts';
import { wordsOf } from './words.ts';

const language = 'de';
const t = wordsOf(language);

let browser: Browser;
let shop: Shop;
let service: Server;
/** What the service for files was told about who sends one. */
const told: IncomingHttpHeaders[] = [];

/** Another service of the operator's: looks at a file and hands it on to the shop. */
async function openFileService(port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const open = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*', 'Content-Type': 'application/json' };
    const answer = async () => {
      if (request.method === 'OPTIONS') return response.writeHead(204, open).end();
      told.push(request.headers);
      const body = new Uint8Array(await buffer(request));
      const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
      const taken = await fetch(`${shop.address('')}/api/store/common/upload`, { method: 'POST', headers, body });
      return response.writeHead(taken.status, open).end(await taken.text());
    };
    void answer();
  });
  await new Promise<void>((listening) => server.listen(port, listening));
  return server;
}

beforeAll(async () => {
  const port = await freePort();
  [browser, shop, service] = await Promise.all([
    openBrowser(),
    openShop({ env: { UPLOAD_URL: `http://localhost:${port}/in` } }),
    openFileService(port),
  ]);
});
afterAll(async () => {
  await Promise.all([browser.close(), shop.remove()]);
  service.close();
});

async function register(page: Page): Promise<void> {
  await page.goto(`${shop.address(language)}/user/register`);
  await sendRegistration(page, pointer, t, { email: 'marta.keller@example.com', password: 'vier rote Lampen im Regal' });
  await account(page).waitFor();
}

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Marta Keller/ });
const token = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';

const refusal = (status: number, code: string) => ({ status, json: { error: { code, message: '' }, request_id: 'r' } });

it('a log-in outlives a store in trouble and a line that breaks; only a refusal ends it. Files go elsewhere without it', async () => {
  const { page, close } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  try {
    await register(page);
    const first = await token(page);
    expect(first).not.toBe('');

    const asked = `**${getUserInfo.path}*`;
    for (const trouble of ['internal', 'line'] as const) {
      // oxlint-disable no-await-in-loop -- one trouble after the other
      await page.route(asked, (route) => (trouble === 'line' ? route.abort() : route.fulfill(refusal(500, 'internal'))));
      await page.reload();
      await account(page).waitFor();
      expect(await token(page), trouble).toBe(first);
      await page.unroute(asked);
      // oxlint-enable no-await-in-loop
    }

    await page.goto(`${shop.address(language)}/other/feedback`);
    const form = page.getByRole('main');
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: 'reel.csv', mimeType: 'text/csv', buffer: Buffer.from('reel,state\n1,torn\n') });
    await form
      .getByRole('list', { name: t('file:list') })
      .getByText('reel.csv')
      .waitFor();
    expect(told).toHaveLength(1);
    for (const name of ['authorization', 'cookie', 'x-cart-key', 'x-access-key']) expect(told[0], name).not.toHaveProperty(name);
    expect(JSON.stringify(told[0])).not.toContain(first);

    await page.route(asked, (route) => route.fulfill(refusal(401, 'token_invalid')));
    await page.goto(`${shop.address(language)}/`);
    await page.getByRole('banner').getByText(t('common:account.sign_in')).waitFor();
    expect(await token(page)).toBe('');
  } finally {
    await close();
  }
});

it.each(['#100%', '#%E0%A4%A', '#no-such-place'])('the address of a page with %s opens it and keeps it', async (hash) => {
  const { page, errors, close } = await visit(browser);
  try {
    await page.goto(`${shop.address(language)}/about/contactUs${hash}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('footer').waitFor();
    expect(new URL(page.url()).hash).toBe(hash);
    expect(errors).toEqual([]);
  } finally {
    await close();
  }
});

/** Parts that a place of the shop lists. */
async function listed(place: Record<string, string>) {
  const answer = await fetch(`${shop.address('')}/api/store/common/product-list`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Locale': language },
    body: JSON.stringify(place),
  });
  return { status: answer.status, total: ((await answer.json()) as { total?: number }).total };
}

it('a component guide and a supplier lead to their parts, and the contact page says the operator’s text above its form', async () => {
  const guide = await listed({ component_web_url: 'chip-resistors' });
  expect(guide.status).toBe(200);
  expect(guide.total).toBeGreaterThan(0);
  const supplier = await listed({ supplier_web_url: 'passives-desk' });
  expect(supplier.status).toBe(200);
  expect(supplier.total).toBeGreaterThan(0);

  const { page, errors, close } = await visit(browser);
  try {
    await page.goto(`${shop.address(language)}/about/contactUs`);
    const text = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    await text.waitFor();
    const answer = await fetch(`${shop.address('')}/api/store/content/page?code=contactUs`, { headers: { 'X-Locale': language } });
    expect(answer.status).toBe(200);
    expect(JSON.stringify(await answer.json())).toContain((await text.textContent()) ?? 'nothing');
    expect(errors).toEqual([]);
  } finally {
    await close();
  }
});

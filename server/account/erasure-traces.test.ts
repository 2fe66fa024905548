/**
 * Somebody leaves a word of their own in every place that the shop has for words, and is erased. Afterwards no table and no file
 * holds any of them, but for what the books of an invoiced order must show (`docs/api.md` section 9).
 */
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { UploadPurpose } from '#contract/api/upload.ts';
import { product } from '#server/db/schema.ts';
import { bearer, goodPassword, openMembers } from '#server/testing/member.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { answer, openQuote } from '#server/testing/quote.ts';
import { newKey, openShopper, type Shopper } from '#server/testing/shopper.ts';
import { sendFile } from '#server/testing/send-file.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { diskFiles } from '#server/kernel/file-store.ts';
import { eraseNextAccount } from './erase-account.ts';
import { day } from '#contract/durations.ts';

const sku = 'LM358N-NOPB-TB';
const today = '2026-11-21';
let now = new Date(`${today}T12:00:00Z`);
let store: TestStore;
let folder: string;
let operator: Record<string, string>;
let partPage = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partwright-erasure-'));
  store = await openStoreWithParts({
    clock: () => now,
    settings: { accountActivation: true },
    files: diskFiles(folder),
  });
  store.deps.settings.site = { ...store.deps.settings.site, email: 'shop@example.com' };
  await store.db.execute(sql`update stock set on_hand = 100000`);
  const [part] = await store.db.select({ slug: product.slug }).from(product).limit(1);
  partPage = part?.slug ?? '';
  operator = (await seedOperator(store.db)).headers;
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

/** Place where it was left -> a word that stands for nothing else. */
const planted = new Map<string, string>();
const letters = 'bcdfghjklmnprstvwxz';
function plant(place: string): string {
  const word = `Q${Array.from({ length: 11 }, () => letters[randomInt(letters.length)]).join('')}`;
  planted.set(place, word);
  return word;
}
function plantPhone(place: string): string {
  const number = String(randomInt(1_000_000, 9_999_999));
  planted.set(place, number);
  return `+49 30 ${number}`;
}

/** `place: table or file` of each word that is still found. */
async function findPlanted(): Promise<string[]> {
  const tables = await store.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  const search = (where: string, text: string) => {
    const lower = text.toLowerCase();
    for (const [place, word] of planted) if (lower.includes(word.toLowerCase())) found.push(`${place}: ${where}`);
  };
  for (const { name } of tables.rows) {
    // oxlint-disable-next-line no-await-in-loop -- one table after the other
    const { rows } = await store.db.execute<{ text: string }>(sql`select t::text as text from ${sql.identifier(name)} t`);
    search(name, rows.map(({ text }) => text).join('\n'));
  }
  for (const name of await readdir(folder, { recursive: true })) {
    // oxlint-disable-next-line no-await-in-loop -- a few files
    search('a file', `${name}\n${await readFile(join(folder, name), 'latin1')}`);
  }
  return found.toSorted();
}

async function call<Body = Record<string, unknown>>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Body> {
  const given = await store.request(`/api/store/${path}`, body, { 'X-Locale': 'de', 'Idempotency-Key': newKey(), ...headers });
  const text = await given.text();
  expect([path, given.status, given.status < 300 ? '' : text]).toEqual([path, given.status, '']);
  return JSON.parse(text) as Body; // the store checks its answers with the contract in tests
}

async function send(purpose: UploadPurpose, headers: Record<string, string>): Promise<string> {
  const isPicture = purpose === 'comment' || purpose === 'link_logo';
  const drawn = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const bytes = isPicture
    ? new Uint8Array(drawn)
    : new TextEncoder().encode(`mpn,quantity\n${plant(`content of a file for ${purpose}`)},1\n`);
  const file = new File([bytes], `${plant(`name of a file for ${purpose}`)}.${isPicture ? 'png' : 'csv'}`);
  const sent = await sendFile(store.app, file, purpose, headers);
  expect(sent.status).toBe(200);
  return sent.file?.file_id ?? '';
}

const place = (kind: string) => ({
  first_name: plant(`${kind}: first name`),
  last_name: plant(`${kind}: last name`),
  company: plant(`${kind}: company`),
  line1: `${plant(`${kind}: street`)} 7`,
  city: plant(`${kind}: city`),
  phone: plantPhone(`${kind}: phone`),
  postcode: '10115',
  country: 'DE',
});

async function order(buyer: Shopper, kind: string) {
  await buyer.add(sku, 10, { customer_reference: plant(`${kind}: reference of a line`) });
  const { status, body } = await buyer.checkout({
    email: undefined,
    shipping_address: place(`${kind}, delivery`),
    billing_address: place(`${kind}, bill`),
    po_number: plant(`${kind}: purchase order`),
    customer_note: plant(`${kind}: note`),
    referrer: `https://${plant(`${kind}: referrer`)}.example/`,
  });
  expect(status).toBe(201);
  return body.order;
}

async function signUp(email: string) {
  const members = openMembers(store);
  const person = {
    first_name: plant('profile: first name'),
    last_name: plant('profile: last name'),
    phone: plantPhone('profile: phone'),
    company: plant('profile: company'),
    referrer: `https://${plant('profile: referrer')}.example/`,
  };
  await members.join(email, person);
  const { body } = await members.login(email, goodPassword, { 'User-Agent': plant('log-in: browser') });
  return bearer(body.token);
}

async function keepThings(headers: Record<string, string>, email: string): Promise<void> {
  await call('user/save-address', { ...place('address book'), label: plant('address book: label') }, headers);
  const line = {
    mpn: plant('parts list: part'),
    quantity: 1,
    note: plant('parts list: note'),
    references: plant('parts list: references'),
  };
  await call('user/save-parts-list', { name: plant('parts list: name'), kind: 'bom', lines: [line], share: true }, headers);
  await call('user/save-bom-choice', { source: { mpn: plant('chosen part: row') }, sku }, headers);
  const calculation = { tool: 'RCFilter', query: `resistance=${plant('saved calculation: values')}` };
  await call(
    'user/save-calculation',
    { ...calculation, name: plant('saved calculation: name'), note: plant('saved calculation: note') },
    headers,
  );
  await call('user/save-api-key', { name: plant('API key: name'), scopes: ['cart'] }, headers);
  await call('cart/add', { items: [{ sku, quantity: 5, customer_reference: plant('cart: reference of a line') }] }, headers);
  await call('cart/share', {}, headers);
  await call('cart/rfq-add', { items: [{ mpn: plant('quote list: part'), quantity: 5, note: plant('quote list: note') }] }, headers);
  await call('common/save-stock-alert', { sku: 'STM32F103C8T6-TY', email, quantity: 5 });
  await call('common/save-subscribe', { email, source: plant('newsletter: source'), consent: true });
  await call('user/change-email', { password: goodPassword, email: `${plant('pending address')}@example.com` }, headers);
  await send('bom', headers);
}

async function write(headers: Record<string, string>, email: string): Promise<void> {
  const sender = { first_name: plant('message: first name'), last_name: plant('message: last name'), email, consent: true };
  const message = { type: 'other', subject: plant('message: subject'), content: `Hello, ${plant('message: content')}` };
  const files = [await send('feedback', headers)];
  const more = { phone: plantPhone('message: phone'), company: plant('message: company') };
  const { feedback_no } = await call('common/save-feedback', { ...sender, ...message, ...more, files }, headers);
  await call('admin/feedback-admin', { feedback_no, action: 'reply', text: `Dear ${plant('message: reply')}` }, operator);
  const text = `This is ${plant('comment that waits')}, a comment of some length.`;
  await call('user/save-comment-rating', { web_url: partPage, text, images: [await send('comment', headers)] }, headers);
  await call('user/save-question', { web_url: partPage, text: `Is it ${plant('question that waits')}, or is it not?` }, headers);
  const link = { title: plant('proposed link: title'), url: `https://${plant('proposed link: address')}.example/` };
  const logo = await send('link_logo', headers);
  await call('content/save-friendly-link', { ...link, email, description: plant('proposed link: description'), logo }, headers);
}

async function askForPrices(buyer: Shopper, headers: Record<string, string>, email: string): Promise<void> {
  const contact = { first_name: plant('inquiry: first name'), last_name: plant('inquiry: last name'), email, country: 'DE' };
  const asked = await buyer.call<Parameters<typeof openQuote>[1] & { inquiry: Parameters<typeof answer>[1] }>(
    'order/save-inquiry',
    {
      items: [{ sku, quantity: 500, note: plant('inquiry: note of a line') }],
      contact: { ...contact, phone: plantPhone('inquiry: phone'), company: plant('inquiry: company') },
      currency: 'EUR',
      note: plant('inquiry: note'),
      files: [await send('inquiry', headers)],
      referrer: `https://${plant('inquiry: referrer')}.example/`,
      consent: true,
    },
    { 'Idempotency-Key': newKey() },
  );
  expect(asked.status).toBe(201);
  await answer(store, asked.body.inquiry);
  const quote = openQuote(buyer, asked.body);
  expect((await quote.write({ text: plant('inquiry: message') })).status).toBe(200);
  const { inquiry_no } = asked.body.inquiry;
  await call('admin/quote-message', { inquiry_no, text: `Dear ${plant('inquiry: message of the shop')}` }, operator);
  expect((await quote.call('order/quote-decline', { reason: plant('inquiry: why not') })).status).toBe(200);
}

async function buyAndCancel(buyer: Shopper, headers: Record<string, string>): Promise<void> {
  const { order_no } = await order(buyer, 'cancelled order');
  const transfer = { paid_at: today, amount: '10', payer: plant('transfer: payer'), reference: plant('transfer: reference') };
  await call('order/save-transfer', { order_no, ...transfer }, headers);
  await call('order/cancel', { order_no, reason: plant('cancelled order: reason') }, headers);
}

async function buyAndPay(buyer: Shopper): Promise<void> {
  const { order_no, totals } = await order(buyer, 'invoiced order');
  const amount = (totals.total / 100).toFixed(2);
  const paid = { order_no, amount, currency: 'EUR', paid_at: today, reference: plant('booked payment: reference') };
  let { version } = await call<{ version: number }>('admin/payment-confirm', paid, operator);
  const note = plant('invoiced order: note of the operator');
  ({ version } = await call<{ version: number }>('admin/order-transition', { order_no, version, to: 'processing', note }, operator));
  await call(
    'admin/order-transition',
    { order_no, version, to: 'cancelled', note: plant('invoiced order: why it was cancelled') },
    operator,
  );
}

/** Tax law: an invoice shows who bought, where they are and what the delivery went by, and its order in the books must agree with it. */
const keptByLaw = [
  ...['first name', 'last name', 'company', 'street', 'city'].flatMap((word) => [
    `invoiced order, bill: ${word}: order_document`,
    `invoiced order, bill: ${word}: shop_order`,
    `invoiced order, delivery: ${word}: order_document`,
  ]),
  'invoiced order: purchase order: order_document',
  'invoiced order: purchase order: shop_order',
  'invoiced order: reference of a line: order_document',
  'invoiced order: reference of a line: order_line',
];

test('an erasure leaves nothing of a person but what the books of an invoiced order must show', async () => {
  const email = `${plant('address')}@example.com`;
  const headers = await signUp(email);
  const buyer = openShopper(store, { 'X-Locale': 'de', ...headers });
  await buyAndCancel(buyer, headers);
  await buyAndPay(buyer);
  await askForPrices(buyer, headers, email);
  await keepThings(headers, email);
  await write(headers, email);
  const before = await findPlanted();
  expect([...planted.keys()].filter((one) => !before.some((line) => line.startsWith(`${one}: `)))).toEqual([]);
  expect(planted.size).toBeGreaterThan(60);
  await call('user/delete-account', { password: goodPassword, reason: plant('why the account was closed') }, headers);
  now = new Date(now.getTime() + 7 * day);
  expect(await eraseNextAccount(store.deps)).toBe(true);
  expect(await findPlanted()).toEqual(keptByLaw.toSorted());
});

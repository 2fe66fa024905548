/** Two processes of the store API on one database (`docs/operate.md`, scaling out). */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { hashOf } from '#server/caller/caller.ts';
import { cart, cartLine, categoryText, offer, order, outbox, stock } from '#server/db/schema.ts';
import { seedAccount } from '#server/testing/account.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { seedParts, testParts } from '#server/testing/parts.ts';
import { addresses, openShopper } from '#server/testing/shopper.ts';
import { startStoreProcess, type StoreProcess } from '#server/testing/store-process.ts';
import { freePort } from '#server/testing/free-port.ts';
import { untilAnswered } from '#server/testing/until-answered.ts';

const sku = 'RUSH-TB';
const soon = { timeout: 25_000, interval: 200 };
const mails: string[] = [];
let database: TestDatabase;
let mailServer: SMTPServer;
let a: StoreProcess;
let b: StoreProcess;
let operator: { headers: Record<string, string> };

function takeMails(): SMTPServer {
  return new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (address, _session, done) => {
      mails.push(address.address);
      done();
    },
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => done());
    },
  });
}

async function startOne(mailPort: number): Promise<StoreProcess> {
  return startStoreProcess({
    DATABASE_URL: database.url,
    DATABASE_POOL: '6',
    CATALOG_MAX_AGE: '1',
    METRICS_PORT: String(await freePort()),
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  });
}

beforeAll(async () => {
  database = await openTestDatabase();
  const part = testParts.find(({ mpn }) => mpn === 'LM358N/NOPB');
  const [tube] = part?.offers ?? [];
  if (!part || !tube) throw new Error('The op-amp is missing from the test parts');
  await seedParts(database.db, [{ ...part, mpn: 'RUSH', stock: { on_hand: 100, backorder: false }, offers: [{ ...tube, sku }] }]);
  operator = await seedOperator(database.db);
  mailServer = takeMails();
  const mailPort = await freePort();
  await new Promise<void>((done) => mailServer.listen(mailPort, '127.0.0.1', done));
  // At the same moment, on a database without content: neither may stumble over the other.
  [a, b] = await Promise.all([startOne(mailPort), startOne(mailPort)]);
}, 120_000);
afterAll(async () => {
  await Promise.all([a.end('SIGKILL'), b.end('SIGKILL')]);
  await new Promise<void>((done) => mailServer.close(done));
  await database.close();
});

async function read(store: StoreProcess, path: string): Promise<unknown> {
  const answer = await store.request(`/api/store/${path}`, undefined, { 'X-Locale': 'en', 'X-Currency': 'USD' });
  expect(answer.status).toBe(200);
  return answer.json();
}

async function change(path: string, body: unknown): Promise<void> {
  expect((await a.request(`/api/store/admin/${path}`, body, operator.headers)).status).toBe(200);
}

/** Carts of as many guests with three pieces each, written straight into the tables; gives their keys. */
async function fillCarts(guests: number): Promise<string[]> {
  const keys = Array.from({ length: guests }, (_, index) => `ck_${String(index).padStart(43, '0')}`);
  const [row] = await database.db.select({ id: offer.id }).from(offer).where(eq(offer.sku, sku));
  await database.db.insert(cart).values(keys.map((key) => ({ id: key, keyHash: hashOf(key) })));
  await database.db.insert(cartLine).values(keys.map((key) => ({ id: key, cartId: key, offerId: row?.id ?? 0, quantity: 3 })));
  return keys;
}

async function checkOut(store: StoreProcess, cartKey: string, total: number): Promise<string> {
  const body = {
    email: 'buyer@example.com',
    shipping_address: addresses.DE,
    shipping_code: 'standard',
    payment_method: 'bank_transfer',
    currency: 'EUR',
    expected_total: total,
    accept_terms: true,
  };
  const headers = { 'X-Cart-Key': cartKey, 'Idempotency-Key': cartKey, 'X-Locale': 'de' };
  const answer = await untilAnswered(() => store.request('/api/store/order/checkout', body, headers));
  const said = (await answer.json()) as { error?: { code: string } }; // the contract's shape of an error
  return said.error?.code ?? 'placed';
}

async function leaders(): Promise<boolean[]> {
  const texts = await Promise.all([a.metrics(), b.metrics()]);
  return texts.map((text) => text.includes('\npartwright_leader 1\n'));
}

const sent = (recipient: string) => mails.filter((one) => one === recipient).length;

function letters(recipient: string, count: number) {
  const letter = { kind: 'stock_alert', recipient, locale: 'en', subject: 'x', text: 'x', html: 'x' };
  return database.db.insert(outbox).values(Array.from({ length: count }, () => letter));
}

test('both serve, prices and stock of one are those of the other at once, the rest follows', async () => {
  const live = `common/product-live?skus=${sku}`;
  for (const store of [a, b]) expect(await read(store, live)).toMatchObject({ list: [{ stock: { available: 100 } }] });
  await change('stock', { items: [{ sku, set: 77, reason: 'counted' }] });
  await change('price', { items: [{ sku, currency: 'USD', price_breaks: [{ quantity: 1, price: '7.77' }] }] });
  expect(await read(b, live)).toMatchObject({ list: [{ stock: { available: 77 }, price_breaks: [{ unit_micros: 7_770_000 }] }] });
  await change('stock', { items: [{ sku, set: 100, reason: 'counted again' }] });

  await change('settings', { site: { phone: '+49 30 7654321' }, order_minimum: 100, rates: [{ currency: 'JPY', rate: '160' }] });
  expect(await read(b, 'common/config')).toMatchObject({ site: { phone: '+49 30 7654321' } });
  await vi.waitFor(async () => expect(await read(b, 'common/config')).toMatchObject({ order_minimum: 100 }), soon);

  await database.db.update(categoryText).set({ name: 'Amplifiers of another name' }).where(eq(categoryText.language, 'en'));
  await vi.waitFor(async () => {
    for (const store of [a, b]) expect(JSON.stringify(await read(store, 'common/categories'))).toContain('Amplifiers of another name');
  }, soon);
  await change('settings', { order_minimum: 0 });
}, 60_000);

test('two hundred checkouts over both sell exactly what there is', async () => {
  const keys = await fillCarts(200);
  const shopper = openShopper({ request: a.request }, { 'X-Cart-Key': keys[0] ?? '', 'X-Locale': 'de' });
  const { body: preview } = await shopper.preview();
  const outcome = await Promise.all(keys.map((key, index) => checkOut(index % 2 === 0 ? a : b, key, preview.totals.total)));
  expect(outcome.filter((code) => code === 'placed')).toHaveLength(33);
  expect(outcome.filter((code) => code === 'insufficient_stock')).toHaveLength(167);
  expect(await database.db.$count(order)).toBe(33);
  expect(await database.db.select({ onHand: stock.onHand, reserved: stock.reserved }).from(stock)).toEqual([{ onHand: 100, reserved: 99 }]);

  const winner = keys[outcome.indexOf('placed')] ?? '';
  const again = await Promise.all([checkOut(a, winner, preview.totals.total), checkOut(b, winner, preview.totals.total)]);
  expect(again).toEqual(['placed', 'placed']);
  expect(await database.db.$count(order)).toBe(33);
}, 120_000);

test('one of them does the jobs, and each mail goes out once', async () => {
  expect((await leaders()).filter(Boolean)).toHaveLength(1);
  await letters('once@example.com', 30);
  await vi.waitFor(() => expect(sent('once@example.com')).toBe(30), soon);
  const texts = await Promise.all([a.metrics(), b.metrics()]);
  expect(texts.filter((text) => text.includes('{job="send_mails"}'))).toHaveLength(1);
}, 60_000);

test('when the one that does the jobs is killed under load, the other goes on and takes them over', async () => {
  const [isA] = await leaders();
  const [dying, living] = isA ? [a, b] : [b, a];
  const asked = Array.from({ length: 100 }, () => read(living, 'common/config'));
  const lost = Array.from({ length: 100 }, () => dying.request('/api/store/common/config').catch(() => null));
  await dying.end('SIGKILL');
  await Promise.all(lost);
  expect(await Promise.all(asked)).toHaveLength(100);
  await letters('after@example.com', 5);
  await vi.waitFor(() => expect(sent('after@example.com')).toBe(5), soon);
  expect(await living.metrics()).toContain('\npartwright_leader 1\n');
}, 60_000);

/** Sends a request but for its body; resolves once the store has it, with what sends the rest and gives the status of the answer. */
async function begin(store: StoreProcess, path: string, body: unknown): Promise<() => Promise<number | undefined>> {
  const asking = request(store.origin + path, { method: 'POST', headers: { 'Content-Type': 'application/json', Expect: '100-continue' } });
  const answered = new Promise<IncomingMessage>((done, fail) => asking.once('response', done).once('error', fail));
  asking.flushHeaders();
  await Promise.race([once(asking, 'continue'), answered]);
  return async () => {
    asking.end(JSON.stringify(body));
    const answer = await answered;
    answer.resume();
    return answer.statusCode;
  };
}

test('SIGTERM lets the requests that run end first', async () => {
  const living = (await a.request('/healthz').catch(() => null)) ? a : b;
  const { email } = await seedAccount(database.db);
  const logIn = () => begin(living, '/api/store/user/login', { email, password: 'not this one' });
  const underWay = await Promise.all([logIn(), logIn(), logIn(), logIn()]);
  const code = living.end('SIGTERM');
  // It has heard the signal once it takes no more.
  await vi.waitFor(() => expect(living.request('/healthz')).rejects.toThrow(), soon);
  expect(await Promise.all(underWay.map((finish) => finish()))).toEqual([401, 401, 401, 401]);
  expect(await code).toBe(0);
}, 60_000);

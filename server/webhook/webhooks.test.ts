/** What happens in the shop, told to an address of somebody else (`docs/api.md` 5.6, webhooks). */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { stockMovement, webhook, webhookEvent } from '#server/db/schema.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import { seedOperator, seedPerson } from '#server/testing/operator.ts';
import { goodPassword } from '#server/testing/member.ts';
import { answer as answerQuote, ask } from '#server/testing/quote.ts';
import { openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { postAnywhere, postOutside, signEvent } from './post-event.ts';
import { countTasks } from '#server/overview/count-tasks.ts';
import { addressIn, isPublicAddress } from './public-address.ts';
import { sendEvents } from './send-events.ts';
import { forgetOldEvents, listWebhooks, readWebhookLog, replayEvent, saveWebhook, testWebhook } from './webhooks.ts';

const start = Date.parse('2026-11-28T10:00:00Z');
const [minute, hour] = [60_000, 3_600_000];
let now = start;
let store: TestStore;
let server: Server;
let status = 204;
const got: { headers: Record<string, string>; body: string }[] = [];

beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => new Date(now), print: () => {} });
  server = createServer((request, answer) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      got.push({ headers: request.headers as Record<string, string>, body });
      answer.writeHead(status).end('nobody reads this');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
beforeEach(async () => {
  now = start;
  status = 204;
  got.length = 0;
  await store.db.delete(webhook);
});
afterAll(async () => {
  server.close();
  await store.close();
});

/** An address that is this test's own listener; only a test may have one inside. */
async function hook(kinds: ('orders' | 'quotes' | 'stock' | 'customers')[]) {
  const made = await saveWebhook(actingOnConsole(store.deps), { url: 'https://93.184.215.14/hook', kinds });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`; // it listens
  await store.db.update(webhook).set({ url }).where(eq(webhook.id, made.webhook.id));
  return { id: made.webhook.id, secret: made.secret ?? '' };
}
async function deliver(): Promise<number> {
  let sent = 0;
  for (let taken = 1; taken > 0; sent += taken) {
    // oxlint-disable-next-line no-await-in-loop -- one round after the other
    taken = await sendEvents(store.deps, postAnywhere);
  }
  return sent;
}
const log = async (id: string) => (await readWebhookLog(store.db, { id, page: undefined, page_size: 100 })).list;
const types = () => got.map(({ body }) => (JSON.parse(body) as { type: string }).type).toSorted();

async function order() {
  const guest = openShopper(store, { 'X-Locale': 'de' });
  await guest.add('LM358N-NOPB-TB', 10);
  return (await guest.checkout()).body.order;
}

test('a signature is what the library of Standard Webhooks makes of the same event', () => {
  const event = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', body: '{"test": 2432232314}' };
  // By `standardwebhooks` 1.1.1 for JavaScript.
  expect(signEvent({ ...event, at: new Date(1_614_265_330_000) })).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test('an order is told once it is there, signed with the secret of the webhook, and says nothing of who ordered', async () => {
  const { secret } = await hook(['orders']);
  const { order_no } = await order();
  expect(await deliver()).toBeGreaterThan(0);
  const [first] = got;
  const body = first?.body ?? '';
  const headers = first?.headers ?? {};
  expect(headers['webhook-timestamp']).toBe(String(start / 1000));
  expect(headers['webhook-signature']).toBe(signEvent({ id: headers['webhook-id'] ?? '', secret, body, at: new Date(start) }));
  expect(JSON.parse(body)).toMatchObject({ type: 'order.placed', data: { order_no, status: 'pending', currency: 'EUR' } });
  expect(body).not.toContain('Erika');
});

test('quotes, stock and customers are told to whom they are for, with the state that stands at the end', async () => {
  const { id } = await hook(['quotes', 'stock', 'customers']);
  const guest = openShopper(store, { 'X-Locale': 'de' });
  const { inquiry } = (await ask(guest)).body;
  await answerQuote(store, inquiry);
  await order();
  const email = 'ada@example.com';
  const registered = { email, password: goodPassword, first_name: 'Ada', last_name: 'Lovelace', consent: true };
  expect((await guest.call('user/register', registered)).status).toBeLessThan(300);
  await deliver();
  expect(types()).toEqual(expect.arrayContaining(['customer.created', 'quote.quoted', 'quote.submitted', 'stock.changed']));
  const quoted = got.find(({ body }) => body.includes('quote.quoted'));
  expect(JSON.parse(quoted?.body ?? '{}')).toMatchObject({ data: { inquiry_no: inquiry.inquiry_no, status: 'quoted' } });
  const stock = got.find(({ body }) => body.includes('stock.changed'));
  expect(JSON.parse(stock?.body ?? '{}')).toMatchObject({ data: { list: [{ mpn: 'LM358N/NOPB', kind: 'reserved', reserved: 10 }] } });
  expect(types().some((type) => type.startsWith('order.'))).toBe(false);
  expect((await log(id)).every((event) => event.status === 'sent' && event.answer === '204')).toBe(true);
  expect(JSON.stringify(got)).not.toContain(email);
});

test('a change that does not come about is told to nobody', async () => {
  const { id } = await hook(['stock']);
  const before = await store.db.$count(stockMovement);
  const failing = store.db.transaction(async (queries) => {
    const [row] = await queries.select().from(stockMovement).limit(1);
    await queries.insert(stockMovement).values({ productId: row?.productId ?? 0, kind: 'corrected', onHand: 1, reserved: 0 });
    throw new Error('in the end not');
  });
  await expect(failing).rejects.toThrow('in the end not');
  expect([await store.db.$count(stockMovement), (await log(id)).length]).toEqual([before, 0]);
});

test('what is not taken is sent again later and later, is given up, and sent anew by hand under its own id', async () => {
  const { id } = await hook(['orders']);
  await order();
  status = 500;
  await deliver();
  expect((await log(id))[0]).toMatchObject({
    status: 'waiting',
    tries: 1,
    answer: '500',
    next_try_at: new Date(start + minute).toISOString(),
  });
  expect(await sendEvents(store.deps, postAnywhere)).toBe(0);
  for (let round = 0; round < 12; round += 1) {
    now += 24 * hour;
    // oxlint-disable-next-line no-await-in-loop -- one day after the other
    await deliver();
  }
  const [lost] = await log(id);
  expect(lost).toMatchObject({ status: 'failed', tries: 9, next_try_at: null });
  expect((await listWebhooks(store.db)).list[0]).toMatchObject({ waiting: 0, failed: (await log(id)).length });
  status = 200;
  got.length = 0;
  await replayEvent(actingOnConsole(store.deps), lost?.id ?? '');
  await deliver();
  expect(got.map(({ headers }) => headers['webhook-id'])).toEqual([lost?.id]);
  expect((await log(id)).find((event) => event.id === lost?.id)).toMatchObject({ status: 'sent', answer: '200' });
  now += 31 * 24 * hour;
  await forgetOldEvents(store.deps);
  expect(await log(id)).toEqual([]);
});

test('a test goes to the address whatever it is told about, signed, once, and a failed one is nothing to do', async () => {
  const { id, secret } = await hook(['orders']);
  const noted = await testWebhook(actingOnConsole(store.deps), id);
  expect(noted).toMatchObject({ type: 'webhook.test', status: 'waiting', tries: 0 });
  await deliver();
  const [{ headers, body } = { headers: {} as Record<string, string>, body: '' }] = got;
  expect(headers['webhook-signature']).toBe(signEvent({ id: noted.id, secret, body, at: new Date(start) }));
  expect(JSON.parse(body)).toEqual({ type: 'webhook.test', timestamp: new Date(start).toISOString(), data: { webhook: id } });
  expect((await log(id))[0]).toMatchObject({ id: noted.id, body, status: 'sent', answer: '204' });
  status = 503;
  await testWebhook(actingOnConsole(store.deps), id);
  await deliver();
  expect((await log(id)).map((event) => `${event.status} ${event.answer}`).toSorted()).toEqual(['failed 503', 'sent 204']);
  expect((await listWebhooks(store.db)).list[0]).toMatchObject({ waiting: 0, failed: 0 });
  const { list } = await countTasks(store.db, new Date(now));
  expect(list.find(({ kind }) => kind === 'failed_webhooks')?.count).toBe(0);
  await saveWebhook(actingOnConsole(store.deps), { id, url: 'https://93.184.215.14/hook', kinds: ['orders'], stopped: true });
  await expect(testWebhook(actingOnConsole(store.deps), id)).rejects.toMatchObject({ code: 'state_conflict' });
});

test('an address that says that it is gone is left alone', async () => {
  const { id } = await hook(['orders']);
  status = 410;
  await order();
  await deliver();
  expect((await listWebhooks(store.db)).list[0]?.stopped_at).not.toBeNull();
  const noted = (await log(id)).length;
  await order();
  expect((await log(id)).length).toBe(noted);
});

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://10.1.2.3/',
  'https://169.254.169.254/latest/meta-data/',
  'https://192.168.0.1/',
  'https://[fd00::1]/',
  'https://[fe80::1]/',
  'https://[64:ff9b::a00:1]/',
  'https://localhost/',
])('an address inside the network is refused, when it is named and when it is called: %s', async (url) => {
  const acting = actingOnConsole(store.deps);
  await expect(saveWebhook(acting, { url, kinds: ['orders'] })).rejects.toMatchObject({
    code: 'validation_failed',
    options: { fields: { url: [{ code: 'not_allowed' }] } },
  });
  const event = { id: 'msg_1', url, secret: `whsec_${'A'.repeat(32)}`, body: '{}', at: new Date(now) };
  await expect(postOutside(event)).rejects.toThrow();
});

test('public addresses are let through', () => {
  for (const address of ['93.184.215.14', '2606:2800:21f:cb07::1']) expect(isPublicAddress(address)).toBe(true);
  expect(addressIn(new URL('https://erp.example/'))).toBeNull();
});

test('webhooks are the owner’s alone, over the network with a fresh second factor, and no key makes them', async () => {
  const owner = await seedPerson(store.deps);
  const { headers } = await seedOperator(store.db);
  const body = { url: 'https://93.184.215.14/hook', kinds: ['orders'] };
  const save = (own: Record<string, string>) => store.request('/api/store/admin/save-webhook', body, own);
  expect((await save(headers)).status).toBe(403);
  const made = (await (await save(owner.headers)).json()) as { secret: string; webhook: { id: string } };
  expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
  const kept = await store.db.select().from(webhook);
  expect(JSON.stringify(kept)).not.toContain(made.secret.slice(6));
  const again = await store.request('/api/store/admin/save-webhook', { ...body, id: made.webhook.id, stopped: true }, owner.headers);
  expect(await again.json()).toMatchObject({ secret: null, webhook: { kinds: ['orders'] } });
  now += 11 * minute;
  expect((await save(owner.headers)).status).toBe(403);
  expect(await store.db.$count(webhookEvent)).toBe(0);
});

/** Card payments through the sandbox: what a buyer sees when all goes well, and when they turn back (`docs/api.md` 5.5 and 6.2). */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { orderDocument, outbox, paymentTry } from '#server/db/schema.ts';
import { expireOrders } from '#server/order/change-order.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import { saveSettings } from '#server/settings/save-settings.ts';
import { openPayer, type Payer } from '#server/testing/payer.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { sandboxProvider } from './sandbox-provider.ts';
import { endOldRedirects } from './settle-try.ts';
import { minute } from '#contract/durations.ts';

const start = new Date('2026-11-23T10:00:00Z');
let now = start;
let store: TestStore;
let payer: Payer;
const clock = () => now;

beforeAll(async () => {
  store = await openStoreWithParts({ clock, cardProvider: sandboxProvider(clock) });
  payer = openPayer(store);
});
beforeEach(() => {
  now = start;
});
afterAll(() => store.close());

const triesOf = async (orderNo: string) =>
  (await store.db.select().from(paymentTry).where(eq(paymentTry.orderNo, orderNo)).orderBy(paymentTry.createdAt)).map(
    ({ status }) => status,
  );
const mailsAbout = async (orderNo: string) =>
  (await store.db.select().from(outbox).orderBy(outbox.id)).filter(({ subject }) => subject.includes(orderNo)).map(({ kind }) => kind);

test('who pays by card has their order confirmed with invoice and mail; it was held for thirty minutes', async () => {
  const placed = await payer.place();
  const { order_no: orderNo } = placed.order;
  expect(placed).toMatchObject({ next: 'pay', order: { status: 'pending', expires_at: '2026-11-23T10:30:00.000Z' } });
  expect(placed.order.payment).toMatchObject({ method: 'card', kind: 'redirect', status: 'unpaid' });
  expect(placed.order.payment.bank).toBeUndefined();
  const { status, body } = await payer.pay(placed);
  expect(status).toBe(200);
  expect(body).toMatchObject({ kind: 'redirect', expires_at: '2026-11-23T10:30:00.000Z' });
  expect((await payer.read(placed)).payment_status).toBe('pending');
  const { goTo } = await payer.press(body.payment_no, 'pay');
  expect(goTo).toBe(`http://de.localhost:8080/order/paybuy?payment_no=${body.payment_no}`);
  expect(await payer.result(placed, body.payment_no)).toMatchObject({ status: 'captured', order_status: 'confirmed', retry: false });
  const paid = await payer.read(placed);
  expect(paid).toMatchObject({ status: 'confirmed', payment_status: 'paid', expires_at: null });
  expect(paid.payment.paid).toBe(paid.totals.total);
  expect(paid.documents.map(({ kind }) => kind)).toEqual(['invoice']);
  expect(await mailsAbout(orderNo)).toEqual(['order_reserved', 'order_paid']);
});

test('a way to pay that the operator has switched off is neither offered nor taken, for a placed order either', async () => {
  const placed = await payer.place();
  const console = actingOnConsole(store.deps);
  const offered = async () =>
    ((await (await store.request('/api/store/order/payment-options?country=DE')).json()) as { list: { method: string }[] }).list.map(
      ({ method }) => method,
    );
  expect(await offered()).toEqual(['bank_transfer', 'card']);
  await saveSettings(console, { payment_methods: ['bank_transfer', 'account'] });
  expect(await offered()).toEqual(['bank_transfer']);
  expect((await payer.pay(placed)).status).toBe(422);
  await saveSettings(console, { payment_methods: ['card', 'account'] });
  expect(await offered()).toEqual(['card']);
  const { body } = await payer.pay(placed);
  await payer.press(body.payment_no, 'pay');
  expect((await payer.read(placed)).payment_status).toBe('paid');
  await saveSettings(console, { payment_methods: ['bank_transfer', 'card', 'account'] });
});

test('a result whose notice has not come is asked for', async () => {
  const placed = await payer.place();
  const { body } = await payer.pay(placed);
  expect(await payer.result(placed, body.payment_no)).toMatchObject({ status: 'redirected', url: body.url });
  payer.sandbox().decide(await payer.refOf(body.payment_no), 'pay');
  expect(await payer.result(placed, body.payment_no)).toMatchObject({ status: 'captured', order_status: 'confirmed', url: null });
});

test('who is declined may choose a transfer, for which the parts are held longer', async () => {
  const placed = await payer.place();
  const { body } = await payer.pay(placed);
  await payer.press(body.payment_no, 'decline');
  expect(await payer.result(placed, body.payment_no)).toMatchObject({ status: 'failed', order_status: 'pending', retry: true });
  expect((await payer.read(placed)).payment_status).toBe('failed');
  now = new Date(start.getTime() + 5 * minute);
  const { body: chosen } = await payer.pay(placed, 'bank_transfer');
  expect(chosen).toMatchObject({ kind: 'offline', order: { payment_status: 'unpaid', expires_at: '2026-11-30T10:00:00.000Z' } });
  expect(chosen.order.payment.bank?.reference).toBe(placed.order.order_no);
  expect(chosen.order.allowed).toContain('upload_slip');
  expect(await triesOf(placed.order.order_no)).toEqual(['failed', 'awaiting_transfer']);
});

test('a new try ends the old one, and going back and forth holds the parts no longer than a transfer would', async () => {
  const placed = await payer.place();
  const first = await payer.pay(placed);
  const second = await payer.pay(placed);
  expect(await triesOf(placed.order.order_no)).toEqual(['expired', 'redirected']);
  expect(payer.sandbox().find(await payer.refOf(first.body.payment_no))?.isOpen).toBe(false);
  expect(payer.sandbox().find(await payer.refOf(second.body.payment_no))?.isOpen).toBe(true);
  now = new Date(start.getTime() + 10 * minute);
  await payer.pay(placed);
  expect((await payer.read(placed)).expires_at).toBe('2026-11-23T10:40:00.000Z');
  await payer.pay(placed, 'bank_transfer');
  await payer.pay(placed);
  await payer.pay(placed, 'bank_transfer');
  expect((await payer.read(placed)).expires_at).toBe('2026-11-30T10:00:00.000Z');
});

test('who paid at the service already does not pay again in another way', async () => {
  const placed = await payer.place();
  const { body } = await payer.pay(placed);
  payer.sandbox().decide(await payer.refOf(body.payment_no), 'pay');
  expect((await payer.pay(placed, 'bank_transfer')).body.error?.code).toBe('state_conflict');
  expect(await payer.read(placed)).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
});

test('a redirect that nobody finished ends after thirty minutes, and then the order', async () => {
  const placed = await payer.place();
  const { body } = await payer.pay(placed);
  now = new Date(start.getTime() + 31 * minute);
  await expireOrders(store.deps);
  expect((await payer.read(placed)).status).toBe('pending');
  expect(await endOldRedirects(store.deps)).toBe(1);
  expect((await payer.read(placed)).payment_status).toBe('failed');
  await expireOrders(store.deps);
  expect(await payer.result(placed, body.payment_no)).toMatchObject({ status: 'expired', order_status: 'expired', retry: true });
  expect((await payer.pay(placed)).body.kind).toBe('redirect');
  expect((await payer.read(placed)).status).toBe('pending');
});

test('a service that does not answer when the time is over keeps the order; what was paid meanwhile counts', async () => {
  const placed = await payer.place();
  const { body } = await payer.pay(placed);
  const { cardProvider } = store.deps;
  if (!cardProvider) throw new Error('no adapter');
  store.deps.cardProvider = { ...cardProvider, end: () => Promise.reject(new Error('away')) };
  now = new Date(start.getTime() + 31 * minute);
  expect(await endOldRedirects(store.deps)).toBe(0);
  await expireOrders(store.deps);
  store.deps.cardProvider = cardProvider;
  now = new Date(start.getTime() + 29 * minute);
  await payer.press(body.payment_no, 'pay');
  expect(await payer.read(placed)).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
});

test('a service that cannot be reached charges nothing and leaves every other way open', async () => {
  const placed = await payer.place();
  const { cardProvider } = store.deps;
  if (!cardProvider) throw new Error('no adapter');
  store.deps.cardProvider = { ...cardProvider, begin: () => Promise.reject(new Error('away')) };
  const { status, body } = await payer.pay(placed);
  store.deps.cardProvider = cardProvider;
  expect([status, body.error?.code]).toEqual([502, 'payment_provider_error']);
  expect(await payer.read(placed)).toMatchObject({ status: 'pending', payment_status: 'failed' });
  expect((await payer.pay(placed, 'bank_transfer')).status).toBe(200);
});

test('what the service leaves unanswered is in the log with the kind of fault, and the buyer pays in another way all the same', async () => {
  const placed = await payer.place();
  const { body } = await payer.pay(placed);
  const { cardProvider, log } = store.deps;
  if (!cardProvider) throw new Error('no adapter');
  const warn = vi.fn<typeof log.warn>();
  Object.assign(store.deps, {
    log: { ...log, warn },
    cardProvider: { ...cardProvider, end: () => Promise.reject(new TypeError('for ann@example.com')) },
  });
  const { status } = await payer.pay(placed, 'bank_transfer');
  Object.assign(store.deps, { log, cardProvider });
  expect(status).toBe(200);
  const line = { provider: 'sandbox', payment_no: body.payment_no, question: 'end', reason: 'TypeError' };
  expect(warn.mock.calls).toContainEqual(['payment_provider_silent', line]);
});

test.each([
  ['/ja/order/paybuy?order_no=SO-1', 'http://de.localhost:8080/ja/order/paybuy?order_no=SO-1&payment_no='],
  ['//evil.example/order', 'http://de.localhost:8080/order/paybuy?payment_no='],
  ['/\\evil.example', 'http://de.localhost:8080/order/paybuy?payment_no='],
  ['https://evil.example/', 'http://de.localhost:8080/order/paybuy?payment_no='],
  ['javascript:alert(1)', 'http://de.localhost:8080/order/paybuy?payment_no='],
])('the way back %s leads to the shop', async (return_path, expected) => {
  const placed = await payer.place();
  const { body } = await payer.pay(placed, 'card', { return_path });
  expect((await payer.press(body.payment_no, 'leave')).goTo).toBe(`${expected}${body.payment_no}&left=1`);
});

async function originAfter(host: string): Promise<string> {
  const placed = await payer.place();
  const more = { 'X-Access-Key': placed.access_key ?? '', 'X-Forwarded-Host': host, 'Idempotency-Key': host };
  const asked = { order_no: placed.order.order_no, method: 'card' };
  const { body } = await payer.shopper.call<{ payment_no: string }>('order/order-pay', asked, more);
  return new URL((await payer.press(body.payment_no, 'pay')).goTo).origin;
}

test('the way back leads to the host where the buyer is, if it is one of the shop', async () => {
  expect(await originAfter('jp.localhost:8080')).toBe('http://jp.localhost:8080');
  expect(await originAfter('evil.example')).toBe('http://de.localhost:8080');
});

test('a card is no choice where no adapter is set up', async () => {
  const { cardProvider } = store.deps;
  const placed = await payer.place({ payment_method: 'bank_transfer' });
  store.deps.cardProvider = null;
  expect((await payer.pay(placed)).body.error?.code).toBe('payment_unavailable');
  expect((await payer.shopper.checkout({ payment_method: 'card', expected_total: 1 })).body.error).toBeDefined();
  store.deps.cardProvider = cardProvider;
  expect(await store.db.$count(orderDocument, eq(orderDocument.orderNo, placed.order.order_no))).toBe(0);
});

test('the test page is labelled as one, and its buttons decide', async () => {
  const placed = await payer.place();
  const { body } = await payer.pay(placed);
  const page = await (await store.request(body.url.replace('http://de.localhost:8080', ''), undefined, { 'X-Locale': 'de' })).text();
  expect(page).toContain('Testseite');
  expect(page).toContain(placed.order.order_no);
  const form = new URLSearchParams({ ref: await payer.refOf(body.payment_no), choice: 'pay' });
  const answer = await store.app.request('/api/store/order/sandbox', { method: 'POST', body: form });
  expect([answer.status, answer.headers.get('Location')]).toEqual([
    303,
    `http://de.localhost:8080/order/paybuy?payment_no=${body.payment_no}`,
  ]);
  expect((await payer.read(placed)).status).toBe('confirmed');
  expect((await store.request('/api/store/order/sandbox?ref=sb_x')).status).toBe(404);
});

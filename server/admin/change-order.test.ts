import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { desc, eq } from 'drizzle-orm';
import type { AdminOrder } from '#contract/api/admin/order.ts';
import type { Order } from '#contract/api/order.ts';
import { audit, outbox, shipment } from '#server/db/schema.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { newKey, openShopper } from '#server/testing/shopper.ts';
import { stockLevel } from '#server/testing/stock-level.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { completeOrders } from './complete-orders.ts';
import { day } from '#contract/durations.ts';

const sku = 'LM358N-NOPB-TB';
let store: TestStore;
let headers: Record<string, string>;
let name: string;
let now = new Date('2026-11-20T10:00:00Z');

beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => now });
  ({ headers, name } = await seedOperator(store.db));
});
beforeEach(() => {
  now = new Date('2026-11-20T10:00:00Z');
});
afterAll(() => store.close());

async function operator(path: string, body?: unknown, more: Record<string, string> = {}) {
  const answer = await store.request(`/api/store/admin/${path}`, body, { ...headers, ...more });
  // The store checks its own answers with the contract in tests.
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as AdminOrder & { error?: { code: string } } };
}

async function placed(pieces = 10) {
  const shopper = openShopper(store, { 'X-Locale': 'de' });
  await shopper.add(sku, pieces);
  const { order, access_key: key } = (await shopper.checkout()).body;
  const own = { 'X-Access-Key': key ?? '' };
  const said = { order_no: order.order_no, paid_at: '2026-11-20', amount: '1', payer: 'Erika Muster', reference: 'E2E-1' };
  const announce = () => shopper.call('order/save-transfer', said, own);
  return { shopper, order, announce, look: async () => (await shopper.order(order.order_no, key)).body };
}

const pay = ({ order_no, totals: { total } }: Order, change: Record<string, unknown> = {}) => {
  const amount = (total / 100).toFixed(2);
  return operator('payment-confirm', { order_no, amount, currency: 'EUR', paid_at: '2026-11-20', reference: 'E2E-1', ...change });
};
async function paid(pieces = 10) {
  const buyer = await placed(pieces);
  return { ...buyer, order: (await pay(buyer.order)).body };
}
const step = ({ order_no, version }: Pick<Order, 'order_no' | 'version'>, change: Record<string, unknown>) =>
  operator('order-transition', { order_no, version, ...change });
const parcel = ({ lines }: Order, quantity: number, more: Record<string, unknown> = {}) => ({
  carrier: 'dhl',
  tracking_no: '00340 434',
  lines: [{ line_id: lines[0]?.line_id, quantity, lot_code: 'L7', date_code: '2631' }],
  ...more,
});

const level = () => stockLevel(store.db, 'LM358N/NOPB');
const lastMail = async () => (await store.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1))[0];
const lastAudit = async () => (await store.db.select().from(audit).orderBy(desc(audit.id)).limit(1))[0];

test('a transfer is booked, the parts are sent in two parcels, and the buyer can follow them', async () => {
  const buyer = await placed();
  const before = await level();
  const { body: confirmed } = await pay(buyer.order);
  expect(confirmed).toMatchObject({ status: 'confirmed', payment_status: 'paid', due: 0, steps: ['process', 'ship', 'cancel', 'refund'] });
  expect(await lastAudit()).toMatchObject({ actor: name, action: 'order.payment', target: buyer.order.order_no });
  const { body: picked } = await step(confirmed, { to: 'processing', note: 'shelf 4' });
  expect(picked).toMatchObject({ status: 'processing' });
  expect(picked.history.at(-1)).toMatchObject({ actor: 'operator', person: name, code: 'processing', note: 'shelf 4' });

  const { body: first } = await step(picked, { to: 'partially_shipped', shipment: parcel(picked, 4) });
  expect(first).toMatchObject({ status: 'partially_shipped', lines: [{ shipped: 4 }] });
  expect(await level()).toMatchObject({ onHand: before.onHand - 4, reserved: before.reserved - 4 });
  expect(await lastMail()).toMatchObject({ kind: 'order_shipped', locale: 'de', subject: expect.stringContaining('unterwegs') });

  now = new Date(now.getTime() + 1000);
  const { body: second } = await step(first, { to: 'shipped', shipment: parcel(first, 6, { carrier: 'Bike courier' }) });
  expect(second).toMatchObject({ status: 'shipped', steps: ['deliver', 'refund'] });
  expect(await level()).toMatchObject({ onHand: before.onHand - 10, reserved: before.reserved - 10 });
  const seen = await buyer.look();
  expect(seen).toMatchObject({
    status: 'shipped',
    shipments: [
      {
        carrier: 'DHL',
        tracking_url: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=00340434',
        lines: [{ quantity: 4, lot_code: 'L7', date_code: '2631' }],
      },
      { carrier: 'Bike courier', tracking_url: null },
    ],
  });
  expect(JSON.stringify(seen)).not.toContain('shelf 4');
});

test('a parcel holds what is left of the order and what is on the shelf', async () => {
  const { order } = await paid();
  const before = await level();
  const send = (content: unknown) => step(order, { to: 'shipped', shipment: content });
  expect((await send(parcel(order, 11))).body).toMatchObject({
    error: {
      code: 'validation_failed',
      fields: { 'shipment.lines.0.quantity': [{ code: 'out_of_range', limit: 10, bound: 'most', message: 'Enter 10 or less' }] },
    },
  });
  const [line] = parcel(order, 4).lines;
  expect((await send(parcel(order, 4, { lines: [line, line] }))).body.error).toMatchObject({ fields: { 'shipment.lines.1.line_id': {} } });
  expect((await send(parcel(order, 4, { lines: [{ ...line, line_id: 'other' }] }))).body.error?.code).toBe('validation_failed');
  expect((await send(undefined)).body.error).toMatchObject({ fields: { shipment: [{ code: 'required' }] } });
  expect(await level()).toEqual(before);
  expect(await store.db.$count(shipment, eq(shipment.orderNo, order.order_no))).toBe(0);
});

test('of two people who ship the same order at once one is told that it changed', async () => {
  const { order } = await paid();
  const both = await Promise.all([1, 2].map(() => step(order, { to: 'shipped', shipment: parcel(order, 10) })));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ error: { code: 'version_conflict', data: {} } });
  expect(await store.db.$count(shipment, eq(shipment.orderNo, order.order_no))).toBe(1);
});

test('the same call sent twice with one key acts once', async () => {
  const { order } = await paid();
  const body = { order_no: order.order_no, version: order.version, to: 'shipped', shipment: parcel(order, 10) };
  const key = { 'Idempotency-Key': newKey() };
  const one = await operator('order-transition', body, key);
  const two = await operator('order-transition', body, key);
  expect(two.body).toEqual(one.body);
  expect(two.headers.get('Idempotent-Replayed')).toBe('true');
  expect(await store.db.$count(shipment, eq(shipment.orderNo, order.order_no))).toBe(1);
});

test('a cancelled order gives back its parts and all of its money', async () => {
  const before = await level();
  const { order, look } = await paid();
  const { body } = await step(order, { to: 'cancelled', note: 'recalled by the maker' });
  expect(body).toMatchObject({ status: 'cancelled', payment_status: 'refunded', refundable: 0, steps: [] });
  expect(body.payment.refunded).toBe(order.totals.total);
  const steps = body.history.filter(({ actor }) => actor === 'operator');
  expect(steps.map(({ code, person }) => [code, person])).toEqual(
    ['paid', 'confirmed', 'cancelled', 'refunded'].slice(-steps.length).map((code) => [code, name]),
  );
  expect(await level()).toMatchObject({ onHand: before.onHand, reserved: before.reserved });
  expect(await look()).toMatchObject({ status: 'cancelled' });
  const kinds = await store.db.select({ kind: outbox.kind }).from(outbox).orderBy(desc(outbox.id)).limit(2);
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['order_cancelled', 'order_refunded']);
});

test('what cannot be sent any more is given up with a refund, and its parts are for sale again', async () => {
  const before = await level();
  const { order } = await paid();
  const { body: first } = await step(order, { to: 'shipped', shipment: parcel(order, 4) });
  expect((await step(first, { to: 'cancelled' })).body).toMatchObject({
    error: { code: 'state_conflict', data: { status: 'partially_shipped', allowed: expect.arrayContaining(['close_short']) } },
  });
  const { body } = await step(first, { to: 'shipped', refund: { amount: '1.50' }, note: 'rest is obsolete' });
  expect(body).toMatchObject({ status: 'shipped', payment_status: 'partially_refunded', payment: { refunded: 150 } });
  expect(await level()).toMatchObject({ onHand: before.onHand - 4, reserved: before.reserved });
});

test('no more goes back than came in, and amounts fit their currency', async () => {
  const { order } = await paid();
  const refund = (amount: string) => step(order, { refund: { amount } });
  const most = order.totals.total;
  expect((await refund(String(most))).body.error).toMatchObject({ fields: { 'refund.amount': [{ code: 'out_of_range', limit: most }] } });
  expect((await refund('1.001')).body.error).toMatchObject({ fields: { 'refund.amount': [{ code: 'invalid_format' }] } });
  expect((await refund('0')).body.error?.code).toBe('validation_failed');
  const { body } = await refund('1');
  expect(body).toMatchObject({ status: 'confirmed', payment: { refunded: 100 }, refundable: most - 100 });
  // Its credit note has taken that off the invoice: nothing is missing.
  expect(body).toMatchObject({ due: 0, steps: expect.not.arrayContaining(['confirm_payment']) });
  expect(await numbers('unpaid=1')).not.toContain(order.order_no);
});

test('a payment in another currency, of another day to come or for an old version changes nothing', async () => {
  const { order } = await placed();
  expect((await pay(order, { currency: 'USD' })).body.error).toMatchObject({ fields: { currency: [{ code: 'mismatch' }] } });
  expect((await pay(order, { paid_at: '2026-11-23' })).body.error).toMatchObject({ fields: { paid_at: [{ code: 'out_of_range' }] } });
  expect((await pay(order, { version: 7 })).body.error?.code).toBe('version_conflict');
  expect((await pay(order, { amount: '1,5' })).body.error).toMatchObject({ fields: { amount: [{ code: 'invalid_format' }] } });
  expect((await operator(`order?order_no=${order.order_no}`)).body).toMatchObject({ status: 'pending', due: order.totals.total });
});

test('an order is completed thirty days after its last parcel arrived, and not before all have', async () => {
  const { order, look } = await paid();
  const { body: first } = await step(order, { to: 'shipped', shipment: parcel(order, 4) });
  const { body: sent } = await step(first, { to: 'shipped', shipment: parcel(order, 6) });
  const [one, two] = sent.shipments.map(({ shipment_no }) => shipment_no);
  const { body: half } = await step(sent, { delivered: { shipment_no: one, delivered_on: '2026-11-20' } });
  expect((await step(half, { delivered: { shipment_no: two, delivered_on: '2026-11-01' } })).body.error?.code).toBe('validation_failed');
  now = new Date(now.getTime() + 60 * day);
  await completeOrders(store.deps);
  expect(await look()).toMatchObject({ status: 'shipped' });
  await step(half, { delivered: { shipment_no: two, delivered_on: '2026-12-24' } });
  await completeOrders(store.deps);
  expect(await look()).toMatchObject({ status: 'shipped', shipments: [{}, { delivered_at: '2026-12-24T00:00:00.000Z' }] });
  now = new Date('2027-01-23T00:00:01Z');
  await completeOrders(store.deps);
  expect(await look()).toMatchObject({ status: 'completed', allowed: ['reorder'] });
});

async function find(query: string) {
  const answer = await store.request(`/api/store/admin/orders?${query}`, undefined, headers);
  // The store checks its own answers with the contract in tests.
  return (await answer.json()) as { list: { order_no: string; customer: string }[]; total: number; counts: Record<string, number> };
}

test('orders are found by state, number, part, name and mail, page by page', async () => {
  const { order } = await placed();
  for (const keyword of [order.order_no, 'lm358n/nopb', 'Erika Muster', 'buyer@example']) {
    // oxlint-disable-next-line no-await-in-loop -- four words
    const { list } = await find(`status=pending&keyword=${encodeURIComponent(keyword)}`);
    expect(list).toContainEqual(expect.objectContaining({ order_no: order.order_no, customer: 'Erika Muster' }));
  }
  expect((await find('keyword=nobody%25')).total).toBe(0);
  const all = await find('page_size=2&page=1');
  expect(all.list).toHaveLength(2);
  expect(Object.values(all.counts).reduce((sum, orders) => sum + orders)).toBe(all.total);
  expect((await find(`keyword=${order.order_no}&status=shipped`)).list).toEqual([]);
});

test('each order of the list has its own number of lines and its own announced transfer', async () => {
  const [told, other] = [await placed(), await placed()];
  await told.announce();
  const { list } = await find('page_size=100');
  const shown = (orderNo: string) => list.find(({ order_no }) => order_no === orderNo);
  expect(shown(told.order.order_no)).toMatchObject({ line_count: 1, has_slip: true });
  expect(shown(other.order.order_no)).toMatchObject({ line_count: 1, has_slip: false });
});

const numbers = async (query: string) => (await find(`page_size=100&${query}`)).list.map(({ order_no }) => order_no);

test('orders are narrowed by country, age and missing money; the conditions are kept by name', async () => {
  const [open, done] = [await placed(), await paid()];
  const both = [open.order.order_no, done.order.order_no];
  expect(await numbers('country=DE')).toEqual(expect.arrayContaining(both));
  expect(await numbers('country=JP')).toEqual([]);
  const unpaid = await numbers('unpaid=1');
  expect([unpaid.includes(both[0] ?? ''), unpaid.includes(both[1] ?? '')]).toEqual([true, false]);
  now = new Date('2026-11-28T10:00:01Z');
  expect(await numbers('days=7')).not.toContain(both[0]);
  expect(await numbers('days=30')).toEqual(expect.arrayContaining(both));

  const kept = { name: 'Unpaid in Germany', filter: { country: 'DE', unpaid: '1' } };
  expect((await operator('save-order-filter', kept)).body).toMatchObject({ list: [kept] });
  expect((await operator('order-filters')).body).toMatchObject({ list: [kept] });
  expect((await operator('save-order-filter', { ...kept, filter: null })).body).toMatchObject({ list: [] });
});

test('words to the buyer are mailed in the language of the order and stay in its history', async () => {
  const { order, look } = await placed();
  const { body } = await operator('order-message', { order_no: order.order_no, text: 'Your parts come on Monday.\nIs that fine?' });
  expect(body.history.at(-1)).toMatchObject({
    actor: 'operator',
    person: name,
    code: 'message',
    note: 'Your parts come on Monday.\nIs that fine?',
  });
  const [mail] = await store.db.select().from(outbox).where(eq(outbox.kind, 'order_message')).orderBy(desc(outbox.id)).limit(1);
  expect(mail).toMatchObject({ recipient: order.email, subject: `Eine Nachricht zur Bestellung ${order.order_no}` });
  expect(mail?.text).toContain('Your parts come on Monday.');
  // The buyer reads it in the mail; the page tells that there was one.
  expect((await look()).events.at(-1)).toMatchObject({ code: 'message', text: 'E-Mail vom Shop' });
  expect((await operator('order-message', { order_no: order.order_no, text: '' })).status).toBe(422);
});

/** Returns from the request to the money, and the withdrawal of consumers (`docs/api.md` 6.6). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asc, eq } from 'drizzle-orm';
import type { AdminOrder } from '#contract/api/admin/order.ts';
import type { AdminReturn } from '#contract/api/admin/returns.ts';
import type { OrderReturns } from '#contract/api/returns.ts';
import type { Order } from '#contract/api/order.ts';
import { audit, order as orderTable, outbox } from '#server/db/schema.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { pdfPages } from '#server/testing/pdf.ts';
import { addresses, openShopper } from '#server/testing/shopper.ts';
import { stockLevel } from '#server/testing/stock-level.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

const sku = 'LM358N-NOPB-TB';
let store: TestStore;
let headers: Record<string, string>;
let packer: Record<string, string>;
let now = new Date('2026-11-20T10:00:00Z');

beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => now });
  ({ headers } = await seedOperator(store.db));
  ({ headers: packer } = await seedOperator(store.db, ['shipping']));
});
beforeEach(() => {
  now = new Date('2026-11-20T10:00:00Z');
});
afterAll(() => store.close());

interface Answer<Body> {
  status: number;
  body: Body & { error?: { code: string; fields?: unknown; data?: unknown } };
}

async function operator<Body = AdminReturn>(path: string, body?: unknown, who = headers): Promise<Answer<Body>> {
  const answer = await store.request(`/api/store/admin/${path}`, body, who);
  // The store checks its own answers with the contract in tests.
  return { status: answer.status, body: (await answer.json()) as Answer<Body>['body'] };
}

async function placed(pieces = 10, change: Record<string, unknown> = {}) {
  const shopper = openShopper(store, { 'X-Locale': 'de' });
  await shopper.add(sku, pieces);
  const { order, access_key: key } = (await shopper.checkout(change)).body;
  const own = { 'X-Access-Key': key ?? '' };
  const orderNo = order.order_no;
  const ask = (path: string, body?: unknown) =>
    shopper.call<OrderReturns>(body ? `order/${path}` : `order/${path}?order_no=${orderNo}`, body, own);
  const line = order.lines[0]?.line_id ?? '';
  const request = (quantity: number, more: Record<string, unknown> = {}) =>
    ask('request-return', { order_no: orderNo, lines: [{ line_id: line, quantity }], reason: 'defective', ...more });
  const withdraw = (quantity: number, email = 'buyer@example.com') =>
    ask('withdraw', { order_no: orderNo, name: 'Erika Muster', email, lines: [{ line_id: line, quantity }] });
  return { shopper, order, key, own, line, ask, request, withdraw, look: async () => (await shopper.order(orderNo, key)).body };
}

async function paid(pieces = 10, change: Record<string, unknown> = {}) {
  const buyer = await placed(pieces, change);
  const { order_no, totals } = buyer.order;
  const amount = (totals.total / 100).toFixed(2);
  const booked = { order_no, amount, currency: 'EUR', paid_at: '2026-11-20', reference: order_no };
  return { ...buyer, admin: (await operator<AdminOrder>('payment-confirm', booked)).body };
}

const advance = ({ order_no, version }: Pick<Order, 'order_no' | 'version'>, change: Record<string, unknown>) =>
  operator<AdminOrder>('order-transition', { order_no, version, ...change });

/** An order of ten pieces that were all sent. */
async function sent(change: Record<string, unknown> = {}) {
  const buyer = await paid(10, change);
  const shipment = { carrier: 'DHL', tracking_no: '1', lines: [{ line_id: buyer.line, quantity: 10 }] };
  return { ...buyer, admin: (await advance(buyer.admin, { to: 'shipped', shipment })).body };
}

const step = (found: Pick<AdminReturn, 'return_no' | 'version'>, to: string, more: Record<string, unknown> = {}, who = headers) =>
  operator('move-return', { return_no: found.return_no, version: found.version, to, ...more }, who);

async function accepted(quantity = 4) {
  const buyer = await sent();
  const { body } = await buyer.request(quantity, { note: 'Pin 3 ist verbogen' });
  const found = (await operator(`return?return_no=${body.list[0]?.return_no}`)).body;
  return { ...buyer, found: (await step(found, 'accepted')).body };
}

const level = () => stockLevel(store.db, 'LM358N/NOPB');

const mailsTo = async (recipient: string, orderNo: string) =>
  (await store.db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(asc(outbox.id))).filter(({ text }) =>
    text.includes(orderNo),
  );

test('defective parts are asked for, accepted, received and refunded, with a credit note and a mail at each step', async () => {
  const buyer = await sent();
  const before = await level();
  expect((await buyer.ask('returns')).body).toMatchObject({ list: [], returnable: [{ line_id: buyer.line, quantity: 10 }] });
  const { body: asked } = await buyer.request(4, { note: 'Pin 3 ist verbogen' });
  expect(asked).toMatchObject({
    list: [{ kind: 'return', status: 'requested', reason: 'defective', lines: [{ quantity: 4, received: 0 }], may_cancel: true }],
    returnable: [{ quantity: 6 }],
  });
  const returnNo = asked.list[0]?.return_no ?? '';

  const { body: found } = await operator(`return?return_no=${returnNo}`);
  expect(found).toMatchObject({ note: 'Pin 3 ist verbogen', lines: [{ mpn: 'LM358N/NOPB', quantity: 4 }], steps: ['accept', 'decline'] });
  const { body: agreed } = await step(found, 'accepted', { return_to: 'Lager\nHafenstraße 1\n20457 Hamburg', message: 'Bitte im Beutel.' });
  expect(agreed).toMatchObject({ status: 'accepted', steps: ['receive', 'close', 'cancel'] });

  const { body: back } = await step(agreed, 'received', { received: [{ line_id: buyer.line, restocked: 3, scrapped: 1 }] });
  expect(back).toMatchObject({ status: 'received', lines: [{ restocked: 3, scrapped: 1 }], steps: ['close'] });
  expect(await level()).toMatchObject({ onHand: before.onHand + 3, reserved: before.reserved });

  const amount = (back.worth / 100).toFixed(2);
  const { body: closed } = await step(back, 'closed', { outcome: 'refunded', refund: amount });
  expect(closed).toMatchObject({ status: 'closed', outcome: 'refunded', refund: back.worth, steps: [] });
  const seen = await buyer.look();
  expect(seen).toMatchObject({ status: 'shipped', payment_status: 'partially_refunded', payment: { refunded: back.worth } });
  expect(seen.documents.find(({ kind }) => kind === 'credit_note')?.number).toMatch(/^CN-2026-/);
  expect(seen.events.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['return_requested', 'return_accepted', 'return_received', 'return_closed', 'refunded']),
  );
  const kinds = (await mailsTo('buyer@example.com', buyer.order.order_no)).map(({ kind }) => kind);
  expect(kinds.slice(-4)).toEqual(['return_requested', 'return_accepted', 'return_received', 'order_refunded']);
  const letter = (await mailsTo('buyer@example.com', buyer.order.order_no)).find(({ kind }) => kind === 'return_accepted')?.text;
  for (const text of [returnNo, 'Hafenstraße 1', 'Bitte im Beutel.', 'defekt']) expect(letter?.toLowerCase()).toContain(text.toLowerCase());
});

test('no more comes back than was sent and is in no other return, whoever asks at once', async () => {
  const buyer = await sent();
  const over = await buyer.request(11);
  expect(over.body.error).toMatchObject({ fields: { 'lines.0.quantity': [{ code: 'out_of_range', limit: 10 }] } });
  const both = await Promise.all([buyer.request(6), buyer.request(6)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  await buyer.request(4);
  expect((await buyer.request(1)).body.error?.code).toBe('state_conflict');
  const waiting = await placed();
  expect((await waiting.request(1)).body.error?.code).toBe('state_conflict');
});

test('a request is taken back until its parts are here', async () => {
  const buyer = await accepted();
  const drop = () => buyer.ask('cancel-return', { order_no: buyer.order.order_no, return_no: buyer.found.return_no });
  expect((await drop()).body).toMatchObject({ list: [{ status: 'cancelled', may_cancel: false }], returnable: [{ quantity: 10 }] });
  expect((await drop()).body.error?.code).toBe('state_conflict');
  const other = await accepted();
  const foreign = await buyer.ask('cancel-return', { order_no: buyer.order.order_no, return_no: other.found.return_no });
  expect(foreign.status).toBe(404);
});

test('a declined request says why, and its pieces may be asked for again', async () => {
  const buyer = await sent();
  const { body } = await buyer.request(4);
  const found = (await operator(`return?return_no=${body.list[0]?.return_no}`)).body;
  expect((await step(found, 'declined')).body.error).toMatchObject({ fields: { message: [{ code: 'required' }] } });
  await step(found, 'declined', { message: 'Die Siegel sind gebrochen.' });
  expect((await buyer.ask('returns')).body).toMatchObject({
    list: [{ status: 'declined', answer: 'Die Siegel sind gebrochen.' }],
    returnable: [{ quantity: 10 }],
  });
});

test('replaced parts leave the stock in a parcel of their own and may come back once more', async () => {
  const { found, line, look, ask, order } = await accepted();
  const { body: back } = await step(found, 'received', { received: [{ line_id: line, restocked: 0, scrapped: 4 }] });
  const before = await level();
  const parcel = { carrier: 'DHL', tracking_no: '777' };
  const { body: closed } = await step(back, 'closed', { outcome: 'replaced', parcel });
  expect(closed).toMatchObject({ outcome: 'replaced', shipment_no: expect.stringMatching(/^SH-/) });
  expect(await level()).toMatchObject({ onHand: before.onHand - 4, reserved: before.reserved });
  const seen = await look();
  expect(seen).toMatchObject({ status: 'shipped', lines: [{ shipped: 10 }], payment: { refunded: 0 } });
  expect(seen.shipments.find(({ tracking_no: number }) => number === '777')).toMatchObject({ lines: [{ quantity: 4 }] });
  expect((await ask('returns')).body.returnable).toEqual([{ line_id: line, quantity: 10 }]);
  expect((await mailsTo('buyer@example.com', order.order_no)).at(-1)?.kind).toBe('order_shipped');
});

test('of two people who close one return one is told, and money goes back once', async () => {
  const { found, line } = await accepted();
  const { body: back } = await step(found, 'received', { received: [{ line_id: line, restocked: 4, scrapped: 0 }] });
  const refund = { outcome: 'refunded', refund: '1.00' };
  const both = await Promise.all([step(back, 'closed', refund), step(back, 'closed', refund)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const shown = (await operator<AdminOrder>(`order?order_no=${found.order_no}`)).body;
  expect(shown.payment.refunded).toBe(100);
  const again = (await operator(`return?return_no=${found.return_no}`)).body;
  expect((await step(again, 'closed', refund)).body.error?.code).toBe('state_conflict');
});

test('what comes back is counted against the return, and a refund against what was paid', async () => {
  const { found, line } = await accepted();
  const over = await step(found, 'received', { received: [{ line_id: line, restocked: 3, scrapped: 2 }] });
  expect(over.body.error).toMatchObject({ fields: { 'received.0.restocked': [{ code: 'out_of_range', limit: 4 }] } });
  const none = await step(found, 'received', { received: [{ line_id: line, restocked: 0, scrapped: 0 }] });
  expect(none.body.error).toMatchObject({ fields: { received: [{ code: 'required' }] } });
  const much = await step(found, 'closed', { outcome: 'refunded', refund: '9999.00' });
  expect(much.body.error).toMatchObject({ fields: { refund: [{ code: 'out_of_range', limit: found.refundable }] } });
});

test('whoever packs parcels books what came back, and decides nothing', async () => {
  const { found, line } = await accepted();
  expect((await step(found, 'closed', { outcome: 'none' }, packer)).body.error?.code).toBe('access_denied');
  expect((await step(found, 'received', { received: [{ line_id: line, restocked: 4, scrapped: 0 }] }, packer)).status).toBe(200);
});

test('the slip names number, place and parts in the language of the order, once the shop has agreed', async () => {
  const buyer = await sent();
  const { body } = await buyer.request(4);
  const returnNo = body.list[0]?.return_no ?? '';
  const path = `/api/store/order/return-slip?order_no=${buyer.order.order_no}&return_no=${returnNo}`;
  expect((await store.request(path, undefined, buyer.own)).status).toBe(409);
  const found = (await operator(`return?return_no=${returnNo}`)).body;
  await step(found, 'accepted', { return_to: 'Lager\nHafenstraße 1' });
  const answer = await store.request(path, undefined, buyer.own);
  expect(answer.headers.get('Content-Type')).toBe('application/pdf');
  const text = (await pdfPages(new Uint8Array(await answer.arrayBuffer()))).join('\n').replaceAll('\u00a0', ' ');
  for (const part of ['Rücksendeschein', returnNo, 'Hafenstraße 1', 'LM358N/NOPB', 'Erika Muster']) expect(text).toContain(part);
  expect((await store.request(`/api/store/admin/return-slip?return_no=${returnNo}`, undefined, headers)).status).toBe(200);
});

test('a consumer withdraws within 14 days of the last parcel and gets an acknowledgement with the statement and its time', async () => {
  const buyer = await sent();
  expect((await buyer.ask('returns')).body.withdrawal).toEqual({ until: null, lines: [{ line_id: buyer.line, quantity: 10 }] });
  const delivered = { shipment_no: buyer.admin.shipments[0]?.shipment_no, delivered_on: '2026-11-20' };
  await advance(buyer.admin, { delivered });
  expect((await buyer.ask('returns')).body.withdrawal).toMatchObject({ until: '2026-12-05T04:00:00.000Z' });
  now = new Date('2026-12-04T22:30:05Z');
  const { body } = await buyer.withdraw(10, 'privat@example.org');
  expect(body).toMatchObject({
    list: [{ kind: 'withdrawal', status: 'accepted', reason: null, may_cancel: false }],
    returnable: [],
    withdrawal: null,
  });
  for (const to of ['buyer@example.com', 'privat@example.org']) {
    const letter = (await mailsTo(to, buyer.order.order_no)).findLast(({ kind }) => kind === 'return_withdrawn');
    for (const text of ['Erika Muster', buyer.order.order_no, 'LM358N/NOPB', '4. Dezember 2026', '22:30:05', 'UTC']) {
      expect(letter?.text).toContain(text);
    }
    // The key that opens the order goes to the order's own address alone.
    expect(letter?.text.includes('#ak_')).toBe(to === 'buyer@example.com');
  }
  const found = (await operator(`return?return_no=${body.list[0]?.return_no}`)).body;
  expect(found).toMatchObject({
    statement: { name: 'Erika Muster', email: 'privat@example.org' },
    worth: buyer.order.totals.total,
    steps: ['receive', 'close'],
  });
});

test('after the period, for a company, and outside the Union there is nothing to withdraw from', async () => {
  const late = await sent();
  const delivered = { shipment_no: late.admin.shipments[0]?.shipment_no, delivered_on: '2026-11-20' };
  await advance(late.admin, { delivered });
  now = new Date('2026-12-05T04:00:00Z');
  expect((await late.ask('returns')).body.withdrawal).toBeNull();
  expect((await late.withdraw(1)).body.error?.code).toBe('state_conflict');
  now = new Date('2026-11-20T10:00:00Z');
  const company = await placed(10, { billing_address: { ...addresses.DE, company: 'Muster GmbH' } });
  expect((await company.ask('returns')).body.withdrawal).toBeNull();
  const far = await placed(10, { shipping_address: addresses.JP });
  expect((await far.ask('returns')).body.withdrawal).toBeNull();
});

test('withdrawn from before anything was sent, an order is cancelled and its money goes back', async () => {
  const before = await level();
  const buyer = await paid();
  const { body } = await buyer.withdraw(10);
  expect(body.list).toMatchObject([{ kind: 'withdrawal', status: 'closed', outcome: 'order_cancelled' }]);
  expect(await buyer.look()).toMatchObject({ status: 'cancelled' });
  expect(await level()).toEqual(before);
  const kinds = (await mailsTo('buyer@example.com', buyer.order.order_no)).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['return_withdrawn', 'order_cancelled']));
});

test('returns and withdrawals that wait are counted, found by number and customer, and noted in the audit', async () => {
  const { found, order } = await accepted();
  const list = (await operator<{ list: { return_no: string }[]; total: number }>(`returns?keyword=${order.order_no}`)).body;
  expect(list).toMatchObject({ total: 1, list: [{ return_no: found.return_no, pieces: 4, customer: 'Erika Muster', country: 'DE' }] });
  expect((await operator<{ total: number }>(`returns?status=requested&keyword=${order.order_no}`)).body.total).toBe(0);
  const buyer = await sent();
  await buyer.request(1);
  const { body: tasks } = await operator<{ list: { kind: string; count: number }[] }>('tasks');
  expect(tasks.list.find(({ kind }) => kind === 'returns_requested')?.count).toBeGreaterThan(0);
  const noted = await store.db.select().from(audit).where(eq(audit.target, order.order_no));
  expect(noted.at(-1)).toMatchObject({ action: 'order.return_accepted', detail: { return_no: found.return_no } });
  expect(await store.db.$count(orderTable, eq(orderTable.orderNo, order.order_no))).toBe(1);
});

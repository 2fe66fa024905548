/**
 * What a buyer and the shop are told of a return and of a withdrawal, word for word; after a wanted change
 * `npx vitest run server/admin/returns/told.test.ts -u` writes `told/` anew, and the difference is to be read.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminOrder } from '#contract/api/admin/order.ts';
import type { AdminReturn } from '#contract/api/admin/returns.ts';
import type { OrderReturns } from '#contract/api/returns.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import { defaultSettings } from '#server/kernel/settings.ts';
import { changeOrder } from '#server/admin/change-order.ts';
import { confirmPayment } from '#server/admin/confirm-payment.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { saidSince } from '#server/testing/samples/said.ts';
import { openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
let headers: Record<string, string>;
beforeAll(async () => {
  const site = { ...defaultSettings.site, company: 'Partwright GmbH', email: 'sales@partwright.example' };
  store = await openStoreWithParts({ clock: () => new Date('2026-11-20T10:00:00Z'), settings: { site } });
  ({ headers } = await seedOperator(store.db));
});
afterAll(() => store.close());

/** A German guest's order of ten pieces, paid and sent; what was written about it so far is forgotten. */
async function sent() {
  const shopper = openShopper(store, { 'X-Locale': 'de' });
  await shopper.add('LM358N-NOPB-TB', 10);
  const { order, access_key: key } = (await shopper.checkout()).body;
  const { order_no, totals } = order;
  const acting = actingOnConsole(store.deps);
  const amount = (totals.total / 100).toFixed(2);
  const paid: AdminOrder = await confirmPayment(acting, { order_no, amount, currency: 'EUR', paid_at: '2026-11-20', reference: order_no });
  const line_id = order.lines[0]?.line_id ?? '';
  const shipment = { carrier: 'DHL', tracking_no: '1', lines: [{ line_id, quantity: 10 }] };
  await changeOrder(acting, { order_no, version: paid.version, to: 'shipped', shipment });
  await saidSince(store.db);
  const ask = (path: string, body: object) =>
    shopper.call<OrderReturns>(`order/${path}`, { order_no, ...body }, { 'X-Access-Key': key ?? '' });
  return { ask, line_id };
}

async function step(returnNo: string, to: string, more: object = {}): Promise<void> {
  const shown = await store.request(`/api/store/admin/return?return_no=${returnNo}`, undefined, headers);
  const { version } = (await shown.json()) as AdminReturn; // the store checks its own answers with the contract in tests
  const answer = await store.request('/api/store/admin/move-return', { return_no: returnNo, version, to, ...more }, headers);
  expect(answer.status, to).toBe(200);
}

async function requested(quantity: number) {
  const { ask, line_id } = await sent();
  const { body } = await ask('request-return', { lines: [{ line_id, quantity }], reason: 'defective', note: 'Pin 3 ist verbogen' });
  return { returnNo: body.list[0]?.return_no ?? '', line_id };
}

test('defective parts: asked for, accepted, received, refunded', async () => {
  const { returnNo, line_id } = await requested(4);
  await step(returnNo, 'accepted', { return_to: 'Lager\nHafenstraße 1\n20457 Hamburg', message: 'Bitte im Beutel.' });
  await step(returnNo, 'received', { received: [{ line_id, restocked: 3, scrapped: 1 }] });
  await step(returnNo, 'closed', { outcome: 'refunded', refund: '1.50' });
  await expect((await saidSince(store.db)).join('\n')).toMatchFileSnapshot('told/de-refunded.txt');
});

test('a return that the shop declines', async () => {
  const { returnNo } = await requested(1);
  await step(returnNo, 'declined', { message: 'Die Bauteile sind auf Länge geschnitten.' });
  await expect((await saidSince(store.db)).join('\n')).toMatchFileSnapshot('told/de-declined.txt');
});

test('a consumer withdraws', async () => {
  const { ask, line_id } = await sent();
  await ask('withdraw', { name: 'Erika Muster', email: 'buyer@example.com', lines: [{ line_id, quantity: 10 }] });
  await expect((await saidSince(store.db)).join('\n')).toMatchFileSnapshot('told/de-withdrawn.txt');
});

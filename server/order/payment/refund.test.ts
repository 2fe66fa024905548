/** Money that goes back: by card, by transfer, in parts and as a whole, with its credit notes and coupons (`docs/api.md` 6.1, 6.2 and 6.4). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { account, coupon, heldCoupon, order, orderDocument, orderLine, outbox } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import type { OrderRow } from '#server/order/order-row.ts';
import { seedAccount } from '#server/testing/account.ts';
import { seedCoupon } from '#server/testing/coupon.ts';
import { keyOf, openPayer, type Payer } from '#server/testing/payer.ts';
import { openShopper, type Placed } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import type { Queries } from '#server/db/client.ts';
import { bookPayment } from './book-payment.ts';
import { refundOrder } from './refund-order.ts';
import { sandboxProvider } from './sandbox-provider.ts';
import { sendRefunds } from './send-refunds.ts';

const now = new Date('2026-11-23T10:00:00Z');
let store: TestStore;
let payer: Payer;

beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => now, cardProvider: sandboxProvider(() => now) });
});
beforeEach(async () => {
  payer = openPayer(store);
  await store.db.delete(heldCoupon);
  await store.db.delete(coupon);
});
afterAll(() => store.close());

async function change(placed: Placed, run: (queries: Queries, row: OrderRow) => Promise<unknown>): Promise<void> {
  await transact(store.db, async (queries) => {
    const [row] = await queries.select().from(order).where(eq(order.orderNo, placed.order.order_no)).for('update');
    if (!row) throw new Error('no order');
    await run(queries, row);
  });
}
const transfer = (placed: Placed, amount: number) =>
  change(placed, (queries, row) =>
    bookPayment(store.deps, queries, row, { amount, method: 'bank_transfer', reference: 'T', at: now, actor: 'operator', paymentNo: null }),
  );
const refund = (placed: Placed, amount: number) =>
  change(placed, (queries, row) => refundOrder(store.deps, queries, row, { amount, actor: 'operator', note: null }));
const notesOf = async ({ order: { order_no: orderNo } }: Placed) =>
  (await store.db.select().from(orderDocument).where(eq(orderDocument.orderNo, orderNo)).orderBy(orderDocument.number))
    .filter(({ kind }) => kind === 'credit_note')
    .map(({ content }) => (content['credit'] as { amount: number }).amount); // written by the store
const mailsTo = async ({ order: { order_no: orderNo } }: Placed) =>
  (await store.db.select().from(outbox)).filter(({ text }) => text.includes(orderNo)).map(({ kind }) => kind);
const cancel = (placed: Placed) => payer.shopper.call('order/cancel', { order_no: placed.order.order_no }, keyOf(placed));
async function paidByCard(): Promise<Placed> {
  const placed = await payer.place();
  const { body } = await payer.pay(placed);
  await payer.press(body.payment_no, 'pay');
  return placed;
}

test('a transfer in two parts confirms the order with the second', async () => {
  const placed = await payer.place({ payment_method: 'bank_transfer' });
  const { total } = placed.order.totals;
  await transfer(placed, total - 100);
  expect(await payer.read(placed)).toMatchObject({ status: 'pending', payment_status: 'partially_paid', payment: { paid: total - 100 } });
  await transfer(placed, 100);
  expect(await payer.read(placed)).toMatchObject({ status: 'confirmed', payment_status: 'paid', expires_at: null });
  expect((await payer.read(placed)).payment.bank).toBeUndefined();
});

test('what is left after a part payment can be paid by card', async () => {
  const placed = await payer.place({ payment_method: 'bank_transfer' });
  await transfer(placed, 100);
  const { body } = await payer.pay(placed);
  await payer.press(body.payment_no, 'pay');
  expect(await payer.read(placed)).toMatchObject({ status: 'confirmed', payment: { paid: placed.order.totals.total } });
});

test('who cancels a paid order gets everything back by card; the invoice is credited once', async () => {
  const placed = await paidByCard();
  const { total } = placed.order.totals;
  expect((await cancel(placed)).status).toBe(200);
  expect(await sendRefunds(store.deps)).toBe(1);
  expect(await payer.read(placed)).toMatchObject({ status: 'cancelled', payment_status: 'refunded', payment: { refunded: total } });
  expect(await notesOf(placed)).toEqual([total]);
});

test('who cancels an order paid by transfer is promised the money, until the operator has sent it', async () => {
  const placed = await payer.place({ payment_method: 'bank_transfer' });
  const { total } = placed.order.totals;
  await transfer(placed, total);
  await cancel(placed);
  expect(await payer.read(placed)).toMatchObject({
    payment_status: 'paid',
    payment: { refunded: 0, refunds: [{ amount: total, status: 'begun' }] },
  });
  await refund(placed, total - 200);
  expect(await payer.read(placed)).toMatchObject({ payment_status: 'partially_refunded', payment: { refunded: total - 200 } });
  await refund(placed, 200);
  const { payment } = await payer.read(placed);
  expect([payment.status, payment.refunded, payment.refunds?.every(({ status }) => status === 'done')]).toEqual(['refunded', total, true]);
  await expect(refund(placed, 1)).rejects.toMatchObject({ code: 'validation_failed' });
});

test('a part refund gets a credit note over that part; what was paid too much goes back first and gets none', async () => {
  const placed = await paidByCard();
  await transfer(placed, 300);
  await refund(placed, 300);
  await sendRefunds(store.deps);
  expect(await notesOf(placed)).toEqual([]);
  await refund(placed, 50);
  await sendRefunds(store.deps);
  expect(await notesOf(placed)).toEqual([50]);
  expect(await payer.read(placed)).toMatchObject({ status: 'confirmed', payment_status: 'partially_refunded', payment: { refunded: 350 } });
});

test('what comes after a credit note is too much, and goes back without another one', async () => {
  const placed = await paidByCard();
  await refund(placed, 50);
  await sendRefunds(store.deps);
  await transfer(placed, 50);
  expect(await payer.read(placed)).toMatchObject({ status: 'confirmed', payment_status: 'partially_refunded' });
  const { events } = await payer.read(placed);
  expect(events.map(({ code }) => code)).toContain('overpaid');
  expect(await mailsTo(placed)).not.toContain('order_partly_paid');
  await refund(placed, 50);
  await sendRefunds(store.deps);
  expect(await notesOf(placed)).toEqual([50]);
  const { total } = placed.order.totals;
  await cancel(placed);
  await sendRefunds(store.deps);
  expect(await notesOf(placed)).toEqual([50, total - 50]);
});

test('on account: what is left after a credit note is all that is asked for', async () => {
  const buyer = await seedAccount(store.db, { expiresAt: new Date('2027-11-23T10:00:00Z') });
  await store.db.update(account).set({ mayPayByInvoice: true }).where(eq(account.id, buyer.id));
  payer = openPayer(store, openShopper(store, { 'X-Locale': 'de', ...buyer.headers }));
  const placed = await payer.place({ payment_method: 'account', email: undefined });
  const { total } = placed.order.totals;
  await transfer(placed, 100);
  await refund(placed, 40);
  expect(await notesOf(placed)).toEqual([40]);
  await transfer(placed, total - 100);
  const { events, payment_status } = await payer.read(placed);
  expect([payment_status, events.map(({ code }) => code).includes('paid')]).toEqual(['partially_refunded', true]);
  expect(await mailsTo(placed)).toContain('order_paid');
});

test('a refund that the service refuses is shown, and can be made in another way', async () => {
  const placed = await paidByCard();
  const { cardProvider } = store.deps;
  if (!cardProvider) throw new Error('no adapter');
  const errors: string[] = [];
  const { log } = store.deps;
  store.deps.log = { ...log, error: (event) => void errors.push(event) };
  store.deps.cardProvider = { ...cardProvider, refund: async () => ({ status: 'failed', reference: null, reason: 'no_funds' }) };
  for (const amount of [70, 80]) {
    // oxlint-disable-next-line no-await-in-loop -- refused twice for the same reason
    await refund(placed, amount);
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(await sendRefunds(store.deps)).toBe(1);
  }
  store.deps.cardProvider = cardProvider;
  store.deps.log = log;
  const failed = { status: 'failed' };
  expect(await payer.read(placed)).toMatchObject({ payment_status: 'paid', payment: { refunded: 0, refunds: [failed, failed] } });
  expect(errors).toEqual(['refund_failed', 'refund_failed']);
  await refund(placed, 70);
  await sendRefunds(store.deps);
  expect((await payer.read(placed)).payment.refunded).toBe(70);
});

test('a coupon is used once the order is paid, and free again only when everything went back before shipment', async () => {
  await seedCoupon(store.db, { code: 'SAVE10' });
  const buyer = await seedAccount(store.db, { expiresAt: new Date('2027-11-23T10:00:00Z') });
  payer = openPayer(store, openShopper(store, { 'X-Locale': 'de', ...buyer.headers }));
  const statusOf = async () => (await store.db.select().from(heldCoupon)).map(({ status }) => status);
  const buy = async () => {
    const placed = await payer.place({ payment_method: 'card', coupon_code: 'SAVE10', email: undefined });
    expect(await statusOf()).toEqual(['reserved']);
    const { body } = await payer.pay(placed);
    await payer.press(body.payment_no, 'pay');
    expect(await statusOf()).toEqual(['used']);
    return placed;
  };
  const first = await buy();
  await cancel(first);
  expect(await statusOf()).toEqual(['used']);
  await sendRefunds(store.deps);
  expect(await statusOf()).toEqual(['available']);
  const second = await buy();
  await store.db.update(orderLine).set({ shipped: 1 }).where(eq(orderLine.orderNo, second.order.order_no));
  await refund(second, second.order.totals.total);
  await sendRefunds(store.deps);
  expect(await statusOf()).toEqual(['used']);
});

test('a coupon stays with an order that still waits after what was paid of it went back', async () => {
  await seedCoupon(store.db, { code: 'SAVE10' });
  const buyer = await seedAccount(store.db, { expiresAt: new Date('2027-11-23T10:00:00Z') });
  payer = openPayer(store, openShopper(store, { 'X-Locale': 'de', ...buyer.headers }));
  const placed = await payer.place({ payment_method: 'bank_transfer', coupon_code: 'SAVE10', email: undefined });
  await transfer(placed, 100);
  await refund(placed, 100);
  expect(await store.db.select().from(heldCoupon)).toMatchObject([{ status: 'reserved', orderNo: placed.order.order_no }]);
  await transfer(placed, placed.order.totals.total);
  expect(await store.db.select().from(heldCoupon)).toMatchObject([{ status: 'used', orderNo: placed.order.order_no }]);
});

test('on invoice: offered to approved accounts alone, confirmed at once, paid later, credited when cancelled', async () => {
  const buyer = await seedAccount(store.db, { expiresAt: new Date('2027-11-23T10:00:00Z') });
  payer = openPayer(store, openShopper(store, { 'X-Locale': 'de', ...buyer.headers }));
  const byInvoice = { payment_method: 'account', email: undefined };
  expect(await payer.place(byInvoice)).toMatchObject({ error: { code: 'payment_unavailable' } });
  await store.db.update(account).set({ mayPayByInvoice: true }).where(eq(account.id, buyer.id));
  const placed = await payer.place(byInvoice);
  expect(placed).toMatchObject({ next: 'done', order: { status: 'confirmed', payment_status: 'unpaid', expires_at: null } });
  expect(placed.order.payment).toMatchObject({ method: 'account', kind: 'account' });
  expect((await payer.read(placed)).documents.map(({ kind }) => kind)).toEqual(['invoice']);
  expect((await payer.pay(placed, 'account')).body.error?.code).toBe('payment_unavailable');
  await transfer(placed, placed.order.totals.total);
  expect(await payer.read(placed)).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
  const other = await payer.place(byInvoice);
  await cancel(other);
  expect(await payer.read(other)).toMatchObject({ status: 'cancelled', payment_status: 'cancelled' });
  expect(await notesOf(other)).toEqual([other.order.totals.total]);
});

test('money for an expired order counts when its buyer renews it', async () => {
  const placed = await payer.place({ payment_method: 'bank_transfer' });
  await store.db.update(order).set({ status: 'expired', expiresAt: now }).where(eq(order.orderNo, placed.order.order_no));
  await store.db.update(orderLine).set({ fromStock: 0 }).where(eq(orderLine.orderNo, placed.order.order_no));
  await transfer(placed, placed.order.totals.total);
  expect(await payer.read(placed)).toMatchObject({ status: 'expired', payment_status: 'paid' });
  expect((await payer.pay(placed, 'bank_transfer')).body.order).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
});

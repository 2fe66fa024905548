/** Notices that come twice, late, forged, out of order or about another sum: what the order and its money are afterwards (`docs/api.md` 6.2). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { order, orderDocument, orderEvent, outbox, paymentEntry, paymentTry } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { expireOrders } from '#server/order/change-order.ts';
import { keyOf, openPayer, type Payer } from '#server/testing/payer.ts';
import type { Placed } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { bookPayment } from './book-payment.ts';
import type { TryOutcome } from '#server/kernel/payment-provider.ts';
import { sandboxProvider, signatureHeader } from './sandbox-provider.ts';
import { sendRefunds } from './send-refunds.ts';
import { endOldRedirects } from './settle-try.ts';
import { minute } from '#contract/durations.ts';

const start = new Date('2026-11-23T10:00:00Z');
let now = start;
let store: TestStore;
let payer: Payer;
const printed: string[] = [];
const clock = () => now;

beforeAll(async () => {
  store = await openStoreWithParts({ clock, cardProvider: sandboxProvider(clock), print: (line) => void printed.push(line) });
  payer = openPayer(store);
});
beforeEach(() => {
  now = start;
  printed.length = 0;
});
afterAll(() => store.close());

async function begun(): Promise<{ placed: Placed; paymentNo: string; total: number }> {
  const placed = await payer.place();
  const { body } = await payer.pay(placed);
  return { placed, paymentNo: body.payment_no, total: placed.order.totals.total };
}
let events = 0;
/** A notice in the service's own hand about anything it might say. */
async function say(paymentNo: string | null, outcome: TryOutcome, ref?: string): Promise<number> {
  events += 1;
  const event = { id: `ev_${events}`, kind: 'try' as const, ref: ref ?? (await payer.refOf(paymentNo ?? '')), paymentNo, outcome };
  return (await payer.notify(payer.sandbox().sign(event))).status;
}
const captured = (amount: number, currency = 'EUR', reference = 'sp_1'): TryOutcome => ({
  status: 'captured',
  amount,
  currency,
  reference,
  at: now,
});
const entriesOf = ({ order: { order_no: orderNo } }: Placed) =>
  store.db.select().from(paymentEntry).where(eq(paymentEntry.orderNo, orderNo)).orderBy(paymentEntry.bookedAt);
const eventsOf = async ({ order: { order_no: orderNo } }: Placed) =>
  (await store.db.select().from(orderEvent).where(eq(orderEvent.orderNo, orderNo)).orderBy(orderEvent.id)).map(({ code }) => code);
const cancel = (placed: Placed) => payer.shopper.call('order/cancel', { order_no: placed.order.order_no }, keyOf(placed));

test('a notice that comes three times books once', async () => {
  const { placed, paymentNo, total } = await begun();
  expect((await payer.press(paymentNo, 'pay', 3)).statuses).toEqual([200, 200, 200]);
  expect((await payer.read(placed)).payment).toMatchObject({ paid: total, status: 'paid' });
  expect(await entriesOf(placed)).toHaveLength(1);
  expect((await eventsOf(placed)).filter((code) => code === 'confirmed')).toHaveLength(1);
});

test('the same notice at the same time from several sides books once', async () => {
  const { placed, paymentNo } = await begun();
  const { notice } = await payer.press(paymentNo, 'pay', 0);
  if (!notice) throw new Error('no notice');
  const answers = await Promise.all(Array.from({ length: 8 }, () => payer.notify(notice)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(await entriesOf(placed)).toHaveLength(1);
  const invoices = eq(orderDocument.orderNo, placed.order.order_no);
  expect(await store.db.$count(orderDocument, invoices)).toBe(1);
});

test('a forged notice is refused and changes nothing', async () => {
  const { placed, paymentNo } = await begun();
  const { notice } = await payer.press(paymentNo, 'pay', 0);
  if (!notice) throw new Error('no notice');
  const signature = notice.headers.get(signatureHeader) ?? '';
  const before = await payer.read(placed);
  const tries = [
    { body: notice.body, headers: new Headers() },
    { body: notice.body, headers: new Headers({ [signatureHeader]: 'junk' }) },
    { body: notice.body, headers: new Headers({ [signatureHeader]: signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')) }) },
    { body: notice.body.replace('captured', 'captured '), headers: notice.headers },
    { body: `${notice.body} `, headers: notice.headers },
  ];
  for (const one of tries) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const answer = await payer.notify(one);
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect([answer.status, await answer.json()]).toMatchObject([403, { error: { code: 'access_denied' } }]);
  }
  expect((await payer.notify(notice, 'stripe')).status).toBe(404);
  expect(await payer.read(placed)).toEqual(before);
});

test('an old notice cannot be played again', async () => {
  const { placed, paymentNo } = await begun();
  const { notice } = await payer.press(paymentNo, 'pay', 0);
  if (!notice) throw new Error('no notice');
  now = new Date(start.getTime() + 6 * minute);
  expect((await payer.notify(notice)).status).toBe(403);
  expect((await payer.read(placed)).status).toBe('pending');
});

test.each([
  ['less', (total: number) => captured(total - 1)],
  ['more', (total: number) => captured(total + 1)],
  ['another currency', (total: number) => captured(total, 'USD')],
])('a payment of %s is written down, confirms nothing and is told the operator', async (_name, outcome) => {
  const { placed, paymentNo, total } = await begun();
  expect(await say(paymentNo, outcome(total))).toBe(200);
  expect(await payer.read(placed)).toMatchObject({ status: 'pending', payment_status: 'failed', payment: { paid: 0 } });
  expect(await entriesOf(placed)).toEqual([]);
  const [note] = (await store.db.select().from(orderEvent).where(eq(orderEvent.orderNo, placed.order.order_no))).slice(-1);
  expect(note).toMatchObject({ code: 'pay_mismatch', actor: 'provider', note: expect.stringContaining('sp_1') });
  expect(printed.filter((line) => line.includes('payment_mismatch'))).toHaveLength(1);
});

test('a success that comes before or after a failure counts', async () => {
  const first = await begun();
  await say(first.paymentNo, { status: 'failed' });
  await say(first.paymentNo, captured(first.total));
  expect(await payer.read(first.placed)).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
  const second = await begun();
  await say(second.paymentNo, captured(second.total));
  await say(second.paymentNo, { status: 'failed' });
  await say(second.paymentNo, { status: 'expired' });
  expect(await payer.read(second.placed)).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
});

test('a notice about something that nobody knows is taken and changes nothing', async () => {
  const { placed, paymentNo, total } = await begun();
  expect(await say('PY-261123-000000', captured(total), 'sb_unknown')).toBe(200);
  expect(await say(paymentNo, captured(total), 'sb_of_another')).toBe(200);
  expect(await say(null, captured(total), 'sb_unknown')).toBe(200);
  expect((await payer.read(placed)).status).toBe('pending');
  expect(printed.filter((line) => line.includes('payment_notice_unknown'))).toHaveLength(3);
});

test('a try is found by the name that the service has for it', async () => {
  const { placed, paymentNo, total } = await begun();
  await say(null, captured(total), await payer.refOf(paymentNo));
  expect((await payer.read(placed)).status).toBe('confirmed');
});

test('money that comes for a cancelled order goes back by itself', async () => {
  const { placed, paymentNo, total } = await begun();
  expect((await cancel(placed)).status).toBe(200);
  expect(payer.sandbox().find(await payer.refOf(paymentNo))?.isOpen).toBe(false);
  await say(paymentNo, captured(total));
  expect(await payer.read(placed)).toMatchObject({
    status: 'cancelled',
    payment: { paid: total, refunded: 0, refunds: [{ status: 'begun' }] },
  });
  expect(await sendRefunds(store.deps)).toBe(1);
  expect(await sendRefunds(store.deps)).toBe(0);
  const shown = await payer.read(placed);
  expect(shown).toMatchObject({
    status: 'cancelled',
    payment_status: 'refunded',
    payment: { refunded: total, refunds: [{ status: 'done' }] },
  });
  expect(shown.documents).toEqual([]);
  const [mail] = (await store.db.select().from(outbox).orderBy(outbox.id)).slice(-1);
  expect(mail?.kind).toBe('order_refunded');
});

test('so does money for an expired order, which can still be paid anew', async () => {
  const { placed, paymentNo, total } = await begun();
  now = new Date(start.getTime() + 40 * minute);
  await endOldRedirects(store.deps);
  await expireOrders(store.deps);
  await say(paymentNo, captured(total));
  await sendRefunds(store.deps);
  expect(await payer.read(placed)).toMatchObject({
    status: 'expired',
    payment_status: 'refunded',
    payment: { paid: total, refunded: total },
  });
  const again = await payer.pay(placed);
  await payer.press(again.body.payment_no, 'pay');
  expect(await payer.read(placed)).toMatchObject({
    status: 'confirmed',
    payment_status: 'paid',
    payment: { paid: 2 * total, refunded: total },
  });
});

test('a second capture is booked and shown as too much; a transfer beside it too', async () => {
  const { placed, paymentNo, total } = await begun();
  await say(paymentNo, captured(total));
  await transact(store.db, async (queries) => {
    const [row] = await queries.select().from(order).where(eq(order.orderNo, placed.order.order_no)).for('update');
    if (!row) throw new Error('no order');
    await bookPayment(store.deps, queries, row, {
      amount: 500,
      method: 'bank_transfer',
      reference: 'T1',
      at: now,
      actor: 'operator',
      paymentNo: null,
    });
  });
  expect(await payer.read(placed)).toMatchObject({
    status: 'confirmed',
    payment_status: 'paid',
    payment: { paid: total + 500, refunded: 0 },
  });
  expect(await eventsOf(placed)).toContain('overpaid');
});

test('the sums of an order are those of its ledger', async () => {
  const rows = await store.db.select().from(order);
  for (const row of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one order after the other
    const entries = await store.db.select().from(paymentEntry).where(eq(paymentEntry.orderNo, row.orderNo));
    const sum = (kind: string) =>
      entries.filter((one) => one.kind === kind && one.status === 'done').reduce((all, { amount }) => all + amount, 0);
    expect([row.paid, row.refunded]).toEqual([sum('payment'), sum('refund')]);
  }
  expect(await store.db.$count(paymentTry, eq(paymentTry.status, 'created'))).toBe(0);
});

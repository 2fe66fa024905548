import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { orderEvent, outbox, paymentTry, product, stock } from '#server/db/schema.ts';
import { newKey, openShopper, type Placed } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { expireOrders } from './change-order.ts';
import { day } from '#contract/durations.ts';

const start = new Date('2026-11-21T10:00:00Z');
let store: TestStore;
let now = start;
const sku = 'LM358N-NOPB-TB';

beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => now });
});
beforeEach(() => {
  now = start;
});
afterAll(() => store.close());

const guest = openShopper({ request: (...args) => store.request(...args) }, { 'X-Locale': 'de' });

async function place(quantity = 10): Promise<Placed> {
  await guest.call('cart/clear', {});
  await guest.add(sku, quantity);
  return (await guest.checkout()).body;
}

const pay = (placed: Placed, method = 'bank_transfer', key = newKey()) =>
  guest.call<{ kind: string; order: Placed['order'] }>(
    'order/order-pay',
    { order_no: placed.order.order_no, method },
    { 'X-Access-Key': placed.access_key ?? '', 'Idempotency-Key': key },
  );
const cancel = (placed: Placed) =>
  guest.call<Placed['order']>(
    'order/cancel',
    { order_no: placed.order.order_no, reason: 'changed my mind' },
    { 'X-Access-Key': placed.access_key ?? '' },
  );
const read = async (placed: Placed) => (await guest.order(placed.order.order_no, placed.access_key)).body;

async function reserved(): Promise<number> {
  const [row] = await store.db
    .select({ stock })
    .from(stock)
    .innerJoin(product, eq(product.id, stock.productId))
    .where(eq(product.mpn, 'LM358N/NOPB'));
  const { rows } = await store.db.execute<{ on_hand: number; reserved: number }>(
    sql`select sum(on_hand)::int as on_hand, sum(reserved)::int as reserved from stock_movement where product_id = ${row?.stock.productId}`,
  );
  expect(rows[0]).toEqual({ on_hand: row?.stock.onHand, reserved: row?.stock.reserved });
  return row?.stock.reserved ?? -1;
}

test('an unpaid order ends after seven days and gives its parts back (api.md section 10, check 10)', async () => {
  const before = await reserved();
  const placed = await place();
  expect(await reserved()).toBe(before + 10);
  now = new Date(start.getTime() + 7 * day - 60_000);
  expect(await expireOrders(store.deps)).toBe(0);
  expect((await read(placed)).status).toBe('pending');
  now = new Date(start.getTime() + 7 * day + 60_000);
  expect(await expireOrders(store.deps)).toBe(1);
  expect(await expireOrders(store.deps)).toBe(0);
  expect(await reserved()).toBe(before);
  const ended = await read(placed);
  expect(ended).toMatchObject({
    status: 'expired',
    version: 2,
    allowed: ['pay', 'reorder'],
    events: [{ code: 'placed' }, { code: 'expired' }],
  });
  expect(ended.payment.bank).toBeUndefined();
  expect(await store.db.select().from(paymentTry).where(eq(paymentTry.orderNo, placed.order.order_no))).toMatchObject([
    { status: 'expired' },
  ]);
  const mails = await store.db.select().from(outbox).where(eq(outbox.kind, 'order_expired'));
  expect(mails.at(-1)?.subject).toContain(placed.order.order_no);

  const again = await pay(placed);
  expect(again).toMatchObject({ status: 200, body: { kind: 'offline', order: { status: 'pending', totals: placed.order.totals } } });
  expect(again.body.order.payment.bank?.due_at).toBe(new Date(now.getTime() + 7 * day).toISOString());
  expect(await reserved()).toBe(before + 10);
  expect((await cancel(placed)).body.status).toBe('cancelled');
});

test('many orders expire in batches, and two servers share the work', async () => {
  const before = await reserved();
  for (let index = 0; index < 5; index += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one cart after the other
    await place(1);
  }
  now = new Date(start.getTime() + 8 * day);
  const counts = await Promise.all([expireOrders(store.deps, 3), expireOrders(store.deps, 3)]);
  expect(counts.reduce((sum, count) => sum + count, 0) + (await expireOrders(store.deps, 3))).toBe(5);
  expect(await reserved()).toBe(before);
});

test('an expired order whose parts are gone says which', async () => {
  const placed = await place();
  now = new Date(start.getTime() + 8 * day);
  await expireOrders(store.deps);
  await store.db.execute(
    sql`update stock set on_hand = reserved + 14, safety = 10, backorder = false from product p where p.id = product_id and p.mpn = 'LM358N/NOPB'`,
  );
  // What is kept for safety is not there.
  expect(await pay(placed)).toMatchObject({
    status: 409,
    body: { error: { code: 'insufficient_stock', data: { lines: [{ sku, requested: 10, available: 4, lead_time_days: 42 }] } } },
  });
  expect((await read(placed)).status).toBe('expired');
  await store.db.execute(
    sql`update stock set on_hand = 180, safety = 0, backorder = true from product p where p.id = product_id and p.mpn = 'LM358N/NOPB'`,
  );
});

test('after thirty days it cannot be paid any more', async () => {
  const placed = await place();
  now = new Date(start.getTime() + 8 * day);
  await expireOrders(store.deps);
  now = new Date(start.getTime() + 38 * day);
  expect(await pay(placed)).toMatchObject({
    status: 409,
    body: { error: { code: 'state_conflict', data: { status: 'expired', allowed: ['reorder'] } } },
  });
});

test('paying an order that waits gives the bank details again and changes nothing', async () => {
  const before = await reserved();
  const placed = await place();
  const first = await pay(placed, 'bank_transfer', 'one-key-of-mine');
  expect(first.body.order).toEqual(await read(placed));
  const replay = await pay(placed, 'bank_transfer', 'one-key-of-mine');
  expect(replay.headers.get('Idempotent-Replayed')).toBe('true');
  expect(await reserved()).toBe(before + 10);
  expect((await pay(placed, 'card')).body.error?.code).toBe('payment_unavailable');
  await cancel(placed);
});

test('two payments of one expired order at once reserve once', async () => {
  const before = await reserved();
  const placed = await place();
  now = new Date(start.getTime() + 8 * day);
  await expireOrders(store.deps);
  const answers = await Promise.all([pay(placed), pay(placed), pay(placed)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await reserved()).toBe(before + 10);
  await cancel(placed);
});

test('a cancelled order frees its parts once and stays cancelled', async () => {
  const before = await reserved();
  const placed = await place();
  expect((await cancel(placed)).body).toMatchObject({ status: 'cancelled', payment_status: 'cancelled', allowed: ['reorder'] });
  expect(await reserved()).toBe(before);
  expect(await cancel(placed)).toMatchObject({ status: 409, body: { error: { code: 'state_conflict', data: { status: 'cancelled' } } } });
  expect((await pay(placed)).body.error?.code).toBe('state_conflict');
  expect(await reserved()).toBe(before);
  const events = await store.db.select().from(orderEvent).where(eq(orderEvent.orderNo, placed.order.order_no));
  expect(events.at(-1)).toMatchObject({ actor: 'customer', code: 'cancelled', note: 'changed my mind' });
});

test('somebody else can neither pay nor cancel', async () => {
  const placed = await place();
  const stranger = { ...placed, access_key: `ak_${'x'.repeat(43)}` };
  expect((await pay(stranger)).body.error?.code).toBe('not_found');
  expect((await cancel(stranger)).body.error?.code).toBe('not_found');
  await cancel(placed);
});

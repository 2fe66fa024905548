/** Whatever buyers, operators, the payment service and time do to orders, at once and in any order: money, stock and coupons add up. */
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminOrder } from '#contract/api/admin/order.ts';
import { coupon, heldCoupon, order, orderEvent, orderLine, paymentEntry, stock, stockMovement } from '#server/db/schema.ts';
import { expireOrders } from '#server/order/change-order.ts';
import { sandboxProvider } from '#server/order/payment/sandbox-provider.ts';
import { sumOf } from '#server/order/payment/ledger.ts';
import { sendRefunds } from '#server/order/payment/send-refunds.ts';
import { endOldRedirects } from '#server/order/payment/settle-try.ts';
import { seedAccount } from '#server/testing/account.ts';
import { seedCoupon } from '#server/testing/coupon.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { keyOf, openPayer } from '#server/testing/payer.ts';
import { newKey, openShopper, type Placed, type Shopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { minute } from '#contract/durations.ts';

let now = new Date('2026-11-23T10:00:00Z');
let store: TestStore;
let operator: Shopper;
let account: Record<string, string>;
const faults: string[] = [];

/** Refused refunds are told as errors; anything else that is logged as one is a fault of ours. */
const print = (line: string) => void (line.includes('"event":"fault"') && faults.push(line));

beforeAll(async () => {
  const sandbox = sandboxProvider(() => now);
  // Every third refund is refused, and not always for another reason.
  let refunds = 0;
  const refund: typeof sandbox.refund = async (request) => {
    refunds += 1;
    return refunds % 3 === 0 ? { status: 'failed', reference: null, reason: 'no_funds' } : sandbox.refund(request);
  };
  store = await openStoreWithParts({ clock: () => now, cardProvider: Object.assign(sandbox, { refund }), print });
  await store.db.update(stock).set({ onHand: 1500 });
  await seedCoupon(store.db, { code: 'SAVE10', totalLimit: 6, perUserLimit: 2 });
  account = (await seedAccount(store.db, { expiresAt: new Date('2028-01-01T00:00:00Z') })).headers;
  operator = openShopper(store, (await seedOperator(store.db, ['orders'])).headers);
});
afterAll(() => store.close());

/** The same numbers in each run (Park and Miller). */
function dice(seed: number) {
  let state = seed;
  const roll = (sides: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * sides);
  };
  // Seeds that are close to each other begin alike.
  for (let at = 0; at < 5; at += 1) roll(2);
  return { roll, pick: <One>(all: readonly [One, ...One[]]): One => all[roll(all.length)] ?? all[0] };
}
type Dice = ReturnType<typeof dice>;

async function place({ roll, pick }: Dice): Promise<Placed | null> {
  const isMember = roll(2) === 0;
  const shopper = openShopper(store, { 'X-Locale': 'de', ...(isMember ? account : {}) });
  if (isMember) await shopper.call('cart/clear', {});
  await shopper.add('LM358N-NOPB-TB', 1 + roll(200));
  if (roll(2) === 0) await shopper.add('LM358DR-TB', 1 + roll(50));
  const change = { payment_method: pick(['card', 'bank_transfer']), ...(isMember ? { email: undefined } : {}) };
  const { body } = await shopper.checkout({ ...change, ...(isMember && roll(2) === 0 ? { coupon_code: 'SAVE10' } : {}) });
  return body.error ? null : body;
}

const shopperOf = (placed: Placed) => openShopper(store, { 'X-Locale': 'de', ...(placed.access_key === null ? account : {}) });

async function payByCard({ pick }: Dice, placed: Placed) {
  const payer = openPayer(store, shopperOf(placed));
  const { body } = await payer.pay(placed);
  if (body.error || body.kind !== 'redirect') return;
  const { notice } = await payer.press(body.payment_no, pick(['pay', 'pay', 'decline', 'leave']));
  // The service says it twice at once.
  if (notice) await Promise.all([payer.notify(notice), payer.notify(notice)]);
}

async function transition({ roll, pick }: Dice, placed: Placed) {
  const { order_no } = placed.order;
  const shown = (await operator.call<AdminOrder>(`admin/order?order_no=${order_no}`)).body;
  const left = shown.lines.filter(({ quantity, shipped }) => quantity > shipped);
  const all = left.map(({ line_id, quantity, shipped }) => ({
    line_id,
    quantity: roll(2) === 0 ? quantity - shipped : 1 + roll(quantity - shipped),
  }));
  // Parts of one line may wait for others to come in.
  const lines = roll(2) === 0 ? all : all.slice(0, 1);
  const step = pick<object>([
    { to: 'processing' },
    { to: 'shipped', shipment: { carrier: 'DHL', lines } },
    { to: 'shipped', shipment: { carrier: 'DHL', lines } },
    { to: 'shipped', shipment: { carrier: 'DHL', lines } },
    { to: 'shipped' },
    { to: 'cancelled' },
    { refund: { amount: ((1 + roll(shown.totals.total)) / 100).toFixed(2) } },
    { refund: { amount: (shown.refundable / 100).toFixed(2) } },
  ]);
  // Two operators do the same.
  const send = () =>
    operator.call('admin/order-transition', { order_no, version: shown.version, ...step }, { 'Idempotency-Key': newKey() });
  await Promise.all([send(), send()]);
}

function bookTransfer({ roll, pick }: Dice, { order: { order_no, totals } }: Placed) {
  const amount = pick([totals.total, totals.total, 1 + roll(totals.total), totals.total + 100]);
  const said = { amount: (amount / 100).toFixed(2), currency: 'EUR', paid_at: now.toISOString().slice(0, 10), reference: `T${roll(1000)}` };
  return operator.call('admin/payment-confirm', { order_no, ...said }, { 'Idempotency-Key': newKey() });
}

async function passTime({ pick }: Dice) {
  now = new Date(now.getTime() + pick([1, 40, 60 * 24, 60 * 24 * 8]) * minute);
  await Promise.all([endOldRedirects(store.deps), expireOrders(store.deps), sendRefunds(store.deps)]);
}

async function act(its: Dice, placed: Placed): Promise<unknown> {
  const { order_no } = placed.order;
  const key = { 'Idempotency-Key': newKey(), ...keyOf(placed) };
  const transfer = { paid_at: now.toISOString().slice(0, 10), amount: '10', payer: 'E', reference: 'R' };
  switch (its.roll(8)) {
    case 0:
    case 1:
      return payByCard(its, placed);
    case 2:
      return shopperOf(placed).call('order/order-pay', { order_no, method: 'bank_transfer' }, key);
    case 3:
      return shopperOf(placed).call('order/save-transfer', { order_no, ...transfer }, key);
    case 4:
      return bookTransfer(its, placed);
    case 5:
      return its.roll(3) === 0 ? shopperOf(placed).call('order/cancel', { order_no }, key) : sendRefunds(store.deps);
    default:
      return transition(its, placed);
  }
}

/** Levels as they stand and as their movements add up. */
async function readLevels() {
  const levels = await store.db.select().from(stock);
  const moves = await store.db.select().from(stockMovement);
  const total = (productId: number, what: 'onHand' | 'reserved') =>
    moves.filter((one) => one.productId === productId).reduce((all, one) => all + one[what], 0);
  return new Map(
    levels.map(({ productId, onHand, reserved }) => {
      const byMoves = { onHandByMoves: total(productId, 'onHand'), reservedByMoves: total(productId, 'reserved') };
      return [productId, { onHand, reserved, ...byMoves }];
    }),
  );
}

async function checkBooks(opening: ReadonlyMap<number, number>) {
  const entries = await store.db.select().from(paymentEntry).where(eq(paymentEntry.status, 'done'));
  const sum = (orderNo: string, kind: 'payment' | 'refund') => sumOf(entries.filter((one) => one.orderNo === orderNo && one.kind === kind));
  const orders = await store.db.select().from(order);
  for (const { orderNo, status, paid, refunded, expiresAt } of orders) {
    expect([orderNo, paid, refunded]).toEqual([orderNo, sum(orderNo, 'payment'), sum(orderNo, 'refund')]);
    expect(refunded).toBeLessThanOrEqual(paid);
    if (status === 'confirmed') expect([orderNo, expiresAt]).toEqual([orderNo, null]);
  }
  const open = ['pending', 'confirmed', 'processing', 'partially_shipped'];
  const active = new Set(orders.flatMap(({ orderNo, status }) => (open.includes(status) ? [orderNo] : [])));
  const lines = (await store.db.select().from(orderLine)).filter(({ orderNo }) => active.has(orderNo));
  for (const [productId, level] of await readLevels()) {
    const held = lines.filter((line) => line.productId === productId).map(({ fromStock, shipped }) => Math.max(0, fromStock - shipped));
    expect([productId, level.reserved]).toEqual([productId, held.reduce((all, one) => all + one, 0)]);
    const { onHand, onHandByMoves, reserved, reservedByMoves } = level;
    expect([productId, reservedByMoves, onHand - onHandByMoves]).toEqual([productId, reserved, opening.get(productId)]);
  }
  const [save] = await store.db.select().from(coupon);
  const taken = await store.db.$count(heldCoupon, and(eq(heldCoupon.couponId, save?.id ?? ''), sql`${heldCoupon.status} <> 'available'`));
  expect(save?.used).toBe(taken);
  expect(taken).toBeLessThanOrEqual(2);
}

test.each([1, 2])('the books are right after every hour of a busy week (%i)', async (seed) => {
  const its = dice(seed * 7919);
  const opening = new Map([...(await readLevels())].map(([id, { onHand, onHandByMoves }]) => [id, onHand - onHandByMoves]));
  let placed: Placed[] = [];
  for (let hour = 0; hour < 20; hour += 1) {
    /* oxlint-disable no-await-in-loop -- hour after hour */
    const made = await place(its);
    placed = [...placed, ...(made ? [made] : [])].slice(-5);
    // What is begun at once is decided before, so that each run rolls the same.
    await Promise.all([...placed, ...placed.slice(-2)].map((one) => act(dice(1 + its.roll(1_000_000)), one)));
    if (its.roll(3) === 0) await passTime(its);
    await checkBooks(opening);
    /* oxlint-enable no-await-in-loop */
  }
  expect(faults).toEqual([]);
});

test('those weeks were busy: orders were paid, paid again, cancelled, refunded, sent and forgotten', async () => {
  const happened = new Set((await store.db.select().from(orderEvent)).map(({ code }) => code));
  for (const code of ['confirmed', 'overpaid', 'paid_late', 'cancelled', 'expired', 'refunded', 'refund_failed', 'shipped']) {
    expect(happened).toContain(code);
  }
});

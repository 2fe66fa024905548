/** What an order does where the stock does not cover it: the buyer says so first (`docs/api.md` 7.4). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { product, stock } from '#server/db/schema.ts';
import { seedParts, testParts } from '#server/testing/parts.ts';
import { newKey, openShopper } from '#server/testing/shopper.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';

const now = new Date('2026-11-21T10:00:00Z');
const tube = 'POOL-1-TB';
const bag = 'POOL-1-BG';
let store: TestStore;

/** Two packagings of one part; the bag holds ten. */
beforeAll(async () => {
  store = await openTestStore({ clock: () => now });
  const part = testParts.find(({ mpn }) => mpn === 'LM358N/NOPB');
  const [offer] = part?.offers ?? [];
  if (!part || !offer) throw new Error('The op-amp is missing from the test parts');
  const offers = [
    { ...offer, sku: tube },
    { ...offer, sku: bag, packaging: 'bag' as const, moq: 20, multiple: 10 },
  ];
  await seedParts(store.db, [{ ...part, mpn: 'POOL-1', offers }]);
});
afterAll(() => store.close());

type Level = Partial<typeof stock.$inferInsert>;
async function level(change: Level) {
  await store.db.update(stock).set({ leadTimeDays: 42, incoming: [], safety: 0, ...change });
}
const pool = async () => {
  const [row] = await store.db.select({ stock }).from(stock).innerJoin(product, eq(product.id, stock.productId));
  return { free: (row?.stock.onHand ?? 0) - (row?.stock.reserved ?? 0), reserved: row?.stock.reserved };
};
beforeEach(async () => {
  await level({ onHand: 100, reserved: 0, backorder: false });
});

async function withCart(...lines: [string, number][]) {
  const guest = openShopper(store, { 'X-Locale': 'de' });
  // oxlint-disable-next-line no-await-in-loop -- lines of one cart
  for (const [sku, quantity] of lines) await guest.add(sku, quantity);
  return guest;
}
const sold = (lines: readonly { sku: string; quantity: number; from_stock: number; backordered: number }[]) =>
  lines.map(({ sku, quantity, from_stock, backordered }) => [sku, quantity, from_stock, backordered]);
const inCart = (lines: readonly { sku: string; quantity: number; selected: boolean }[]) =>
  lines.map(({ sku, quantity, selected }) => [sku, quantity, selected]);

describe('two packagings over one pool', () => {
  const lines: [string, number][] = [
    [tube, 60],
    [bag, 60],
  ];

  test('without a choice nothing is ordered, and preview and checkout say the same', async () => {
    const guest = await withCart(...lines);
    const { body: preview } = await guest.preview();
    const asked = { sku: bag, requested: 60, available: 40, backorder: false, from_stock: 40, expected_on: null };
    expect(preview.shortages).toMatchObject([asked]);
    expect(preview.problems.map(({ step, code }) => `${step} ${code}`)).toEqual(['cart insufficient_stock']);
    const answer = await guest.checkout({ shortage: undefined });
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'insufficient_stock', data: { lines: [asked] } } } });
    expect(inCart((await guest.cart()).body.list)).toEqual([
      [tube, 60, true],
      [bag, 60, true],
    ]);
    expect(await pool()).toEqual({ free: 100, reserved: 0 });
  });

  test('what there is: the short line is shortened, its rest waits in the cart, and the total is that of the preview', async () => {
    const guest = await withCart(...lines);
    const { body: preview } = await guest.preview({ shortage: 'available' });
    expect(preview.problems).toEqual([]);
    expect(preview.cart.list.map(({ quantity, issues }) => [quantity, issues])).toEqual([
      [60, []],
      [40, []],
    ]);
    const { status, body } = await guest.checkout({ shortage: 'available', expected_total: preview.totals.total });
    expect(status).toBe(201);
    expect(sold(body.order.lines)).toEqual([
      [tube, 60, 60, 0],
      [bag, 40, 40, 0],
    ]);
    expect(inCart((await guest.cart()).body.list)).toEqual([[bag, 20, false]]);
    expect(await pool()).toEqual({ free: 0, reserved: 100 });
  });

  test('a line shortened below its minimum is never ordered', async () => {
    await level({ onHand: 79 });
    const guest = await withCart(...lines);
    expect((await guest.preview()).body.shortages).toMatchObject([{ sku: bag, available: 0 }]);
    const { body } = await guest.checkout({ shortage: 'available' });
    expect(sold(body.order.lines)).toEqual([[tube, 60, 60, 0]]);
    expect(inCart((await guest.cart()).body.list)).toEqual([[bag, 60, true]]);
  });

  test('a choice for nothing that can be had orders nothing', async () => {
    await level({ onHand: 9 });
    const guest = await withCart([bag, 60]);
    const answer = await guest.checkout({ shortage: 'available' });
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'insufficient_stock' } } });
    expect((await guest.preview({ shortage: 'available' })).body.problems.map(({ code }) => code)).toContain('insufficient_stock');
  });

  test('the choice binds to the total: less stock by now orders nothing, and says how much is left', async () => {
    const guest = await withCart(...lines);
    const { body: preview } = await guest.preview({ shortage: 'available' });
    await level({ onHand: 90 });
    const answer = await guest.checkout({ shortage: 'available', expected_total: preview.totals.total });
    expect(answer).toMatchObject({
      status: 409,
      body: { error: { code: 'insufficient_stock', data: { lines: [{ sku: bag, requested: 60, available: 30 }] } } },
    });
    expect(await pool()).toEqual({ free: 90, reserved: 0 });
  });

  test('ten buyers at once never take more than there is, and a repeated key orders once', async () => {
    const guests = await Promise.all(Array.from({ length: 10 }, () => withCart([tube, 20], [bag, 20])));
    const { body: preview } = await (guests[0] ?? (await withCart())).preview();
    const change = { shortage: 'available', expected_total: preview.totals.total };
    const keys = guests.map(() => newKey());
    const place = () => Promise.all(guests.map((guest, index) => guest.checkout(change, keys[index])));
    const outcomes = (await place()).map(({ status, body }) => body.error?.code ?? status);
    expect(outcomes.filter((one) => one === 201)).toHaveLength(2);
    expect(outcomes.filter((one) => one === 'insufficient_stock')).toHaveLength(8);
    expect(await pool()).toEqual({ free: 20, reserved: 80 });
    const again = (await place()).map(({ status }) => status);
    expect(again.filter((status) => status === 201)).toHaveLength(2);
    expect(await pool()).toEqual({ free: 20, reserved: 80 });
  });

  test('another choice is another order: its key is not used twice', async () => {
    await level({ onHand: 100, backorder: true });
    const guest = await withCart([tube, 120]);
    const key = newKey();
    expect((await guest.checkout({ shortage: 'available' }, key)).status).toBe(201);
    await guest.add(tube, 100);
    expect((await guest.checkout({ shortage: 'backorder' }, key)).body.error?.code).toBe('idempotency_key_reused');
  });
});

describe('a part whose rest can be waited for', () => {
  beforeEach(() => level({ onHand: 4, backorder: true, incoming: [{ quantity: 50, expected_at: '2026-12-10' }] }));

  test('is asked about too, with the day the shop knows', async () => {
    const guest = await withCart([tube, 10]);
    const { body: preview } = await guest.preview();
    expect(preview.shortages).toMatchObject([{ requested: 10, available: 4, from_stock: 4, backorder: true, expected_on: '2026-12-10' }]);
    expect((await guest.checkout({ shortage: undefined })).body.error?.code).toBe('insufficient_stock');
    await level({ onHand: 4, backorder: true });
    expect((await guest.preview()).body.shortages).toMatchObject([{ expected_on: '2027-01-02' }]);
    await level({ onHand: 4, backorder: true, leadTimeDays: null });
    expect((await guest.preview()).body.shortages).toMatchObject([{ expected_on: null }]);
  });

  test('waits when the buyer says so: the rest is never reserved, and the order names its day', async () => {
    const { body } = await (await withCart([tube, 10])).checkout({ shortage: 'backorder' });
    expect(sold(body.order.lines)).toEqual([[tube, 10, 4, 6]]);
    expect(body.order.lines[0]?.expected_on).toBe('2026-12-10');
    expect(await pool()).toEqual({ free: 0, reserved: 4 });
  });

  test('or is ordered as far as it is there', async () => {
    const guest = await withCart([tube, 10]);
    const { body } = await guest.checkout({ shortage: 'available' });
    expect(sold(body.order.lines)).toEqual([[tube, 4, 4, 0]]);
    expect(inCart((await guest.cart()).body.list)).toEqual([[tube, 6, false]]);
  });

  test('nothing is waited for that the buyer did not agree to wait for', async () => {
    await level({ onHand: 10, backorder: true });
    const guest = await withCart([tube, 10]);
    const { body: preview } = await guest.preview();
    expect(preview.shortages).toEqual([]);
    await level({ onHand: 4, backorder: true });
    const answer = await guest.checkout({ shortage: undefined, expected_total: preview.totals.total });
    expect(answer.body.error?.code).toBe('insufficient_stock');
    expect(await pool()).toEqual({ free: 4, reserved: 0 });
  });
});

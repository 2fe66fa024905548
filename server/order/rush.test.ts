/** Many buyers at once (`docs/api.md` section 10, checks 1 and 2). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { hashOf } from '#server/caller/caller.ts';
import { cart, cartLine, idempotency, offer, order, outbox, product, stock } from '#server/db/schema.ts';
import { seedParts, testParts } from '#server/testing/parts.ts';
import { addresses, openShopper } from '#server/testing/shopper.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';
import { untilAnswered } from '#server/testing/until-answered.ts';

/** `RUSH_BUYERS=1000` is the long form. */
const buyers = Number(process.env['RUSH_BUYERS'] ?? 200);
let store: TestStore;

/** Two packagings of one part, 100 pieces, nothing to order behind it. */
beforeAll(async () => {
  store = await openTestStore();
  const part = testParts.find(({ mpn }) => mpn === 'LM358N/NOPB');
  const [tube] = part?.offers ?? [];
  if (!part || !tube) throw new Error('The op-amp is missing from the test parts');
  const bag = { ...tube, sku: 'LM358N-NOPB-BG', packaging: 'bag' as const };
  const scarce = { on_hand: 100, backorder: false };
  await seedParts(store.db, [
    { ...part, mpn: 'RUSH-1', stock: scarce, offers: [{ ...tube, sku: 'RUSH-1-TB' }] },
    {
      ...part,
      mpn: 'RUSH-2',
      stock: scarce,
      offers: [
        { ...tube, sku: 'RUSH-2-TB' },
        { ...bag, sku: 'RUSH-2-BG' },
      ],
    },
  ]);
});
afterAll(() => store.close());

/** Carts of as many guests, written straight into the tables; gives their keys. */
async function fillCarts(lines: { sku: string; quantity: number }[]): Promise<string[]> {
  const keys = Array.from({ length: buyers }, (_, index) => `ck_${lines.length}-${String(index).padStart(41, '0')}`);
  const offers = new Map((await store.db.select({ id: offer.id, sku: offer.sku }).from(offer)).map(({ id, sku }) => [sku, id]));
  const carts = keys.map((key) => ({ id: key.slice(-20) + lines.length, keyHash: hashOf(key) }));
  await store.db.insert(cart).values(carts);
  for (const { sku, quantity } of lines) {
    // oxlint-disable-next-line no-await-in-loop -- a few lines, each for all carts
    await store.db
      .insert(cartLine)
      .values(carts.map(({ id }) => ({ id: `${id}-${sku}`, cartId: id, offerId: offers.get(sku) ?? 0, quantity })));
  }
  return keys;
}

async function rush(keys: readonly string[]): Promise<Map<string, number>> {
  const body = {
    email: 'buyer@example.com',
    shipping_address: addresses.DE,
    shipping_code: 'standard',
    payment_method: 'bank_transfer',
    currency: 'EUR',
    expected_total: Math.round((138 + 490) * 1.19),
    accept_terms: true,
  };
  const answers = await Promise.all(
    keys.map(async (key) => {
      const headers = { 'X-Cart-Key': key, 'Idempotency-Key': key, 'X-Locale': 'de' };
      const answer = await untilAnswered(() => store.request('/api/store/order/checkout', body, headers));
      const read: unknown = await answer.json();
      const code = typeof read === 'object' && read !== null && 'error' in read ? (read.error as { code: string }).code : 'placed';
      return code;
    }),
  );
  return new Map([...Map.groupBy(answers, (code) => code)].map(([code, list]) => [code, list.length]));
}

async function level(mpn: string) {
  const [row] = await store.db
    .select({ stock })
    .from(stock)
    .innerJoin(product, eq(product.id, stock.productId))
    .where(eq(product.mpn, mpn));
  const { rows } = await store.db.execute<{ on_hand: number; reserved: number }>(
    sql`select sum(on_hand)::int as on_hand, sum(reserved)::int as reserved from stock_movement where product_id = ${row?.stock.productId}`,
  );
  return { onHand: row?.stock.onHand, reserved: row?.stock.reserved, ledger: rows[0] };
}

test('of many checkouts at once for 3 of 100 pieces exactly 33 succeed', async () => {
  const outcome = await rush(await fillCarts([{ sku: 'RUSH-1-TB', quantity: 3 }]));
  expect(Object.fromEntries(outcome)).toEqual({ placed: 33, insufficient_stock: buyers - 33 });
  expect(await level('RUSH-1')).toEqual({ onHand: 100, reserved: 99, ledger: { on_hand: 100, reserved: 99 } });
  expect(await store.db.$count(order)).toBe(33);
  expect(await store.db.$count(outbox)).toBe(33);
}, 180_000);

test('the same with two packagings of the part in each cart', async () => {
  const keys = await fillCarts([
    { sku: 'RUSH-2-TB', quantity: 1 },
    { sku: 'RUSH-2-BG', quantity: 2 },
  ]);
  expect(Object.fromEntries(await rush(keys))).toEqual({ placed: 33, insufficient_stock: buyers - 33 });
  expect(await level('RUSH-2')).toEqual({ onHand: 100, reserved: 99, ledger: { on_hand: 100, reserved: 99 } });
}, 180_000);

test('one key sent twenty times at once places one order', async () => {
  await store.db.update(stock).set({ onHand: 1000 });
  const guest = openShopper(store, { 'X-Locale': 'de' });
  await guest.add('RUSH-1-TB', 3);
  const before = await store.db.$count(order);
  const { body: preview } = await guest.preview();
  const place = () => guest.checkout({ expected_total: preview.totals.total }, 'pressed-again');
  const answers = await Promise.all(Array.from({ length: 20 }, place));
  for (const { status, body } of answers) {
    if (status !== 201) expect(body.error?.code).toBe('idempotency_in_progress');
  }
  const replay = await place();
  expect(replay.status).toBe(201);
  expect(replay.headers.get('Idempotent-Replayed')).toBe('true');
  const placed = answers.filter(({ status }) => status === 201);
  expect(placed.length).toBeGreaterThan(0);
  for (const { body } of placed) expect(body).toEqual(replay.body);
  expect((await store.db.$count(order)) - before).toBe(1);
  // What is kept for the replay cannot be read by who reads the table.
  const kept = await store.db.select().from(idempotency);
  expect(JSON.stringify(kept)).not.toContain(replay.body.access_key);
});

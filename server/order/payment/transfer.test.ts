/** A buyer tells that a transfer is on its way (`docs/api.md` 5.5 and 6.1). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Order } from '#contract/api/order.ts';
import { cart, storedFile } from '#server/db/schema.ts';
import { expireOrders } from '#server/order/change-order.ts';
import { hashOf } from '#server/caller/caller.ts';
import { keyOf, openPayer, type Payer } from '#server/testing/payer.ts';
import type { Placed } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { day } from '#contract/durations.ts';

const start = new Date('2026-11-23T10:00:00Z');
let now = start;
let store: TestStore;
let payer: Payer;

beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => now });
  payer = openPayer(store);
});
beforeEach(() => {
  now = start;
});
afterAll(() => store.close());

const place = () => payer.place({ payment_method: 'bank_transfer' });
const tell = (placed: Placed, change: Record<string, unknown> = {}) =>
  payer.shopper.call<Order>(
    'order/save-transfer',
    { order_no: placed.order.order_no, paid_at: '2026-11-23', amount: '12.50', payer: 'Erika Muster', reference: 'SO 1', ...change },
    keyOf(placed),
  );

async function sentIn(purpose: 'transfer_slip' | 'feedback' = 'transfer_slip'): Promise<string> {
  const [held] = await store.db
    .select()
    .from(cart)
    .where(eq(cart.keyHash, hashOf(payer.shopper.cartKey() ?? '')));
  const id = `f_${Math.random().toString(36).slice(2)}`;
  await store.db.insert(storedFile).values({ id, purpose, cartId: held?.id ?? null, name: 'slip.pdf', type: 'application/pdf', size: 10 });
  return id;
}

test('what was told is shown with its slip, and the payment is under way', async () => {
  const placed = await place();
  const file_id = await sentIn();
  const { status, body } = await tell(placed, { file_id });
  expect([status, body.payment_status, body.expires_at]).toEqual([200, 'pending', placed.order.expires_at]);
  expect(body.payment).toMatchObject({
    slip: { file_id, name: 'slip.pdf' },
    transfer: { paid_at: '2026-11-23', amount: 1250, payer: 'Erika Muster', reference: 'SO 1' },
  });
  expect((await store.db.select().from(storedFile).where(eq(storedFile.id, file_id)))[0]?.attachedAt).not.toBeNull();
  const corrected = await tell(placed, { payer: 'Max Muster' });
  expect(corrected.body.payment).toMatchObject({ slip: { file_id }, transfer: { payer: 'Max Muster' } });
});

test('an announced transfer moves the end by three working days, once', async () => {
  const placed = await place();
  await tell(placed);
  now = new Date(start.getTime() + 7 * day + 60_000);
  await expireOrders(store.deps);
  expect(await payer.read(placed)).toMatchObject({ status: 'pending', expires_at: '2026-12-03T10:00:00.000Z' });
  await tell(placed, { paid_at: '2026-11-30' });
  now = new Date('2026-12-03T10:01:00Z');
  await expireOrders(store.deps);
  expect(await payer.read(placed)).toMatchObject({ status: 'expired', payment_status: 'failed' });
});

test.each([
  [{ amount: '12.505' }, 'amount'],
  [{ amount: '0' }, 'amount'],
  [{ amount: '-5' }, 'amount'],
  [{ amount: 'much' }, 'amount'],
  [{ paid_at: '2026-11-25' }, 'paid_at'],
  [{ paid_at: '2026-06-01' }, 'paid_at'],
  [{ paid_at: '2026-02-30' }, 'paid_at'],
  [{ payer: 'x'.repeat(101) }, 'payer'],
  [{ reference: '' }, 'reference'],
  [{ file_id: 'f_unknown' }, 'file_id.0'],
])('%o is refused at its field and changes nothing', async (change, field) => {
  const placed = await place();
  const { status, body } = await tell(placed, change);
  expect([status, body.error?.code, Object.keys(body.error?.fields ?? {})]).toEqual([422, 'validation_failed', [field]]);
  expect((await payer.read(placed)).payment_status).toBe('unpaid');
});

test('a file for another purpose is no slip', async () => {
  const placed = await place();
  expect((await tell(placed, { file_id: await sentIn('feedback') })).body.error?.code).toBe('validation_failed');
});

test('an order that is over takes no announcement', async () => {
  const placed = await place();
  await payer.shopper.call('order/cancel', { order_no: placed.order.order_no }, keyOf(placed));
  expect((await tell(placed)).body.error?.code).toBe('state_conflict');
});

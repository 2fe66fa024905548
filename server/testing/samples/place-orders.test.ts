import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasCustomers, placeSampleOrders } from './place-orders.ts';
import { openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStoreWithParts();
});
afterAll(() => store.close());

test('orders stand at every step of their way, in two currencies', async () => {
  const orders = await placeSampleOrders(store.deps, store, 7);
  expect(orders.map(({ status }) => status)).toEqual([
    'pending',
    'confirmed',
    'processing',
    'partially_shipped',
    'shipped',
    'shipped',
    'cancelled',
  ]);
  expect(new Set(orders.map(({ totals }) => totals.currency))).toEqual(new Set(['EUR', 'JPY']));
  expect(orders[5]?.shipments[0]?.delivered_at).not.toBeNull();
});

test('a shop where somebody else has ordered is known', async () => {
  expect(await hasCustomers(store.deps)).toBe(false);
  const guest = openShopper(store, { 'X-Locale': 'de' });
  await guest.add('LM358N-NOPB-TB', 10);
  await guest.checkout();
  expect(await hasCustomers(store.deps)).toBe(true);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Address } from '#contract/api/address.ts';
import { address } from '#server/db/schema.ts';
import { seedAccount } from '#server/testing/account.ts';
import { addresses, openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStoreWithParts();
});
afterAll(() => store.close());

async function newBuyer(): Promise<Shopper> {
  const account = await seedAccount(store.db);
  const buyer = openShopper(store, { 'X-Locale': 'de', ...account.headers });
  await buyer.add('LM358N-NOPB-TB', 1);
  return buyer;
}
const save = async (buyer: Shopper, change: Record<string, unknown>) =>
  (await buyer.call<Address>('user/save-address', { ...addresses.DE, ...change })).body;
const list = async (buyer: Shopper) => (await buyer.call<{ list: Address[] }>('user/user-address')).body.list;

test('an order goes to saved addresses and keeps its own copy of them', async () => {
  const buyer = await newBuyer();
  const home = await save(buyer, {});
  const office = await save(buyer, { company: 'Keller GmbH', city: 'Potsdam' });
  const chosen = { shipping_address: undefined, shipping_address_id: home.id, billing_address_id: office.id };
  const { status, body } = await buyer.checkout(chosen);
  expect(status).toBe(201);
  expect(body.order).toMatchObject({ shipping_address: { city: 'Berlin' }, billing_address: { city: 'Potsdam', company: 'Keller GmbH' } });
  await save(buyer, { id: home.id, city: 'Hamburg' });
  await buyer.call('user/del-address', { id: office.id });
  expect((await buyer.order(body.order.order_no, null)).body).toEqual(body.order);
});

test('a confirmed tax number of a saved address counts: another member state is reverse charge', async () => {
  const buyer = await newBuyer();
  const saved = await save(buyer, { country: 'FR', postcode: '75001', city: 'Paris', company: 'Atelier', tax_id: 'FR40303265045' });
  const taxes = async () => {
    const { body } = await buyer.preview({ shipping_address: undefined, shipping_address_id: saved.id });
    return body.totals.taxes.map(({ rate_bp, reverse_charge }) => [rate_bp, reverse_charge]);
  };
  expect(await taxes()).toEqual([[2000, false]]);
  await store.db.update(address).set({ taxIdStatus: 'valid' }).where(eq(address.id, saved.id));
  expect(await taxes()).toEqual([[0, true]]);
});

test('an address of somebody else cannot be ordered to, nor by a guest', async () => {
  const buyer = await newBuyer();
  const saved = await save(buyer, {});
  const guest = openShopper(store, { 'X-Locale': 'de' });
  await guest.add('LM358N-NOPB-TB', 1);
  for (const other of [await newBuyer(), guest]) {
    // oxlint-disable-next-line no-await-in-loop -- two callers
    const { body } = await other.checkout({ shipping_address: undefined, shipping_address_id: saved.id, expected_total: 1 });
    expect([body.error?.code, Object.keys(body.error?.fields ?? {})]).toEqual(['address_invalid', ['shipping_address_id']]);
  }
  const { body } = await buyer.checkout({ shipping_address: undefined, expected_total: 1 });
  expect([body.error?.code, Object.keys(body.error?.fields ?? {})]).toEqual(['validation_failed', ['shipping_address']]);
});

test('the addresses of an order are kept when the buyer asks for it, each once', async () => {
  const buyer = await newBuyer();
  const again = async (change: Record<string, unknown>) => {
    await buyer.add('LM358N-NOPB-TB', 1);
    return (await buyer.checkout(change)).status;
  };
  await buyer.checkout({});
  expect(await list(buyer)).toEqual([]);
  expect(await again({ save_address: true })).toBe(201);
  expect(await again({ save_address: true, billing_address: { ...addresses.DE, city: 'Potsdam' } })).toBe(201);
  expect(await again({ save_address: true, billing_address: addresses.JP })).toBe(201);
  const kept = await list(buyer);
  expect(kept[0]).toMatchObject({ city: 'Berlin', default_shipping: true, default_billing: true });
  expect(kept.map(({ city }) => city).toSorted()).toEqual(['Berlin', 'Potsdam', addresses.JP.city].toSorted());
  const guest = openShopper(store, { 'X-Locale': 'de' });
  await guest.add('LM358N-NOPB-TB', 1);
  expect((await guest.checkout({ save_address: true })).status).toBe(201);
});

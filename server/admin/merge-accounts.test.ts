/** Two accounts of one customer become one (`docs/api.md` 5.6). */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { mergeAccounts, previewMerge } from '#contract/api/admin/merge.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { account, address, audit, cart, order, savedCalculation, subscription } from '#server/db/schema.ts';
import { seedAccount } from '#server/testing/account.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { addresses, newKey, openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { goneTables, movedTables } from './merged-tables.ts';

type Merged = ResponseOf<typeof mergeAccounts>;
type Preview = ResponseOf<typeof previewMerge>;

const [opAmp, microcontroller] = ['LM358N-NOPB-TB', 'STM32F103C8T6-TY'];

let store: TestStore;
let operator: Shopper;
beforeAll(async () => {
  store = await openStoreWithParts();
  operator = openShopper(store, (await seedOperator(store.db, ['customers'])).headers);
});
afterAll(() => store.close());

async function member() {
  const made = await seedAccount(store.db);
  return { ...made, buyer: openShopper(store, { 'X-Locale': 'de', ...made.headers }) };
}
const preview = (id: string, email: string) =>
  operator.call<Preview>(`admin/merge-preview?account_id=${id}&email=${encodeURIComponent(email)}`);
const merge = (id: string, email: string, key = newKey()) =>
  operator.call<Merged>('admin/merge-accounts', { account_id: id, email }, { 'Idempotency-Key': key });
const saveCalculation = (buyer: Shopper, query: string, name: string) =>
  buyer.call('user/save-calculation', { tool: 'RCFilter', query, name });
const saveAddress = (buyer: Shopper, label: string) =>
  buyer.call('user/save-address', { ...addresses.DE, label, default_shipping: true, default_billing: true });

test('every table that names an account is moved, goes with it, or is the cart', async () => {
  const { rows } = await store.db.execute<{ name: string }>(sql`
    select table_name::text as name from information_schema.columns where table_schema = 'public' and column_name = 'account_id'`);
  const known = [...movedTables.map(({ table }) => table), ...goneTables, 'cart'];
  expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
});

test('saved calculations go over; the same values stay as the staying account named them', async () => {
  const [doubled, staying] = [await member(), await member()];
  await saveCalculation(doubled.buyer, 'mode=cutoff&resistance=5', 'Mine');
  await saveCalculation(doubled.buyer, 'mode=cutoff&resistance=12', 'Other');
  await saveCalculation(staying.buyer, 'mode=cutoff&resistance=5', 'Ours');
  await merge(doubled.id, staying.email);
  const rows = await store.db.select().from(savedCalculation).where(eq(savedCalculation.accountId, staying.id));
  expect(rows.map(({ name }) => name).toSorted()).toEqual(['Other', 'Ours']);
});

test('orders, addresses, cart and newsletter go over; what both have stays as the staying account has it', async () => {
  const [doubled, staying] = [await member(), await member()];
  await doubled.buyer.add(opAmp, 10);
  const { order_no: orderNo } = (await doubled.buyer.checkout({ email: undefined })).body.order;
  await doubled.buyer.add(opAmp, 20);
  await doubled.buyer.add(microcontroller, 3);
  await staying.buyer.add(opAmp, 7);
  await saveAddress(doubled.buyer, 'Lab');
  await saveAddress(staying.buyer, 'Office');
  const news = { email: doubled.email, status: 'confirmed', locale: 'de', consentVersion: '1' } as const;
  await store.db.insert(subscription).values({ ...news, topics: [] });

  const shown = (await preview(doubled.id, staying.email.toUpperCase())).body;
  expect(shown.into).toMatchObject({ account_id: staying.id, orders: 0 });
  expect(shown.moves).toMatchObject({ orders: 1, addresses: 1, cart_lines: 2, inquiries: 0 });
  expect(await store.db.$count(order, eq(order.accountId, staying.id))).toBe(0);

  const key = newKey();
  const { body } = await merge(doubled.id, staying.email, key);
  expect(body).toMatchObject({ customer: { account_id: staying.id, orders: 1 }, moves: shown.moves });
  expect((await merge(doubled.id, staying.email, key)).headers.get('Idempotent-Replayed')).toBe('true');
  const moved = await store.db.select().from(order).where(eq(order.accountId, staying.id));
  expect(moved.map((one) => one.orderNo)).toEqual([orderNo]);
  expect((await staying.buyer.cart()).body.list.map(({ sku, quantity }) => `${quantity} ${sku}`).toSorted()).toEqual([
    `3 ${microcontroller}`,
    `7 ${opAmp}`,
  ]);
  const saved = await store.db.select().from(address).where(eq(address.accountId, staying.id));
  const told = saved.map(({ label, isDefaultShipping, isDefaultBilling }) => `${label} ${isDefaultShipping} ${isDefaultBilling}`);
  expect(told.toSorted()).toEqual(['Lab false false', 'Office true true']);
  expect(await store.db.$count(subscription, eq(subscription.email, staying.email))).toBe(1);
  expect(await store.db.$count(account, eq(account.id, doubled.id))).toBe(0);
  expect(await store.db.$count(cart, eq(cart.accountId, staying.id))).toBe(1);
  expect((await doubled.buyer.call('user/info')).status).toBe(401);
});

test('the audit of both is under the account that stays, and names nobody', async () => {
  const [doubled, staying] = [await member(), await member()];
  const credit = { email: doubled.email, action: 'approve_account_payment' };
  await operator.call('admin/customer-action', credit, { 'Idempotency-Key': newKey() });
  await merge(doubled.id, staying.email);
  const entries = await store.db.select().from(audit).where(eq(audit.target, staying.id)).orderBy(audit.id);
  expect(entries.map(({ action }) => action)).toEqual(['customer.approve_account_payment', 'customer.merge']);
  expect(entries[1]?.detail).toMatchObject({ merged: doubled.id, orders: 0 });
  expect(JSON.stringify(entries)).not.toContain('@');
  // What the shop decided about the doubled account is no word about the other.
  const [row] = await store.db.select().from(account).where(eq(account.id, staying.id));
  expect(row?.mayPayByInvoice).toBe(false);
});

test('an account is not put together with itself, with nobody, or with one that is closed; nothing is changed', async () => {
  const [doubled, closed] = [await member(), await member()];
  await store.db.update(account).set({ status: 'disabled' }).where(eq(account.id, closed.id));
  for (const email of [doubled.email, 'nobody@example.com']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await merge(doubled.id, email)).body.error?.fields?.['email']?.[0]?.code).toBe('not_allowed');
  }
  expect((await merge(doubled.id, closed.email)).body.error?.code).toBe('state_conflict');
  expect((await merge('ac_unknown', doubled.email)).status).toBe(404);
  expect(await store.db.$count(account, eq(account.id, doubled.id))).toBe(1);
});

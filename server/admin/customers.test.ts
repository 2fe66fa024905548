import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { customerAction, getCustomer } from '#contract/api/admin/customer.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { account, audit, order } from '#server/db/schema.ts';
import { seedAccount } from '#server/testing/account.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { newKey, openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

type Answer = ResponseOf<typeof customerAction>;

let store: TestStore;
let operator: Shopper;
beforeAll(async () => {
  store = await openStoreWithParts();
  operator = openShopper(store, (await seedOperator(store.db, ['customers'])).headers);
});
afterAll(() => store.close());

const act = (email: string, action: string, more: object = {}, key = newKey()) =>
  operator.call<Answer>('admin/customer-action', { email, action, ...more }, { 'Idempotency-Key': key });

test('who is disabled is out at once, and in again when enabled and logged in anew', async () => {
  const { email, headers } = await seedAccount(store.db);
  expect((await act(email.toUpperCase(), 'disable')).body.customer).toMatchObject({ email, status: 'disabled' });
  expect((await store.request('/api/store/user/info', undefined, headers)).status).toBe(401);
  expect((await act(email, 'disable')).body.error?.code).toBe('state_conflict');
  expect((await act(email, 'enable')).body.customer?.status).toBe('active');
  expect((await store.request('/api/store/user/info', undefined, headers)).status).toBe(401);
});

test('an erasure is written down with what it took and without the address; asking twice is one erasure', async () => {
  const { id, email, headers } = await seedAccount(store.db);
  const buyer = openShopper(store, { 'X-Locale': 'de', ...headers });
  await buyer.add('LM358N-NOPB-TB', 10);
  const { order_no: orderNo } = (await buyer.checkout({ email: undefined })).body.order;
  await store.db.update(order).set({ status: 'processing' }).where(eq(order.orderNo, orderNo));
  expect((await act(email, 'erase')).body.error?.code).toBe('state_conflict');
  expect(await store.db.select().from(audit).where(eq(audit.action, 'customer.erase'))).toEqual([]);
  await store.db.update(order).set({ status: 'cancelled' }).where(eq(order.orderNo, orderNo));
  const key = newKey();
  expect((await act(email, 'erase', {}, key)).body).toEqual({ customer: null });
  expect((await act(email, 'erase', {}, key)).headers.get('Idempotent-Replayed')).toBe('true');
  const entries = await store.db.select().from(audit).where(eq(audit.action, 'customer.erase'));
  expect(entries).toMatchObject([{ detail: { hadAccount: true, orders: 1, quotes: 0, files: 0 } }]);
  expect(JSON.stringify(await store.db.select().from(audit))).not.toContain(email);
  expect(entries[0]?.target).not.toBe(id);
  expect(await store.db.$count(account, eq(account.email, email))).toBe(0);
});

test('one customer is told with the newest orders, and nothing after an erasure', async () => {
  const { id, email, headers } = await seedAccount(store.db);
  const buyer = openShopper(store, { 'X-Locale': 'de', ...headers });
  await buyer.add('LM358N-NOPB-TB', 10);
  const { order_no: orderNo } = (await buyer.checkout({ email: undefined })).body.order;
  const ask = () => operator.call<ResponseOf<typeof getCustomer>>(`admin/customer?account_id=${id}`);
  const { customer, orders, inquiries } = (await ask()).body;
  expect(customer).toMatchObject({ account_id: id, email, status: 'active', orders: 1 });
  expect(orders).toMatchObject([{ order_no: orderNo, status: 'pending', currency: 'EUR' }]);
  expect(inquiries).toEqual([]);
  await store.db.update(order).set({ status: 'cancelled' }).where(eq(order.orderNo, orderNo));
  await act(email, 'erase');
  expect((await ask()).status).toBe(404);
});

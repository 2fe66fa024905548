import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { AdminOrderSummary } from '#contract/api/admin/order.ts';
import type { ShownCompany } from '#contract/api/admin/company.ts';
import type { getTasks } from '#contract/api/admin/overview.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { order, outbox } from '#server/db/schema.ts';
import { seedAccount } from '#server/testing/account.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { pdfPages } from '#server/testing/pdf.ts';
import { newKey, openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

const sku = 'LM358N-NOPB-TB';
const start = Date.parse('2026-11-21T10:00:00Z');
const day = 86_400_000;
let now = start;
let store: TestStore;
let operator: Shopper;

beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => new Date(now) });
  store.deps.settings.trade = { ...store.deps.settings.trade, paymentMethods: ['bank_transfer', 'account'] };
  operator = openShopper(store, (await seedOperator(store.db, ['customers', 'overview', 'orders'])).headers);
});
afterAll(() => store.close());

const send = <Answer>(call: string, body: object) => operator.call<Answer>(`admin/${call}`, body, { 'Idempotency-Key': newKey() });

async function person() {
  const account = await seedAccount(store.db);
  return {
    email: account.email,
    headers: account.headers,
    ...openShopper(store, { 'X-Locale': 'en', 'X-Currency': 'EUR', ...account.headers }),
  };
}
type Person = Awaited<ReturnType<typeof person>>;

/** A company whose people buy on account. */
async function company(people: Person[], terms: object) {
  const name = `Company ${newKey()}`;
  const members = people.map(({ email }) => ({ email, role: 'buyer' }));
  return (await send<ShownCompany>('save-company', { name, may_pay_by_invoice: true, people: members, ...terms })).body;
}
const shown = async (id: string) => (await operator.call<ShownCompany>(`admin/company?id=${id}`)).body;
const onAccount = { email: undefined, payment_method: 'account' };
async function buy(buyer: Person, change: object = {}) {
  await buyer.add(sku, 10);
  return buyer.checkout({ ...onAccount, ...change });
}
async function priceOf(buyer: Person): Promise<number> {
  await buyer.add(sku, 10);
  const { total } = (await buyer.preview(onAccount)).body.totals;
  await buyer.call('cart/clear', {});
  return total;
}
const overdue = async () =>
  (await operator.call<{ list: AdminOrderSummary[] }>('admin/orders?unpaid=overdue')).body.list.map((one) => one.order_no);
const counted = async () =>
  (await operator.call<ResponseOf<typeof getTasks>>('admin/tasks')).body.list.find(({ kind }) => kind === 'orders_overdue')?.count;

test('an order on account is due after the days of the company: in the order, its mail and its invoice, and overdue from then on', async () => {
  now = start;
  const ada = await person();
  const { id } = await company([ada], { payment_days: 30 });
  const { body } = await buy(ada);
  expect(body.order).toMatchObject({ status: 'confirmed', payment: { kind: 'account', due_at: '2026-12-21T10:00:00.000Z' } });
  expect(await shown(id)).toMatchObject({ payment_days: 30, credit_limit: null, owed: body.order.totals.total });
  const [mail] = await store.db.select().from(outbox).where(eq(outbox.kind, 'order_accepted'));
  expect(mail?.text).toContain('December 21, 2026');
  const invoice = await store.request(`/api/store/order/invoice?order_no=${body.order.order_no}&kind=invoice`, undefined, ada.headers);
  expect((await pdfPages(new Uint8Array(await invoice.arrayBuffer()))).join('\n')).toContain('December 21, 2026');
  now = start + 30 * day;
  expect([await overdue(), await counted()]).toEqual([[], 0]);
  now += 1000;
  expect([await overdue(), await counted()]).toEqual([[body.order.order_no], 1]);
  const { order_no, totals } = body.order;
  await send('payment-confirm', {
    order_no,
    amount: (totals.total / 100).toFixed(2),
    currency: 'EUR',
    paid_at: '2026-12-21',
    reference: 'B1',
  });
  expect([await overdue(), await counted(), (await shown(id)).owed]).toEqual([[], 0, 0]);
});

test('what would go over the limit is refused and says what is free; paying or cancelling frees it again', async () => {
  now = start;
  const [ada, bob] = [await person(), await person()];
  const total = await priceOf(ada);
  const { id } = await company([ada, bob], { credit_limit: 2 * total });
  const first = (await buy(ada)).body.order;
  await buy(bob);
  await bob.add(sku, 10);
  const preview = (await bob.preview(onAccount)).body;
  expect(preview.payment_options.find(({ method }) => method === 'account')).toMatchObject({
    credit: { currency: 'EUR', limit: 2 * total, open: 2 * total, free: 0 },
  });
  const problem = preview.problems.find(({ code }) => code === 'credit_limit');
  expect(problem).toMatchObject({ step: 'payment', text: expect.stringContaining('€0.00 of its credit limit') as string });
  const refused = await bob.checkout(onAccount);
  expect([refused.status, refused.body.error?.code, refused.body.error?.message]).toEqual([422, 'credit_limit', problem?.text]);
  expect(refused.body.error?.data).toEqual({ currency: 'EUR', limit: 2 * total, open: 2 * total, free: 0 });
  expect((await bob.cart()).body.list).toHaveLength(1);
  await ada.call('order/cancel', { order_no: first.order_no });
  expect((await shown(id)).owed).toBe(total);
  expect((await bob.checkout(onAccount)).status).toBe(201);
  await bob.add(sku, 10);
  expect((await bob.checkout({ ...onAccount, payment_method: 'bank_transfer' })).status).toBe(201);
});

test('an order that was refunded in part is owed as far as it was neither paid nor credited', async () => {
  now = start;
  const ada = await person();
  const { id } = await company([ada], { payment_days: 30, credit_limit: 1_000_000 });
  const { order_no, totals } = (await buy(ada)).body.order;
  const pay = { order_no, currency: 'EUR', paid_at: '2026-11-21' };
  expect((await send('payment-confirm', { ...pay, amount: '1.00', reference: 'B2' })).status).toBe(200);
  const refund = async (amount: string) => {
    const { version } = (await operator.call<{ version: number }>(`admin/order?order_no=${order_no}`)).body;
    expect((await send('order-transition', { order_no, version, refund: { amount } })).status).toBe(200);
  };
  await refund('0.40');
  expect((await shown(id)).owed).toBe(totals.total - 100);
  now = start + 31 * day;
  expect(await overdue()).toContain(order_no);
  await refund('0.60');
  expect([(await shown(id)).owed, (await overdue()).includes(order_no)]).toEqual([totals.total - 100, true]);
});

test('colleagues who order at the same moment never pass the limit together', async () => {
  now = start;
  const people = await Promise.all(Array.from({ length: 6 }, person));
  const [ada] = people;
  if (!ada) throw new Error('Nobody is there');
  const total = await priceOf(ada);
  const { id } = await company(people, { credit_limit: 2 * total + 1 });
  await Promise.all(people.map((one) => one.add(sku, 10)));
  const answers = await Promise.all(people.map((one) => one.checkout({ ...onAccount, expected_total: total })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 422, 422, 422, 422]);
  expect((await shown(id)).owed).toBe(2 * total);
});

test('orders in another currency count by the rates of the day', async () => {
  now = start;
  const ada = await person();
  const { id } = await company([ada], { currency: 'USD', credit_limit: 1_000_000 });
  const { body } = await buy(ada);
  const { rateMicros } = (await store.db.select().from(order).where(eq(order.orderNo, body.order.order_no)))[0] ?? {};
  expect(rateMicros).toBe(1_000_000);
  const owed = (await shown(id)).owed;
  expect(owed).toBeGreaterThan(0);
  expect(owed).not.toBe(body.order.totals.total);
});

test('terms hold for those of the company alone: who may pay by invoice for themselves has neither limit nor day', async () => {
  now = start;
  const ada = await person();
  await company([ada], { may_pay_by_invoice: false, credit_limit: 0, payment_days: 10 });
  expect((await buy(ada)).body.error?.code).toBe('payment_unavailable');
  await send('customer-action', { email: ada.email, action: 'approve_account_payment' });
  const { status, body } = await ada.checkout(onAccount);
  expect(status).toBe(201);
  expect(body.order.payment).not.toHaveProperty('due_at');
});

test('the price list of a company stands in cart, order and invoice of its people', async () => {
  now = start;
  const ada = await person();
  const price_list = `List ${newKey()}`;
  await send('save-price-list', { name: price_list, discounts: [{ percent_bp: 1000 }], prices: [], members: [] });
  await company([ada], { payment_days: 30, price_list });
  await ada.add(sku, 10);
  expect((await ada.cart()).body.list[0]).toMatchObject({ unit_micros: 414_000, line_total: 414 });
  const { order: placed } = (await ada.checkout(onAccount)).body;
  expect(placed.lines[0]).toMatchObject({ unit_micros: 414_000, line_total: 414 });
  const invoice = await store.request(`/api/store/order/invoice?order_no=${placed.order_no}&kind=invoice`, undefined, ada.headers);
  const text = (await pdfPages(new Uint8Array(await invoice.arrayBuffer()))).join('\n');
  expect(text).toContain('10 0.414 ');
  expect(text).not.toContain('0.46 ');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { OrderTab } from '#contract/forms/account-lists.ts';
import { getCenter, getUserOrders } from '#contract/api/account.ts';
import { orderTabs } from '#contract/forms/account-lists.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { type OrderStatus, orderStatuses } from '#contract/api/order.ts';
import { order, orderLine } from '#server/db/schema.ts';
import { seedAccount } from '#server/testing/account.ts';
import { openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

type Orders = ResponseOf<typeof getUserOrders>;
type Center = ResponseOf<typeof getCenter>;

const now = new Date('2026-11-21T10:00:00Z');
let store: TestStore;
let ada: Shopper;
let bob: Shopper;
let nobody: Shopper;

beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => now });
  const expiresAt = new Date('2026-11-22T10:00:00Z');
  ada = openShopper(store, { 'X-Locale': 'de', ...(await seedAccount(store.db, { expiresAt })).headers });
  bob = openShopper(store, { 'X-Locale': 'de', ...(await seedAccount(store.db, { expiresAt })).headers });
  nobody = openShopper(store, { 'X-Locale': 'de', Cookie: 'token=st_abc' });
  await placeAll();
});
afterAll(() => store.close());

/** Ada has one order of each status, a day apart; the pending one is the latest. Bob and a guest have one each. */
async function placeAll(): Promise<void> {
  const guest = openShopper(store, { 'X-Locale': 'de' });
  for (const buyer of [guest, bob]) {
    // oxlint-disable-next-line no-await-in-loop -- one cart after the other
    await buyer.add('LM358N-NOPB-TB', 2);
    // oxlint-disable-next-line no-await-in-loop
    await buyer.checkout({ po_number: 'PO 100%_a' });
  }
  for (const sku of ['LM358N-NOPB-TB', 'LM358DR-TB']) {
    // oxlint-disable-next-line no-await-in-loop -- the lines have an order
    await ada.add(sku, 1);
  }
  await ada.add('LM358DR-TB', 1, { customer_reference: 'U2' });
  await ada.add('LM358DR-TB', 1, { customer_reference: 'U3' });
  const { body } = await ada.checkout({ po_number: 'Einkauf 7' });
  await copyAs(body.order.order_no, orderStatuses.slice(1));
}

/** Further orders like `orderNo`, each a day before the one before it. */
async function copyAs(orderNo: string, statuses: readonly OrderStatus[]): Promise<void> {
  const [row] = await store.db.select().from(order).where(eq(order.orderNo, orderNo));
  if (!row) throw new Error('the order was not stored');
  const [line] = await store.db.select().from(orderLine).where(eq(orderLine.orderNo, orderNo));
  if (!line) throw new Error('the order has no line');
  const copies = statuses.map((status, index) => ({
    ...row,
    status,
    orderNo: `SO-260101-AAAAA${index}`,
    poNumber: null,
    createdAt: new Date(now.getTime() - (index + 1) * 86_400_000),
  }));
  await store.db.insert(order).values(copies);
  const sold = { ...line.sold, mpn: 'RC0603FR-0710KL' };
  await store.db.insert(orderLine).values(copies.map((copy) => ({ ...line, id: copy.orderNo, orderNo: copy.orderNo, sold })));
}

const ask = (buyer: Shopper, query: Record<string, string> = {}) =>
  buyer.call<Orders>(`user/user-order?${new URLSearchParams(query).toString()}`);
const orders = async (buyer: Shopper, query: Record<string, string> = {}) => (await ask(buyer, query)).body;
const numbers = async (query: Record<string, string>) => (await orders(ada, query)).list.map(({ order_no }) => order_no);

test('shows the account’s own orders, latest first, with three lines each', async () => {
  const { list, total, current_page, last_page, page_size } = await orders(ada);
  expect([list.length, total, current_page, last_page, page_size]).toEqual([8, 8, 1, 1, 20]);
  expect(list.map(({ status }) => status)).toEqual(orderStatuses);
  expect(list[0]).toMatchObject({
    status: 'pending',
    payment_status: 'unpaid',
    created_at: now.toISOString(),
    currency: 'EUR',
    total: expect.any(Number),
    line_count: 4,
    allowed: ['pay', 'upload_slip', 'cancel', 'reorder'],
  });
  expect(list[0]?.lines.map(({ mpn, manufacturer, quantity }) => [mpn, manufacturer, quantity])).toEqual([
    ['LM358N/NOPB', 'Texas Instruments', 1],
    ['LM358DR', 'Texas Instruments', 1],
    ['LM358DR', 'Texas Instruments', 1],
  ]);
  expect((await orders(bob)).total).toBe(1);
  expect(await ask(nobody)).toMatchObject({ status: 401, body: { error: { code: 'auth_required' } } });
});

test.each<[OrderTab, OrderStatus[]]>([
  ['all', [...orderStatuses]],
  ['unpaid', ['pending']],
  ['processing', ['confirmed', 'processing']],
  ['shipped', ['partially_shipped', 'shipped']],
  ['completed', ['completed']],
  ['closed', ['cancelled', 'expired']],
])('the tab %s holds its statuses and tells their number', async (status, expected) => {
  const { list, total, counts } = await orders(ada, { status });
  expect(list.map((one) => one.status)).toEqual(expected);
  expect([total, counts[status]]).toEqual([expected.length, expected.length]);
  expect(Object.keys(counts).toSorted()).toEqual([...orderTabs].toSorted());
});

test('pages do not overlap, and one past the end is empty', async () => {
  const seen: string[] = [];
  for (let page = 1; page <= 3; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- page after page, as a reader does
    const { list, last_page } = await orders(ada, { page: String(page), page_size: '3' });
    expect(last_page).toBe(3);
    seen.push(...list.map(({ order_no }) => order_no));
  }
  expect(new Set(seen).size).toBe(8);
  expect(await ask(ada, { page: '4', page_size: '3' })).toMatchObject({ status: 200, body: { list: [], total: 8 } });
  expect((await ask(ada, { page: '101', page_size: '100' })).body.error?.code).toBe('validation_failed');
});

test('finds by order number, part number and the buyer’s own number, however they are typed', async () => {
  const [latest = ''] = await numbers({ status: 'unpaid' });
  expect(await numbers({ keyword: latest.toLowerCase() })).toEqual([latest]);
  expect(await numbers({ keyword: ` ${latest.replaceAll('-', '')} ` })).toEqual([latest]);
  expect(await numbers({ keyword: 'lm358n nopb' })).toEqual([latest]);
  expect(await numbers({ keyword: 'ＬＭ３５８Ｎ' })).toEqual([latest]);
  expect(await numbers({ keyword: 'einkauf' })).toEqual([latest]);
  expect(await numbers({ keyword: 'rc0603' })).toHaveLength(7);
  expect(await numbers({ keyword: 'SO-260101-AAAAA0' })).toEqual(['SO-260101-AAAAA0']);
  for (const keyword of ['%', '_', '\\', '抵抗1', "' or 1=1"]) {
    // oxlint-disable-next-line no-await-in-loop -- a few words
    expect(await numbers({ keyword })).toEqual([]);
  }
  expect((await orders(bob, { keyword: '100%_' })).total).toBe(1);
});

test('the tabs count what the keyword and the days leave', async () => {
  const { counts, total } = await orders(ada, { keyword: 'rc0603', status: 'shipped', from: '2026-11-17', to: '2026-11-20' });
  expect(counts).toEqual({ all: 4, unpaid: 0, processing: 2, shipped: 2, completed: 0, closed: 0 });
  expect(total).toBe(2);
});

test('days are whole days in UTC, both ends within', async () => {
  expect(await numbers({ from: '2026-11-20', to: '2026-11-20' })).toEqual(['SO-260101-AAAAA0']);
  expect(await numbers({ from: '2026-11-21' })).toHaveLength(1);
  expect(await numbers({ to: '2026-11-14' })).toEqual(['SO-260101-AAAAA6']);
  expect(await numbers({ from: '2026-11-20', to: '2026-11-19' })).toEqual([]);
  for (const from of ['yesterday', '2026-02-30', '0001-01-01', '2026-11-20T00:00:00Z']) {
    // oxlint-disable-next-line no-await-in-loop -- a few days
    expect((await ask(ada, { from })).body.error?.fields).toMatchObject({ from: [{ code: 'invalid_format' }] });
  }
  expect(await numbers({ from: '2000-01-01', to: '2999-12-31' })).toHaveLength(8);
});

test('the center tells what waits and what was ordered last', async () => {
  const { body } = await ada.call<Center>('user/center');
  expect(body.counts).toEqual({ pending_payment: 1, to_ship: 2, shipped: 2, to_review: 0, quotes_open: 0, coupons: 0 });
  expect(body.recent_orders).toEqual((await orders(ada)).list.slice(0, 3));
  expect(body.user).toMatchObject({ first_name: 'Ada', default_address_id: null });
  expect((await nobody.call('user/center')).body.error?.code).toBe('auth_required');
  const fresh = openShopper(store, (await seedAccount(store.db, { expiresAt: new Date('2026-11-22T10:00:00Z') })).headers);
  expect((await fresh.call<Center>('user/center')).body).toMatchObject({ counts: { pending_payment: 0 }, recent_orders: [] });
  expect(await orders(fresh)).toMatchObject({ list: [], total: 0, last_page: 1, counts: { all: 0 } });
});

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Figure, figureNames, type getFigure, type getTasks } from '#contract/api/admin/overview.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { cart, offer, order, outbox, product, searchCount, stock, webhook, webhookEvent } from '#server/db/schema.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import { cleanUp } from '#server/run/clean-up.ts';
import { pullRates } from '#server/settings/pull-rates.ts';
import { saveSettings } from '#server/settings/save-settings.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { keepSearches } from './count-searches.ts';
import { day } from '#contract/durations.ts';

let now = new Date('2026-11-18T10:00:00Z');
let store: TestStore;
let operator: Shopper;
beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => now });
  operator = openShopper(store, (await seedOperator(store.db, ['overview'])).headers);
});
afterAll(() => store.close());

const sku = 'LM358N-NOPB-TB';
async function figure(name: Figure, more = '') {
  return (await operator.call<ResponseOf<typeof getFigure>>(`admin/figure?figure=${name}${more}`)).body;
}
async function buy(quantity: number) {
  const buyer = openShopper(store);
  await buyer.add(sku, quantity);
  return (await buyer.checkout()).body.order;
}
async function searchFor(keyword: string, more: object = {}, headers: Record<string, string> = {}) {
  const answer = await store.request('/api/store/common/search-product', { keyword, ...more }, headers);
  expect(answer.status).toBe(200);
}
const kept = async () => {
  await keepSearches(store.deps);
  return store.db.select().from(searchCount);
};

test('orders and money stand in the day, the week and the month in which they were placed, without those that fell through', async () => {
  const [paid, fallen] = [await buy(3), await buy(5)];
  await store.db.update(order).set({ paid: paid.totals.total, status: 'confirmed' }).where(eq(order.orderNo, paid.order_no));
  await store.db.update(order).set({ status: 'cancelled' }).where(eq(order.orderNo, fallen.order_no));
  // Yen have no minor units, and 150 of them were one unit of the base currency.
  const yen = await buy(2);
  const foreign = { currency: 'JPY', total: 3000, rateMicros: 150_000_000, createdAt: new Date('2026-11-15T23:59:00Z') };
  await store.db.update(order).set(foreign).where(eq(order.orderNo, yen.order_no));
  const rate = (await store.db.select().from(order).where(eq(order.orderNo, paid.order_no)))[0]?.rateMicros ?? 0;
  const own = Math.round((paid.totals.total * 1_000_000) / rate);
  const days = await figure('sales', '&from=2026-11-15&to=2026-11-18');
  expect(days).toMatchObject({ from: '2026-11-15', to: '2026-11-18', is_cut: false });
  expect(days.rows).toEqual([
    { start: '2026-11-15', orders: 1, ordered: 2000, received: 0 },
    { start: '2026-11-16', orders: 0, ordered: 0, received: 0 },
    { start: '2026-11-17', orders: 0, ordered: 0, received: 0 },
    { start: '2026-11-18', orders: 1, ordered: own, received: own },
  ]);
  const weeks = await figure('sales', '&period=week&from=2026-11-12&to=2026-11-18');
  expect(weeks.rows.map(({ start, orders }) => [start, orders])).toEqual([
    ['2026-11-09', 1],
    ['2026-11-16', 1],
  ]);
  const months = await figure('sales', '&period=month&from=2026-11-01&to=2026-11-18');
  expect(months.rows).toEqual([{ start: '2026-11-01', orders: 2, ordered: 2000 + own, received: own }]);
});

test('days that cannot be meant are refused at their field', async () => {
  expect((await figure('sales', '&from=2026-11-18&to=2026-11-17')) as object).toMatchObject({ error: { code: 'validation_failed' } });
  const answer = await operator.call('admin/figure?figure=sales&from=2001-01-01&to=2026-11-17');
  expect(answer.body.error?.fields).toMatchObject({ from: [{ code: 'out_of_range' }] });
});

test('searches are counted by words, language and day; pages and filters of one are the same, and private words are not kept', async () => {
  await store.db.delete(searchCount);
  await searchFor('  Flüx   Capacitor 88');
  await searchFor('flux capacitor 88', {}, { 'X-Locale': 'de' });
  await searchFor('FLUX capacitor 88', {}, { 'X-Locale': 'de' });
  await searchFor('LM358');
  await searchFor('LM358', { page: 2 });
  await searchFor('LM358', { in_stock: true });
  await searchFor('ada@example.com');
  await searchFor('SO-261118-ABCDEF');
  const rows = (await kept()).map(({ locale, keyword, searches }) => [locale, keyword, searches]);
  expect(rows.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
    ['de', 'flux capacitor 88', 2],
    ['en', '', 2],
    ['en', 'flux capacitor 88', 1],
    ['en', 'lm358', 2],
  ]);
  expect((await figure('searches_none')).rows).toEqual([
    { keyword: 'flux capacitor 88', locale: 'de', searches: 2, last: '2026-11-18' },
    { keyword: 'flux capacitor 88', locale: 'en', searches: 1, last: '2026-11-18' },
  ]);
  expect((await figure('searches_few')).rows).toMatchObject([{ keyword: 'lm358', searches: 2 }]);
  await searchFor('LM358', {}, { 'X-Locale': 'de' });
  await kept();
  const { rows: ratio } = await figure('conversion', '&from=2026-11-18&to=2026-11-18');
  expect(ratio).toEqual([{ start: '2026-11-18', searches: 8, orders: 1, share: 1 / 8 }]);
});

test('a day keeps no more than its room of words, and counts all the same', async () => {
  await store.db.delete(searchCount);
  await store.db.execute(sql`insert into search_count (day, locale, keyword, searches, results)
    select '2026-11-18', 'en', 'word ' || n, 1, 0 from generate_series(1, 4999) n`);
  for (const keyword of ['word 1', 'one more', 'one too many']) await searchFor(keyword);
  const rows = await kept();
  expect(rows.length).toBe(5001);
  const of = (keyword: string) => rows.find((row) => row.keyword === keyword)?.searches;
  expect([of('word 1'), of(''), (of('one more') ?? 0) + (of('one too many') ?? 0)]).toEqual([2, 1, 1]);
});

test('counted searches are gone after 90 days', async () => {
  await store.db.delete(searchCount);
  const counted = { locale: 'en', keyword: 'old', searches: 1, results: 0 };
  await store.db.insert(searchCount).values([
    { ...counted, day: '2026-08-19' },
    { ...counted, day: '2026-08-20' },
  ]);
  await cleanUp(store.deps);
  expect((await store.db.select().from(searchCount)).map((row) => row.day)).toEqual(['2026-08-20']);
});

test('carts that were left are told by day with what they hold, those of today are not', async () => {
  const [left, open] = [openShopper(store), openShopper(store)];
  const [sold] = await store.db.select().from(offer).where(eq(offer.sku, sku));
  await left.add(sku, 4);
  await store.db.update(cart).set({ usedAt: new Date(now.getTime() - 3 * day) });
  await open.add(sku, 4);
  const worth = Math.round(((sold?.breakMicros[0] ?? 0) * 4 + (sold?.feeMicros ?? 0)) / 10_000);
  expect((await figure('carts')).rows).toEqual([{ day: '2026-11-15', carts: 1, lines: 1, worth }]);
});

test('what sells best, what lies idle, and what soon cannot be sent', async () => {
  const { rows: best } = await figure('best_sellers', '&from=2026-11-01&to=2026-11-18');
  expect(best).toMatchObject([{ mpn: 'LM358N/NOPB', orders: 2, pieces: 5 }]);
  const { rows: idle } = await figure('worst_sellers', '&from=2026-11-01&to=2026-11-18');
  expect(idle.map(({ mpn }) => mpn)).not.toContain('LM358N/NOPB');
  const worths = idle.map(({ worth }) => Number(worth));
  expect(worths.length).toBeGreaterThan(1);
  expect(worths).toEqual(worths.toSorted((a, b) => b - a));
  // Every piece on the shelf is reserved, and an order in work waits for two more.
  const part = (await store.db.select().from(product).where(eq(product.mpn, 'LM358N/NOPB')))[0];
  const placed = await buy(2);
  await store.db.execute(sql`update order_line set from_stock = 0, backordered = 2 where order_no = ${placed.order_no}`);
  await store.db.update(order).set({ status: 'processing' }).where(eq(order.orderNo, placed.order_no));
  await store.db
    .update(stock)
    .set({ reserved: sql`on_hand` })
    .where(eq(stock.productId, part?.id ?? 0));
  const { rows: low } = await figure('low_stock');
  expect(low[0]).toMatchObject({ id: String(part?.id), mpn: 'LM358N/NOPB', owed: 2, free: -2 });
});

test('what waits is counted by kind, and what has failed is told with its reason', async () => {
  const before = await tasks();
  expect(before).toMatchObject({
    messages: 0,
    failed_mails: 0,
    failed_imports: 0,
    failed_rates: 0,
    failed_sources: 0,
    failed_webhooks: 0,
    orders_processing: 1,
  });
  await store.request('/api/store/common/save-feedback', {
    type: 'other',
    first_name: 'Ada',
    last_name: 'L',
    email: 'ada@example.com',
    subject: 'Hello',
    content: 'A question about the shop.',
    consent_version: '1',
    consent: true,
  });
  const mail = { kind: 'order', recipient: 'x@example.com', locale: 'en', subject: '', text: '', html: '' };
  await store.db.insert(outbox).values({ ...mail, failure: 'refused', failedAt: now, lastError: '550 no such box' });
  await store.db.insert(webhook).values({ id: 'w', url: 'https://erp.example/', kinds: [], secret: '', createdAt: now });
  const event = { webhookId: 'w', type: 'order.placed', body: '{}', createdAt: now };
  await store.db.insert(webhookEvent).values([
    { ...event, id: 'given up', failedAt: now },
    { ...event, id: 'waiting', nextTryAt: now },
  ]);
  const acting = actingOnConsole(store.deps);
  await pullRates(acting, () => Promise.reject(new Error('away')));
  // Who sets the rates by hand misses nothing.
  expect(await tasks()).toMatchObject({ messages: 1, failed_mails: 1, failed_rates: 0, failed_webhooks: 1 });
  await saveSettings(acting, { rates_from: 'ecb' });
  expect(await tasks()).toMatchObject({ failed_rates: 1 });
  expect((await figure('failed_mails')).rows).toMatchObject([{ at: '2026-11-18', kind: 'order', reason: '550 no such box' }]);
});

async function tasks() {
  const { body } = await operator.call<ResponseOf<typeof getTasks>>('admin/tasks');
  return Object.fromEntries(body.list.map(({ kind, count }) => [kind, count]));
}

test('every figure answers in a shop at any time, in each period', async () => {
  now = new Date('2027-03-01T00:00:00Z');
  for (const name of figureNames) {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    for (const period of ['day', 'week', 'month']) expect((await figure(name, `&period=${period}`)).figure).toBe(name);
  }
});

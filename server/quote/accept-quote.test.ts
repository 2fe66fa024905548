import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inquiry, offer, order, quotePrice, stock } from '#server/db/schema.ts';
import { expireOrders } from '#server/order/change-order.ts';
import { seedAccount } from '#server/testing/account.ts';
import { seedCoupon } from '#server/testing/coupon.ts';
import { type Asked, answer, ask, opAmp, openQuote, price } from '#server/testing/quote.ts';
import { newKey, openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

const day = 86_400_000;
const start = Date.parse('2026-11-21T12:00:00Z');
let now = start;
let store: TestStore;
beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => new Date(now) });
});
afterAll(() => store.close());

const newGuest = () => openShopper(store, { 'X-Locale': 'de' });

/** A guest with a quote of 200 op-amps at 0.25 €. */
async function quoted(change: Parameters<typeof answer>[2] = {}, request: Record<string, unknown> = {}) {
  const guest = newGuest();
  const asked: Asked = (await ask(guest, request)).body;
  await answer(store, asked.inquiry, change);
  return { guest, asked, ...openQuote(guest, asked) };
}

async function levelOf(sku: string) {
  const [row] = await store.db
    .select({ reserved: stock.reserved, onHand: stock.onHand })
    .from(stock)
    .innerJoin(offer, eq(offer.productId, stock.productId))
    .where(eq(offer.sku, sku));
  return row ?? { reserved: 0, onHand: 0 };
}

test('the order has the quoted price, what is in stock is reserved and the rest ordered', async () => {
  const quote = await quoted();
  const preview = (await quote.preview()).body;
  expect(preview).toMatchObject({ totals: { currency: 'EUR', subtotal: 5000, shipping: 0 }, problems: [] });
  expect(preview.cart.list).toMatchObject([
    { sku: opAmp, quantity: 200, unit_micros: 250_000, fee: 0, from_stock: 180, backordered: 20, better_buy: null },
  ]);
  const { status, body } = await quote.accept();
  expect(status).toBe(201);
  expect(body.order).toMatchObject({
    quote_no: quote.asked.inquiry.inquiry_no,
    email: 'erika@example.com',
    status: 'pending',
    lines: [{ sku: opAmp, quantity: 200, from_stock: 180, backordered: 20, unit_micros: 250_000, line_total: 5000 }],
    totals: preview.totals,
  });
  expect(body.access_key).toMatch(/^ak_/);
  expect((await levelOf(opAmp)).reserved).toBe(180);
  expect(await quote.show()).toMatchObject({
    status: 'accepted',
    order_no: body.order.order_no,
    allowed: [],
    totals: { total: body.order.totals.total },
  });
  await quote.guest.call('order/cancel', { order_no: body.order.order_no }, { 'X-Access-Key': body.access_key ?? '' });
});

test('pieces that nobody can order otherwise are promised with the quoted lead time', async () => {
  const sku = 'STM32F103C8T6-TY';
  const request = { items: [{ sku, quantity: 100 }] };
  const without = await quoted({ lines: [], send: false }, request);
  const lineId = without.asked.inquiry.lines[0]?.line_id ?? '';
  const priced = (lead?: number) => ({
    lines: [{ line_id: lineId, answer: 'quoted' as const, quotes: [price({ sku, quantity: 100, price: '4', lead_time_days: lead })] }],
  });
  await answer(store, without.asked.inquiry, priced());
  expect((await without.accept({ expected_total: 1 })).body.error).toMatchObject({
    code: 'insufficient_stock',
    data: { lines: [{ sku, requested: 100, available: 0 }] },
  });
  await without.write({ request_revision: true });
  await answer(store, without.asked.inquiry, priced(42));
  const { body } = await without.accept();
  expect(body.order.lines).toMatchObject([{ sku, from_stock: 0, backordered: 100, lead_time_days: 42 }]);
  await without.guest.call('order/cancel', { order_no: body.order.order_no }, { 'X-Access-Key': body.access_key ?? '' });
});

test('several prices may be chosen, in the quantities they are for', async () => {
  const sku = 'GRM155R71C104KA88D-CT';
  const [found] = await store.db.select({ sku: offer.sku }).from(offer).where(eq(offer.packaging, 'cut_tape')).limit(1);
  const cut = found?.sku ?? sku;
  const quote = await quoted(
    { lines: [], send: false },
    {
      items: [
        { sku: cut, quantity: 5000 },
        { sku: opAmp, quantity: 10 },
      ],
    },
  );
  const [first, second] = quote.asked.inquiry.lines;
  await answer(store, quote.asked.inquiry, {
    lines: [
      {
        line_id: first?.line_id ?? '',
        answer: 'quoted',
        quotes: [price({ sku: cut, quantity: 1005, price: '0.0123' }), price({ sku: cut, quantity: 5000, price: '0.01' })],
      },
      { line_id: second?.line_id ?? '', answer: 'quoted', quotes: [price({ quantity: 10 })] },
    ],
  });
  const { lines } = await quote.show();
  const ids = lines.flatMap(({ quotes }) => quotes.map(({ quote_line_id }) => quote_line_id));
  const problem = async (selections: object[]) => {
    const { body } = await quote.accept({ selections, expected_total: 1 });
    return [body.error?.code, ...Object.entries(body.error?.fields ?? {}).map(([path, [issue]]) => `${path} ${issue?.code}`)];
  };
  expect(lines[0]?.quotes[0]).toMatchObject({ line_total: 1236, order_rules: { moq: 1005, multiple: 10, max_quantity: 5000 } });
  expect(await problem([{ quote_line_id: ids[0], quantity: 1000 }])).toEqual(['quantity_below_minimum']);
  expect(await problem([{ quote_line_id: ids[0], quantity: 1011 }])).toEqual(['quantity_not_multiple']);
  expect(await problem([{ quote_line_id: ids[0], quantity: 5010 }])).toEqual(['quantity_above_maximum']);
  expect(await problem([{ quote_line_id: ids[1] }, { quote_line_id: ids[1] }])).toEqual([
    'validation_failed',
    'selections.1.quote_line_id not_unique',
  ]);
  const other = await quoted();
  expect(await problem([{ quote_line_id: ids[0] }, ...(await other.first())])).toEqual([
    'validation_failed',
    'selections.1.quote_line_id not_allowed',
  ]);
  expect((await quote.show()).status).toBe('quoted');
  const { body } = await quote.accept({ selections: [{ quote_line_id: ids[0], quantity: 2000 }, { quote_line_id: ids[2] }] });
  expect(body.order.lines).toMatchObject([
    { sku: cut, quantity: 2000, unit_micros: 12_300, line_total: 2460 },
    { sku: opAmp, quantity: 10, line_total: 250 },
  ]);
});

test('a stale version, another total and an unknown inquiry are refused; nothing is ordered', async () => {
  const quote = await quoted();
  const { version } = await quote.show();
  expect((await quote.accept({ version: version - 1 })).body.error).toMatchObject({ code: 'version_conflict', data: { version } });
  expect((await quote.accept({ expected_total: 1 })).body.error).toMatchObject({ code: 'price_changed' });
  expect((await quote.accept({ shipping_address: undefined, expected_total: 1 })).body.error?.code).toBe('validation_failed');
  expect(await store.db.$count(order, eq(order.quoteNo, quote.asked.inquiry.inquiry_no))).toBe(0);
});

test('two tabs that accept at once make one order; the same request twice as well', async () => {
  const quote = await quoted();
  const { totals } = (await quote.preview()).body;
  const answers = await Promise.all([1, 2].map(() => quote.accept({ expected_total: totals.total })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.error).toMatchObject({
    code: 'state_conflict',
    data: { status: 'accepted', allowed: [] },
  });
  expect(await store.db.$count(order, eq(order.quoteNo, quote.asked.inquiry.inquiry_no))).toBe(1);
  expect((await quote.accept({ expected_total: totals.total })).body.error?.code).toBe('state_conflict');
  const again = await quoted();
  const key = newKey();
  const total = (await again.preview()).body.totals.total;
  const selections = await again.first();
  const { version } = await again.show();
  const [one, two] = [
    await again.accept({ expected_total: total, selections, version }, key),
    await again.accept({ expected_total: total, selections, version }, key),
  ];
  expect([one.status, two.body]).toEqual([201, one.body]);
});

test('a price that has ended cannot be accepted, though the timer has not come yet', async () => {
  const quote = await quoted({}, {});
  const total = (await quote.preview()).body.totals.total;
  const selections = await quote.first();
  now = start + 31 * day;
  expect((await quote.accept({ expected_total: total, selections })).body.error?.code).toBe('quote_expired');
  expect((await quote.preview({ selections })).body.error?.code).toBe('quote_expired');
  expect((await quote.show()).allowed).toEqual(['decline', 'message', 'request_revision']);
  now = start;
  await store.db
    .update(quotePrice)
    .set({ validUntil: new Date(now - 1) })
    .where(eq(quotePrice.id, selections[0]?.quote_line_id ?? ''));
  expect((await quote.accept({ expected_total: total, selections })).body.error?.code).toBe('quote_expired');
});

test('a coupon is never applied to quoted prices', async () => {
  await seedCoupon(store.db, { code: 'TENOFF' });
  const quote = await quoted();
  const plain = (await quote.preview()).body.totals;
  expect((await quote.preview({ coupon_code: 'TENOFF' })).body.totals).toEqual(plain);
  const { body } = await quote.accept({ coupon_code: 'TENOFF' });
  expect(body.order).toMatchObject({ coupon: null, totals: { discount: 0, total: plain.total } });
});

test('an account’s quote becomes an order of the account; its cart stays as it is', async () => {
  const { headers } = await seedAccount(store.db, { expiresAt: new Date(start + day) });
  const member = openShopper(store, { ...headers, 'X-Locale': 'de' });
  await member.add(opAmp, 1);
  const asked = (await ask(member)).body;
  await answer(store, asked.inquiry);
  const quote = openQuote(member, asked);
  const { body } = await quote.accept({ save_address: true });
  expect(body.access_key).toBeNull();
  expect((await member.order(body.order.order_no, null)).body.quote_no).toBe(asked.inquiry.inquiry_no);
  expect((await member.cart()).body.list).toHaveLength(1);
});

test('an order that expired can be paid again while the quote holds, and no longer', async () => {
  const quote = await quoted();
  const { body } = await quote.accept();
  const key = { 'X-Access-Key': body.access_key ?? '' };
  const { order_no } = body.order;
  const pay = () =>
    quote.guest.call<{ order: { status: string } }>(
      'order/order-pay',
      { order_no, method: 'bank_transfer' },
      { ...key, 'Idempotency-Key': newKey() },
    );
  now = start + 8 * day;
  await expireOrders(store.deps);
  expect(await quote.show()).toMatchObject({ status: 'accepted', order_no });
  expect((await quote.guest.order(order_no, body.access_key)).body).toMatchObject({ status: 'expired', allowed: ['pay', 'reorder'] });
  now = start + 31 * day;
  expect((await quote.guest.order(order_no, body.access_key)).body.allowed).toEqual(['reorder']);
  expect((await pay()).body.error?.code).toBe('quote_expired');
  now = start + 29 * day;
  expect((await pay()).body).toMatchObject({ order: { status: 'pending' } });
  now = start;
});

test('an inquiry without prices cannot be accepted', async () => {
  const guest = newGuest();
  const asked = (await ask(guest)).body;
  const { accept } = openQuote(guest, asked);
  const { body } = await accept({ selections: [{ quote_line_id: 'none' }], expected_total: 1 });
  expect(body.error).toMatchObject({ code: 'state_conflict', data: { status: 'submitted', allowed: ['cancel', 'message'] } });
  expect(await store.db.$count(inquiry, eq(inquiry.inquiryNo, asked.inquiry.inquiry_no))).toBe(1);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { offer, order, outbox } from '#server/db/schema.ts';
import { demoTrade } from '#server/kernel/trade-settings.ts';
import { seedAccount } from '#server/testing/account.ts';
import { seedParts } from '#server/testing/parts.ts';
import { addresses, newKey, openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, openTestStore, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
let now = new Date('2026-11-21T10:00:00Z');
const sku = 'LM358N-NOPB-TB';

beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => now });
});
beforeEach(async () => {
  now = new Date(now.getTime() + 60_000);
  await store.db.execute(
    sql`update stock set on_hand = 1000 + reserved, backorder = false from product p where p.id = product_id and p.mpn like 'LM358%'`,
  );
});
afterAll(() => store.close());

const german = () => openShopper(store, { 'X-Locale': 'de' });
async function withCart(quantity = 10, shopper: Shopper = german()): Promise<Shopper> {
  await shopper.add(sku, quantity);
  return shopper;
}

test('a guest orders: bank details, tax, a number and a key to come back with', async () => {
  const guest = await withCart();
  const { status, body } = await guest.checkout({ po_number: 'PO 7' });
  expect(status).toBe(201);
  expect(body.next).toBe('pay');
  expect(body.access_key).toMatch(/^ak_[A-Za-z0-9_-]{43}$/);
  expect(body.order).toMatchObject({
    order_no: expect.stringMatching(/^SO-261121-[0-9A-HJKMNP-TV-Z]{6}$/),
    status: 'pending',
    payment_status: 'unpaid',
    po_number: 'PO 7',
    lines: [
      { sku, mpn: 'LM358N/NOPB', manufacturer: 'Texas Instruments', quantity: 10, from_stock: 10, line_total: 460, tax_rate_bp: 1900 },
    ],
    totals: {
      subtotal: 460,
      shipping: 490,
      taxes: [{ country: 'DE', rate_bp: 1900, base: 950, amount: 181 }],
      tax: 181,
      total: 1131,
    },
    payment: {
      method: 'bank_transfer',
      kind: 'offline',
      amount: 1131,
      paid: 0,
      bank: { iban: null, account: 'DEMO-0000', reference: body.order.order_no },
    },
    shipping_address: { city: 'Berlin', postcode: '10115' },
    billing_address: { city: 'Berlin' },
    allowed: ['pay', 'upload_slip', 'cancel', 'reorder'],
  });
  expect(body.order.expires_at).toBe(new Date(now.getTime() + 7 * 86_400_000).toISOString());
  expect((await guest.cart()).body.list).toEqual([]);
  const read = await guest.order(body.order.order_no, body.access_key);
  expect(read.body).toEqual(body.order);
  expect(JSON.stringify(await store.db.select().from(order))).not.toContain(body.access_key);
});

test('an order is shown to its owner alone, and to others like one that does not exist', async () => {
  const guest = await withCart();
  const { body } = await guest.checkout();
  const stranger = german();
  expect((await stranger.order(body.order.order_no, `ak_${'x'.repeat(43)}`)).body.error?.code).toBe('not_found');
  expect((await stranger.order(body.order.order_no, null)).body.error?.code).toBe('auth_required');
  expect((await stranger.order('SO-261121-ZZZZZZ', body.access_key)).body.error?.code).toBe('not_found');
  now = new Date(now.getTime() + 181 * 86_400_000);
  expect((await guest.order(body.order.order_no, body.access_key)).body.error?.code).toBe('not_found');
  now = new Date(now.getTime() - 181 * 86_400_000);
});

test('an account orders without a key and finds the order by its token', async () => {
  const account = await seedAccount(store.db, { expiresAt: new Date(now.getTime() + 3_600_000) });
  const buyer = await withCart(10, openShopper(store, { 'X-Locale': 'de', ...account.headers }));
  const { body } = await buyer.checkout({ email: undefined });
  expect(body).toMatchObject({ access_key: null, order: { email: account.email } });
  expect((await buyer.order(body.order.order_no, null)).body.order_no).toBe(body.order.order_no);
  expect((await german().order(body.order.order_no, null)).status).toBe(401);
});

test('unselected lines stay in the cart', async () => {
  const guest = await withCart();
  const { body: cart } = await guest.add('LM358DR-TB', 1);
  await guest.call('cart/update', { items: [{ line_id: cart.list[1]?.line_id, selected: false }] });
  const { body } = await guest.checkout();
  expect(body.order.lines.map((line) => line.sku)).toEqual([sku]);
  expect((await guest.cart()).body.list.map((line) => line.sku)).toEqual(['LM358DR-TB']);
});

test('a stale price places nothing and names the new total', async () => {
  const guest = await withCart();
  const { body: preview } = await guest.preview();
  const raise = (micros: number) =>
    store.db
      .update(offer)
      .set({ breakMicros: [micros, 281_000] })
      .where(eq(offer.sku, sku));
  await raise(600_000);
  const answer = await guest.checkout({ expected_total: preview.totals.total });
  expect(answer).toMatchObject({
    status: 409,
    body: {
      error: {
        code: 'price_changed',
        data: { total: 1297, totals: { subtotal: 600 }, lines: [{ sku, quantity: 10, unit_micros: 600_000, line_total: 600 }] },
      },
    },
  });
  expect((await guest.cart()).body.list).toHaveLength(1);
  expect((await guest.checkout({ expected_total: 1297 })).status).toBe(201);
  await raise(460_000);
});

test('stock that went between cart and checkout is told for every short line', async () => {
  const guest = await withCart(50);
  await guest.add('LM358DR-TB', 60);
  const { body: preview } = await guest.preview();
  await store.db.execute(sql`update stock set on_hand = reserved + 20 from product p where p.id = product_id and p.mpn like 'LM358%'`);
  const answer = await guest.checkout({ expected_total: preview.totals.total });
  expect(answer).toMatchObject({
    status: 409,
    body: {
      error: {
        code: 'insufficient_stock',
        data: {
          lines: [
            { sku, requested: 50, available: 20, backorder: false, lead_time_days: 42 },
            { sku: 'LM358DR-TB', requested: 60, available: 20 },
          ],
        },
      },
    },
  });
  expect((await guest.cart()).body.list).toHaveLength(2);
});

test('a retry after a lost answer gives the same order, another body is refused', async () => {
  const guest = await withCart();
  const { body: preview } = await guest.preview();
  const key = newKey();
  const first = await guest.checkout({ expected_total: preview.totals.total }, key);
  const again = await guest.checkout({ expected_total: preview.totals.total }, key);
  expect(again.body).toEqual(first.body);
  expect(again.status).toBe(201);
  const other = await guest.checkout({ expected_total: preview.totals.total, po_number: 'other' }, key);
  expect(other).toMatchObject({ status: 422, body: { error: { code: 'idempotency_key_reused' } } });
  const without = await guest.call('order/checkout', { ...guest.draft(), currency: 'EUR', expected_total: 1, accept_terms: true });
  expect(without).toMatchObject({ status: 400, body: { error: { code: 'idempotency_key_required' } } });
});

async function refusal(change: Record<string, unknown>) {
  const { body } = await (await withCart()).checkout({ expected_total: 1131, ...change });
  return [body.error?.code, Object.keys(body.error?.fields ?? {}).join()];
}

test('each thing that is wrong has its code', async () => {
  expect(await refusal({ shipping_address: { ...addresses.DE, postcode: '1' } })).toEqual(['address_invalid', 'shipping_address.postcode']);
  expect(await refusal({ billing_address: { ...addresses.JP, state: '' } })).toEqual(['address_invalid', 'billing_address.state']);
  expect(await refusal({ shipping_address: { ...addresses.DE, tax_id: 'DE1' } })).toEqual(['tax_id_invalid', 'shipping_address.tax_id']);
  expect(await refusal({ shipping_address: { ...addresses.DE, country: 'KP' } })).toEqual(['shipping_unavailable', '']);
  expect(await refusal({ shipping_code: 'pigeon' })).toEqual(['shipping_unavailable', '']);
  expect(await refusal({ payment_method: 'card' })).toEqual(['payment_unavailable', '']);
  expect(await refusal({ coupon_code: 'SAVE10' })).toEqual(['coupon_invalid', '']);
  expect(await refusal({ coupon_code: '' })).toEqual([undefined, '']);
  expect(await refusal({ email: undefined })).toEqual(['validation_failed', 'email']);
  expect(await refusal({ email: 'nobody' })).toEqual(['validation_failed', 'email']);
});

test('nothing to order and dead carts are told apart', async () => {
  expect((await german().checkout({ expected_total: 1 })).body.error?.code).toBe('cart_empty');
  const guest = await withCart();
  now = new Date(now.getTime() + 31 * 86_400_000);
  expect((await guest.checkout({ expected_total: 1131 })).body.error?.code).toBe('cart_not_found');
  now = new Date(now.getTime() - 31 * 86_400_000);
});

test('the currency of the order is the one the buyer agreed to', async () => {
  const guest = openShopper(store, { 'X-Locale': 'jp' });
  await guest.add(sku, 10);
  const draft = { shipping_address: addresses.JP };
  const { body: preview } = await guest.preview(draft);
  expect(preview.totals).toMatchObject({ currency: 'JPY', tax: 0, taxes: [{ country: 'JP', rate_bp: 0, amount: 0 }] });
  for (const amount of [preview.totals.subtotal, preview.totals.shipping, preview.totals.total])
    expect(Number.isInteger(amount)).toBe(true);
  const { status, body } = await guest.checkout({ ...draft, currency: 'JPY', expected_total: preview.totals.total });
  expect(status).toBe(201);
  expect(body.order).toMatchObject({
    locale: 'jp',
    totals: { currency: 'JPY', total: preview.totals.total },
    shipping_address: { state: 'JP-13' },
  });
  expect(preview.totals.total).toBe(preview.totals.subtotal + preview.totals.shipping);
});

test('a preview says step by step what is still open', async () => {
  const guest = await withCart();
  const { body } = await guest.call<Awaited<ReturnType<Shopper['preview']>>['body']>('order/preview', {});
  expect(body.problems.map(({ step, code }) => `${step} ${code}`)).toEqual([
    'address required',
    'address required',
    'shipping required',
    'payment required',
  ]);
  expect(body.payment_options).toMatchObject([{ method: 'bank_transfer', kind: 'offline', fee: 0 }]);
  const estimate = await guest.call<typeof body>('order/preview', { country: 'FR' });
  expect(estimate.body.shipping_options.map(({ code, price, incoterm }) => [code, price, incoterm])).toEqual([
    ['standard', 890, 'DDP'],
    ['express', 1990, 'DDP'],
  ]);
  expect(estimate.body.totals.taxes).toMatchObject([{ country: 'FR', rate_bp: 2000 }]);
  expect((await guest.preview({ email: 'a@example.com' })).body.problems).toEqual([]);
  expect((await guest.preview({ shipping_address: { ...addresses.DE, postcode: 'x' } })).body.error?.code).toBe('address_invalid');
});

test('options are given for a country', async () => {
  const guest = await withCart();
  expect((await guest.call('order/shipping-options?country=US')).body).toMatchObject({
    list: [{ code: 'standard', incoterm: 'DAP', tracked: true }, { code: 'express' }],
  });
  expect((await guest.call('order/payment-options?country=US')).body).toMatchObject({ list: [{ method: 'bank_transfer' }] });
  expect((await guest.call('order/shipping-options?country=KP')).body).toEqual({ list: [] });
});

test('a minimum of the shop holds', async () => {
  const strict = await openTestStore({ settings: { orderMinimum: 1000, trade: demoTrade } });
  await seedParts(strict.db);
  const guest = openShopper(strict, { 'X-Locale': 'de' });
  const { body } = await guest.add(sku, 10);
  expect(body.minimum).toEqual({ total: 1000, missing: 540 });
  expect((await guest.checkout()).body.error).toMatchObject({ code: 'order_minimum', data: { minimum: 1000, currency: 'EUR' } });
  await strict.close();
});

test('the mail of an order waits in the outbox, in the order’s language', async () => {
  const guest = await withCart();
  const { body } = await guest.checkout({ email: 'mail@example.com' });
  const [mail] = await store.db.select().from(outbox).where(eq(outbox.recipient, 'mail@example.com'));
  expect(mail).toMatchObject({ kind: 'order_placed', locale: 'de' });
  expect(mail?.subject).toContain(body.order.order_no);
  expect(mail?.text).toContain(`http://de.localhost:8080/order/orderDetail?order_no=${body.order.order_no}#${body.access_key ?? ''}`);
  expect(mail?.text).toContain('DEMO-0000');
  expect(mail?.text).toContain('11,31\u00a0€');
  expect(mail?.html).toContain('Invalidenstraße 1');
});

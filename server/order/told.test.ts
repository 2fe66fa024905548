/**
 * What a buyer is told of an order, word for word: every mail and every document of its life, for orders out of the ordinary too. Each file
 * of `told/` is one order; after a wanted change `npx vitest run server/order/told.test.ts -u` writes them anew, and their difference is to be read.
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import type { AdminOrder } from '#contract/api/admin/order.ts';
import type { Totals } from '#contract/api/cart.ts';
import { address, order as orderTable, outbox } from '#server/db/schema.ts';
import { orderCode } from '#server/catalog/order-code.ts';
import { defaultSettings, type Settings } from '#server/kernel/settings.ts';
import { seedAccount } from '#server/testing/account.ts';
import { seedCoupon } from '#server/testing/coupon.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { pdfLines } from '#server/testing/pdf.ts';
import { saidSince, steady } from '#server/testing/samples/said.ts';
import { addresses, openShopper, type Placed, type Shopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { expireOrders } from './change-order.ts';

const at = new Date('2026-11-20T10:00:00Z');
const site: Settings['site'] = {
  ...defaultSettings.site,
  company: 'Partwright GmbH',
  address: 'Torstraße 14\n10119 Berlin',
  email: 'sales@partwright.example',
  tax_id: 'DE123456789',
};
const amplifier = 'LM358N-NOPB-TB';
const resistor = orderCode('yageo', 'RC0603FR-0710KL', 'cut_tape');
let store: TestStore;
let operator: Record<string, string>;

beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => at, settings: { site } });
  ({ headers: operator } = await seedOperator(store.db));
});
afterAll(() => store.close());

/** An order with all that was said about it so far. */
interface Told {
  placed: Placed;
  /** Headers of who may see it. */
  owner: Record<string, string>;
  said: string[];
}

async function mails({ said }: Told): Promise<void> {
  said.push(...(await saidSince(store.db)));
}

async function paper({ placed, said, owner }: Told, kind: 'proforma' | 'invoice' | 'credit_note'): Promise<void> {
  const path = `/api/store/order/invoice?order_no=${placed.order.order_no}&kind=${kind}`;
  const answer = await store.request(path, undefined, owner);
  expect(answer.status, kind).toBe(200);
  const lines = await pdfLines(new Uint8Array(await answer.arrayBuffer()));
  said.push(`=== ${kind}\n${steady(lines.join('\n'))}\n`);
}

async function asOperator(path: string, body: unknown): Promise<AdminOrder> {
  const answer = await store.request(`/api/store/admin/${path}`, body, operator);
  expect(answer.status, path).toBe(200);
  return (await answer.json()) as AdminOrder; // the store checks its own answers with the contract in tests
}

const decimal = (minor: number, currency: string) => (currency === 'JPY' ? String(minor) : (minor / 100).toFixed(2));

/** From the order to the money that goes back: what was ordered, paid, sent and partly given back. */
async function live(placed: Placed, owner: Record<string, string> = { 'X-Access-Key': placed.access_key ?? '' }): Promise<string> {
  const told: Told = { placed, owner, said: [] };
  const { order_no, totals } = placed.order;
  await mails(told);
  await paper(told, 'proforma');
  const paid = { order_no, currency: totals.currency, paid_at: '2026-11-20', reference: 'E2E-1' };
  const whole = await asOperator('payment-confirm', { ...paid, amount: decimal(totals.total, totals.currency) });
  await mails(told);
  await paper(told, 'invoice');
  const [line] = whole.lines;
  const parcel = {
    carrier: 'dhl',
    tracking_no: '00340 434',
    lines: [{ line_id: line?.line_id, quantity: 4, lot_code: null, date_code: null }],
  };
  const part = await asOperator('order-transition', { order_no, version: whole.version, to: 'partially_shipped', shipment: parcel });
  await mails(told);
  const back = { amount: decimal(Math.round(totals.total / 4), totals.currency) };
  await asOperator('order-transition', { order_no, version: part.version, to: 'shipped', refund: back, note: 'rest is obsolete' });
  await mails(told);
  await paper(told, 'credit_note');
  return told.said.join('\n');
}

async function guest(locale: string): Promise<Shopper> {
  const shopper = openShopper(store, { 'X-Locale': locale });
  await shopper.add(amplifier, 10, { customer_reference: 'Regal 7' });
  await shopper.add(resistor, 100);
  return shopper;
}

/** The total before tax and the taxes on it are what is to be paid. */
function expectSum({ subtotal, fees, discount, shipping, payment_fee, taxes, tax, total }: Totals): void {
  expect(subtotal + fees - discount + shipping + payment_fee + tax).toBe(total);
  expect(taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(tax);
}

test('an order within the country', async () => {
  const { body } = await (await guest('de')).checkout({ po_number: 'PO-4711', customer_note: 'Bitte klingeln' });
  expectSum(body.order.totals);
  await expect(await live(body)).toMatchFileSnapshot('told/de-plain.txt');
});

test('a company in another member state: the tax is the buyer’s to pay, and no discount is named that there is not', async () => {
  const account = await seedAccount(store.db);
  const buyer = openShopper(store, { 'X-Locale': 'fr', ...account.headers });
  const paris = { ...addresses.DE, country: 'FR', postcode: '75001', city: 'Paris', company: 'Atelier Dupont', tax_id: 'FR40303265045' };
  const saved = (await buyer.call<{ id: string }>('user/save-address', paris)).body;
  await store.db.update(address).set({ taxIdStatus: 'valid' }).where(eq(address.id, saved.id));
  await buyer.add(amplifier, 10);
  const { body } = await buyer.checkout({ email: undefined, shipping_address: undefined, shipping_address_id: saved.id });
  expectSum(body.order.totals);
  expect(body.order.totals).toMatchObject({ tax: 0, taxes: [{ reverse_charge: true }] });
  await expect(await live(body, account.headers)).toMatchFileSnapshot('told/fr-reverse-charge.txt');
});

test('a coupon', async () => {
  await seedCoupon(store.db, { code: 'SAVE10' });
  const account = await seedAccount(store.db);
  const buyer = openShopper(store, { 'X-Locale': 'en', ...account.headers });
  await buyer.add(amplifier, 10);
  const { body } = await buyer.checkout({ email: undefined, coupon_code: 'SAVE10' });
  expectSum(body.order.totals);
  expect(body.order.totals.discount).toBeGreaterThan(0);
  await expect(await live(body, account.headers)).toMatchFileSnapshot('told/en-discount.txt');
});

test('another currency without a smaller unit, outside the union', async () => {
  const { body } = await (await guest('jp')).checkout({ shipping_address: addresses.JP, currency: 'JPY' });
  expectSum(body.order.totals);
  await expect(await live(body)).toMatchFileSnapshot('told/jp-yen.txt');
});

/** Orders whose numbers are of the widest letter, for as long as `act` takes. */
async function withWidestNumber<Result>(act: () => Promise<Result>): Promise<Result> {
  const draw = vi.spyOn(crypto, 'randomInt').mockImplementation(() => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.indexOf('W'));
  syncBuiltinESMExports();
  try {
    return await act();
  } finally {
    draw.mockRestore();
    syncBuiltinESMExports();
  }
}

test('two taxes, and a fee of the payment', async () => {
  const buyer = await guest('de');
  const { body } = await withWidestNumber(() => buyer.checkout());
  expect(body.order.order_no).toBe('SO-261120-WWWWWW');
  const { totals } = body.order;
  const [tax] = totals.taxes;
  if (!tax) throw new Error('An order within the country is taxed');
  const reduced = { ...tax, rate_bp: 700, base: 200, amount: 14 };
  const usual = { ...tax, base: tax.base + 150 - 200, amount: Math.round((tax.base + 150 - 200) * 0.19) };
  const sum = usual.amount + reduced.amount;
  const odd = { ...totals, payment_fee: 150, taxes: [usual, reduced], tax: sum, total: totals.total - totals.tax + 150 + sum };
  expectSum(odd);
  await store.db.update(orderTable).set({ totals: odd, total: odd.total }).where(eq(orderTable.orderNo, body.order.order_no));
  await store.db.delete(outbox);
  await expect(await live({ ...body, order: { ...body.order, totals: odd } })).toMatchFileSnapshot('told/de-two-taxes.txt');
});

test('orders that end otherwise: paid in part, too late, not at all, or cancelled; and what is written about them', async () => {
  const told: string[] = [];
  const hear = async () => void told.push(...(await saidSince(store.db)));
  const order = async () => {
    const { body } = await (await guest('mx')).checkout();
    await saidSince(store.db); // how an order is thanked for stands in the other files
    return body.order;
  };
  const pay = ({ order_no, totals: { total } }: Placed['order'], share: number) => {
    const amount = decimal(Math.round(total * share), 'EUR');
    return asOperator('payment-confirm', { order_no, amount, currency: 'EUR', paid_at: '2026-11-20', reference: `E2E ${share}` });
  };
  const partly = await order();
  await pay(partly, 0.5);
  await asOperator('order-message', { order_no: partly.order_no, text: 'Falta la mitad.\nGracias.' });
  await store.request('/api/store/order/send-link', { number: partly.order_no, email: partly.email });
  await hear();
  const late = await order();
  await store.db
    .update(orderTable)
    .set({ expiresAt: new Date(at.getTime() - 1) })
    .where(eq(orderTable.orderNo, late.order_no));
  expect(await expireOrders(store.deps)).toBe(1);
  await pay(late, 1);
  await hear();
  const cancelled = await pay(await order(), 1);
  await asOperator('order-transition', { order_no: cancelled.order_no, version: cancelled.version, to: 'cancelled', note: 'sin piezas' });
  await hear();
  await expect(told.join('\n')).toMatchFileSnapshot('told/es-ends.txt');
});

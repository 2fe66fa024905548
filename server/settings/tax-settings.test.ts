/** Tax as the operator sets it, in previews, orders and on papers. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShownSettings } from '#contract/api/admin/settings.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { pdfPages } from '#server/testing/pdf.ts';
import { openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

const sku = 'LM358N-NOPB-TB';
let store: TestStore;
let operator: Shopper;
beforeAll(async () => {
  store = await openStoreWithParts();
  operator = openShopper(store, (await seedOperator(store.db, ['settings'])).headers);
});
afterAll(() => store.close());

const save = (change: object) => operator.call<ShownSettings>('admin/settings', change);

async function place() {
  const guest = openShopper(store, { 'X-Locale': 'en' });
  await guest.add(sku, 10);
  const { body } = await guest.checkout({ currency: 'EUR' });
  const path = `/api/store/order/invoice?order_no=${body.order.order_no}&kind=proforma`;
  const answer = await store.request(path, undefined, { 'X-Access-Key': body.access_key ?? '' });
  return { order: body.order, paper: (await pdfPages(new Uint8Array(await answer.arrayBuffer()))).join(' ') };
}

test('a new rate holds for the next order; registered nowhere, no tax is charged and the paper says so', async () => {
  expect((await save({ tax_rates: { DE: 2050 } })).status).toBe(200);
  const taxed = await place();
  expect(taxed.order.totals.taxes).toMatchObject([{ country: 'DE', rate_bp: 2050 }]);
  expect(taxed.order.totals.tax).toBeGreaterThan(0);
  expect(taxed.paper).not.toContain('not registered');
  expect((await save({ tax_rates: {} })).body.tax_rates).toEqual({});
  const free = await place();
  expect(free.order.totals.tax).toBe(0);
  expect(free.paper).toContain('No tax is charged: the seller is not registered for it.');
});

test('a rate that cannot be is refused at its country', async () => {
  for (const [rates, path, code] of [
    [{ DE: 10_001 }, 'tax_rates.DE', 'out_of_range'],
    [{ XX: 1900 }, 'tax_rates.XX', 'not_allowed'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { status, body } = await save({ tax_rates: rates });
    expect([status, body.error?.fields?.[path]?.[0]?.code]).toEqual([422, code]);
  }
});

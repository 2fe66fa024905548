/** What the operator says about company and accounts, where customers read it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cart } from '#contract/api/cart.ts';
import type { SiteConfig } from '#contract/api/visitor.ts';
import { outbox } from '#server/db/schema.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { seedParts } from '#server/testing/parts.ts';
import { pdfPages } from '#server/testing/pdf.ts';
import { openShopper } from '#server/testing/shopper.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';

const sku = 'LM358N-NOPB-TB';
const account = { beneficiary: 'Muster GmbH', bank: 'Musterbank', iban: 'DE89370400440532013000', account: null, swift: null, address: '' };
const dollars = { ...account, bank: 'Harbor Bank', iban: null, account: '000123456789' };

let store: TestStore;
let save: (change: object) => Promise<number>;
beforeAll(async () => {
  store = await openTestStore();
  await seedParts(store.db);
  const operator = openShopper(store, (await seedOperator(store.db, ['settings'])).headers);
  save = async (change) => (await operator.call('admin/settings', change)).status;
});
afterAll(() => store.close());

async function place(currency: string) {
  const guest = openShopper(store, { 'X-Locale': 'de' });
  await guest.add(sku, 10);
  const { body } = await guest.checkout({ currency });
  const path = `/api/store/order/invoice?order_no=${body.order.order_no}&kind=proforma`;
  const answer = await store.request(path, undefined, { 'X-Access-Key': body.access_key ?? '' });
  return { order: body.order, paper: (await pdfPages(new Uint8Array(await answer.arrayBuffer()))).join(' ') };
}

test('a transfer goes to the account of its currency, on page, paper and mail; the company is on all of them', async () => {
  const social = [{ name: 'Forum', url: 'https://forum.example/muster' }];
  const site = { company: 'Muster Bauteile GmbH', address: 'Musterweg 5\n10115 Berlin', email: 'sales@muster.example', social };
  expect(await save({ site, bank: account, banks: { USD: dollars }, transfer_hold_days: 3 })).toBe(200);
  const inEuro = await place('EUR');
  expect(inEuro.order.payment.bank).toMatchObject({ bank: 'Musterbank', iban: account.iban });
  for (const part of ['Muster Bauteile GmbH', '10115 Berlin', account.iban]) expect(inEuro.paper).toContain(part);
  const held = Date.parse(inEuro.order.expires_at ?? '') - Date.parse(inEuro.order.created_at);
  expect(Math.round(held / 86_400_000)).toBe(3);
  const inDollars = await place('USD');
  expect(inDollars.order.payment.bank).toMatchObject({ bank: 'Harbor Bank', iban: null, account: dollars.account });
  expect(inDollars.paper).toContain(dollars.account);
  expect(inDollars.paper).not.toContain(account.iban);
  const mails = await store.db.select().from(outbox).orderBy(outbox.id);
  expect(mails.map(({ text }) => [text.includes(account.iban), text.includes(dollars.account)])).toEqual([
    [true, false],
    [false, true],
  ]);
  const config = (await (await store.request('/api/store/common/config')).json()) as SiteConfig; // checked by the store in tests
  expect(config.site).toMatchObject({ ...site });
});

test('a new least order holds for the next cart and its checkout at once', async () => {
  expect(await save({ order_minimum: 100_000 })).toBe(200);
  const guest = openShopper(store, { 'X-Locale': 'de' });
  await guest.add(sku, 10);
  const cart = (await guest.call<Cart>('cart/list')).body;
  expect(cart.minimum).toMatchObject({ total: 100_000 });
  expect((await guest.checkout()).body.error?.code).toBe('order_minimum');
  expect(await save({ order_minimum: 0 })).toBe(200);
  expect((await guest.checkout()).status).toBe(201);
});

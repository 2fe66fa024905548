/** What the operator says about company and accounts, where customers read it. */
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cart } from '#contract/api/cart.ts';
import type { SiteConfig } from '#contract/api/visitor.ts';
import type { ErrorAnswer } from '#contract/api/error.ts';
import { outbox } from '#server/db/schema.ts';
import { envelopeOf } from '#server/mail/envelope.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { pdfPages } from '#server/testing/pdf.ts';
import { openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

const sku = 'LM358N-NOPB-TB';
const account = { beneficiary: 'Muster GmbH', bank: 'Musterbank', iban: 'DE89370400440532013000', account: null, swift: null, address: '' };
const dollars = { ...account, bank: 'Harbor Bank', iban: null, account: '000123456789' };

let store: TestStore;
let save: (change: object) => Promise<number>;
beforeAll(async () => {
  store = await openStoreWithParts();
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

test('mails are from whom the operator names, and from whom the machine is set to where they name nobody', async () => {
  const guest = openShopper(store);
  await guest.call('common/save-subscribe', { email: 'reader@example.com', consent: true });
  const [mail] = await store.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  if (!mail) throw new Error('no mail');
  const from = () => envelopeOf(mail, store.deps.settings).from;
  store.deps.settings.ownMailFrom = { name: 'Machine', address: 'machine@example.com' };
  expect(await save({ mail_from: { name: 'Muster, Versand', address: '' } })).toBe(200);
  expect(from()).toEqual({ name: 'Muster, Versand', address: 'machine@example.com' });
  expect(await save({ mail_from: { name: '', address: 'shop@muster.example' } })).toBe(200);
  expect(from()).toEqual({ name: 'Machine', address: 'shop@muster.example' });
  expect(await save({ mail_from: { name: '', address: '' } })).toBe(200);
  expect(from()).toEqual({ name: 'Machine', address: 'machine@example.com' });
});

test('what is switched off is no longer linked, offered or taken, and comes back as it was', async () => {
  const guest = openShopper(store);
  const config = async () => (await guest.call<SiteConfig>('common/config')).body;
  const linked = async () => (await config()).LastColumn.flatMap(({ items }) => items.map(({ path }) => path));
  const refused = async (path: string, body: object) => (await guest.call<Partial<ErrorAnswer>>(path, body)).body.error?.code;
  const subscribe = () => refused('common/save-subscribe', { email: 'later@example.com', consent: true });
  const ask = () => refused('cart/rfq-add', { items: [{ sku, quantity: 10 }] });
  const redeem = () => refused('cart/apply-coupon', { code: 'NOBODY' });
  expect(await linked()).toEqual(expect.arrayContaining(['/other/rfqs', '/other/coupons']));
  const all = { reviews: true, questions: true, rfq: true, coupons: true, newsletter: true };
  expect(await save({ features: { ...all, rfq: false, coupons: false, newsletter: false } })).toBe(200);
  expect((await config()).features).toMatchObject({ reviews: true, rfq: false, coupons: false, newsletter: false });
  const paths = await linked();
  expect(paths).toContain('/cart');
  expect(paths).not.toContain('/other/rfqs');
  expect(paths).not.toContain('/other/coupons');
  expect([await subscribe(), await ask(), await redeem()]).toEqual(['not_offered', 'not_offered', 'not_offered']);
  for (const page of ['cart/rfq-list', 'user/coupon-center'])
    expect((await guest.call<Partial<ErrorAnswer>>(page)).body.error?.code, page).toBe('not_found');
  expect(await save({ features: all })).toBe(200);
  expect([await subscribe(), await ask(), await redeem()]).toEqual([undefined, undefined, 'coupon_invalid']);
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

/** Every mail to a guest opens what it is about, in a browser that has never seen the shop. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asc, eq, gt } from 'drizzle-orm';
import { liveKeys } from '#server/caller/access-key.ts';
import { accessKey, inquiry, order, outbox } from '#server/db/schema.ts';
import { expireOrders } from '#server/order/change-order.ts';
import { tellBuyer } from '#server/order/payment/tell-buyer.ts';
import { tellCustomer } from '#server/quote/tell-customer.ts';
import { seedAccount } from '#server/testing/account.ts';
import { goodPassword } from '#server/testing/member.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { answer, ask } from '#server/testing/quote.ts';
import { openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { wordKeys } from '#server/kernel/words.ts';
import { day } from '#contract/durations.ts';

type BuyerMail = Parameters<typeof tellBuyer>[2];
type CustomerMail = Parameters<typeof tellCustomer>[2];

const toShop = new Set(['quote_new', 'quote_question']);
const kinds = wordKeys('mail').filter((kind) => /^(?:order|quote)_/.test(kind) && !toShop.has(kind));

let store: TestStore;
let operator: Record<string, string>;
let bought: typeof order.$inferSelect;
let asked: typeof inquiry.$inferSelect;
let now = new Date('2026-11-20T10:00:00Z');
beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => now, settings: { accountActivation: true } });
  operator = (await seedOperator(store.db)).headers;
  bought = (await buy()).row;
  asked = (await askForPrices()).row;
});
afterAll(() => store.close());

/** Follows the link of a mail as a browser does: what stands after # goes into a header. */
async function open(text = ''): Promise<number> {
  const link = new URL(/https?:\S+\/order\/(?:order|quote)Detail\S+/.exec(text)?.[0] ?? 'http://no-link');
  const call = link.pathname.endsWith('quoteDetail') ? 'quote-detail' : 'order-detail';
  const headers: Record<string, string> = link.hash === '' ? {} : { 'X-Access-Key': link.hash.slice(1) };
  return (await store.request(`/api/store/order/${call}${link.search}`, undefined, headers)).status;
}

async function mailsAfter(act: () => Promise<unknown>) {
  const [last] = (await store.db.select({ id: outbox.id }).from(outbox).orderBy(asc(outbox.id))).slice(-1);
  await act();
  return store.db
    .select()
    .from(outbox)
    .where(gt(outbox.id, last?.id ?? 0))
    .orderBy(asc(outbox.id));
}

async function buy(change: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const shopper = openShopper(store, { 'X-Locale': 'de', ...headers });
  await shopper.add('LM358N-NOPB-TB', 10);
  const placed = (await shopper.checkout(change)).body;
  const [row] = await store.db.select().from(order).where(eq(order.orderNo, placed.order.order_no));
  if (!row) throw new Error('The order was not placed');
  return { shopper, placed, row };
}

async function askForPrices() {
  const { inquiry: made } = (await ask(openShopper(store, { 'X-Locale': 'de' }))).body;
  const [row] = await store.db.select().from(inquiry).where(eq(inquiry.inquiryNo, made.inquiry_no));
  if (!row) throw new Error('The inquiry was not saved');
  return { made, row };
}

test.each(kinds)('%s opens in a fresh browser', async (kind) => {
  const mails = await mailsAfter(async () => {
    // The kind decides which of the two it is.
    if (kind.startsWith('order_')) await tellBuyer(store.deps, store.db, kind as BuyerMail, bought, { amount: 118_50 });
    else await tellCustomer(store.deps, store.db, kind as CustomerMail, asked, 'See below');
  });
  const mail = mails.findLast((one) => one.kind === kind);
  expect(await open(mail?.text)).toBe(200);
  expect(mail?.html).toContain(/#ak_[\w-]{43}/.exec(mail?.text ?? '')?.[0]);
  expect(`${mail?.subject}${mail?.text}`).not.toMatch(/\{\{|undefined/);
});

test('so do the mails about what happens to an order and to a quote', async () => {
  const mails = await mailsAfter(async () => {
    const act = async (path: string, body: object) =>
      (await store.request(`/api/store/admin/${path}`, body, operator)).json() as Promise<{ version: number }>; // the store checks its answers in tests
    const { placed } = await buy();
    const { order_no, lines, totals } = placed.order;
    const money = { order_no, currency: 'EUR', paid_at: '2026-11-20', reference: 'E2E-1' };
    await act('payment-confirm', { ...money, amount: '1.00' });
    const { version } = await act('payment-confirm', { ...money, amount: ((totals.total - 100) / 100).toFixed(2) });
    const parcel = { carrier: 'dhl', tracking_no: '00340 434', lines: [{ line_id: lines[0]?.line_id, quantity: 4 }] };
    const sent = await act('order-transition', { order_no, version, to: 'partially_shipped', shipment: parcel });
    await act('order-transition', { order_no, version: sent.version, refund: { amount: '1.00' } });
    const left = await buy();
    await left.shopper.call('order/cancel', { order_no: left.placed.order.order_no }, { 'X-Access-Key': left.placed.access_key ?? '' });
    await buy();
    now = new Date(now.getTime() + 30 * day);
    await expireOrders(store.deps);
    await answer(store, (await askForPrices()).made);
  });
  const told = mails.filter(({ kind }) => kinds.includes(kind));
  expect(new Set(told.map(({ kind }) => kind))).toEqual(
    new Set([
      'order_placed',
      'order_partly_paid',
      'order_paid',
      'order_shipped',
      'order_refunded',
      'order_cancelled',
      'order_expired',
      'quote_received',
      'quote_sent',
    ]),
  );
  expect(await Promise.all(told.map(({ text }) => open(text)))).toEqual(told.map(() => 200));
});

test('a link works for 180 days, whatever is mailed later', async () => {
  const { row } = await buy();
  const [first] = await mailsAfter(() => tellBuyer(store.deps, store.db, 'order_paid', row));
  now = new Date(now.getTime() + 100 * day);
  const [second] = await mailsAfter(() => tellBuyer(store.deps, store.db, 'order_shipped', row));
  now = new Date(now.getTime() + 79 * day);
  expect([await open(first?.text), await open(second?.text)]).toEqual([200, 200]);
  now = new Date(now.getTime() + 2 * day);
  expect([await open(first?.text), await open(second?.text)]).toEqual([404, 200]);
});

test('an order has so many keys and no more: the oldest go first, and nobody else’s', async () => {
  const { row } = await buy();
  const other = await buy();
  const mails = await mailsAfter(async () => {
    for (let turn = 0; turn <= liveKeys; turn += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, in one and the same moment
      await tellBuyer(store.deps, store.db, 'order_link', row);
    }
  });
  expect(await store.db.$count(accessKey, eq(accessKey.orderNo, row.orderNo))).toBe(liveKeys);
  expect(await open(mails.at(-1)?.text)).toBe(200);
  expect((await other.shopper.order(other.row.orderNo, other.placed.access_key)).status).toBe(200);
});

test('whoever has an account logs in; until it is activated, their mails open the order', async () => {
  const { headers } = await seedAccount(store.db, { expiresAt: new Date(now.getTime() + day) });
  const member = await buy({ email: undefined }, headers);
  const [toMember] = await mailsAfter(() => tellBuyer(store.deps, store.db, 'order_paid', member.row));
  expect(toMember?.text).not.toContain('#ak_');
  const begun = await buy({ email: 'new@example.com', create_account: { password: goodPassword } });
  const [waiting] = await mailsAfter(() => tellBuyer(store.deps, store.db, 'order_paid', begun.row));
  expect(await open(waiting?.text)).toBe(200);
});

import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { and, desc, eq } from 'drizzle-orm';
import { runFeedback } from '#server/feedback/feedback-command.ts';
import { SetupError } from '#server/kernel/setup-error.ts';
import { account, audit, comment, offer, outbox, product, productRating } from '#server/db/schema.ts';
import { seedAccount } from '#server/testing/account.ts';
import { openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { runAudit } from './audit-command.ts';
import { runPrice, runStock } from './catalog-command.ts';
import { forgetPriorPrices } from '#server/catalog/price-history.ts';
import { runCustomer } from './customer-command.ts';
import { runOrder } from './order-command.ts';
import { runReview } from './review-command.ts';
import { day } from '#contract/durations.ts';

const sku = 'LM358N-NOPB-TB';
let store: TestStore;
let said: string[] = [];
let now = new Date();
beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => now });
  vi.spyOn(console, 'log').mockImplementation((line: string) => said.push(line));
});
beforeEach(() => {
  now = new Date();
});
afterAll(() => store.close());

const commands = {
  order: runOrder,
  stock: runStock,
  price: runPrice,
  customer: runCustomer,
  review: runReview,
  feedback: runFeedback,
  audit: runAudit,
};
async function shop(line: string): Promise<string> {
  said = [];
  const [name = '', ...words] = (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));
  // The lines of these tests begin with a command.
  await commands[name as keyof typeof commands](store.deps, words);
  return said.join('\n');
}
const lastAudit = async () => (await store.db.select().from(audit).orderBy(desc(audit.id)).limit(1))[0];

it('books a transfer once, however often the command is run, unless it is said that another one came', async () => {
  const shopper = openShopper(store, { 'X-Locale': 'de' });
  await shopper.add(sku, 10);
  const { order } = (await shopper.checkout()).body;
  const half = `order confirm-payment ${order.order_no} 1.00 --reference "ACME 13"`;
  expect(await shop(half)).toContain('partially_paid');
  await expect(shop(half.replace('ACME 13', 'acme13'))).rejects.toThrow(/already.*--again/);
  expect(await shop(`order show ${order.order_no}`)).toMatch(/paid \S*1\.00/);
  expect(await shop(`${half} --again`)).toMatch(/paid \S*2\.00/);
});

it('an order goes from its payment to its delivery on the console', async () => {
  const shopper = openShopper(store, { 'X-Locale': 'de' });
  await shopper.add(sku, 10);
  const { order } = (await shopper.checkout()).body;
  const total = (order.totals.total / 100).toFixed(2);
  expect(await shop('order list --status pending')).toContain(order.order_no);
  expect(await shop(`order confirm-payment ${order.order_no} ${total} --reference "ACME 12"`)).toContain('confirmed  paid');
  expect(await shop(`order process ${order.order_no.toLowerCase()}`)).toContain('processing');
  expect(await shop(`order ship ${order.order_no} --carrier gls --tracking 77 --line 1=4 --lot 1=A7`)).toContain('partially_shipped');
  const shipped = await shop(`order ship ${order.order_no} --carrier gls --tracking 78`);
  expect(shipped).toContain('10 of 10 sent');
  expect(shipped).toContain('possible now: deliver, refund');
  const [, parcel = ''] = /(SH-\S+)/.exec(shipped) ?? [];
  expect(await shop(`order deliver ${order.order_no} ${parcel}`)).toContain('arrived');
  expect(await shop(`order refund ${order.order_no} 1.00 --note "broken reel"`)).toContain('Refund sent: broken reel');
  expect(await shop(`audit --target ${order.order_no}`)).toMatch(/order\.refund[\s\S]*order\.ship[\s\S]*order\.payment[\s\S]*6 changes/);
});

it.each([
  ['order show SO-261120-000000', 'does not exist'],
  ['order show', 'order number is missing'],
  ['order melt SO-261120-000000', 'does not exist'],
  ['order list --status lost', 'no state "lost"'],
  ['stock LM358N-NOPB-TB set many --reason x', 'no number of pieces'],
  ['stock LM358N-NOPB-TB set 5', '--reason is missing'],
  ['stock NO-SUCH set 5 --reason x', 'items.0.sku'],
  ['price LM358N-NOPB-TB 1', 'no price such as'],
  ['price LM358N-NOPB-TB 1=0.1 1=0.2', 'price_breaks.1.quantity'],
  ['price LM358N-NOPB-TB 100=0.1', 'price_breaks.0.quantity'],
  ['price LM358N-NOPB-TB 1=0.1 --currency XYZ', 'items.0.currency'],
  ['customer disable nobody@example.com', 'does not exist'],
  ['customer erase nobody@example.com', '--yes'],
  ['customer invoice a@example.com maybe', '"off"'],
  ['customer merge nobody@example.com a@example.com --yes', 'does not exist'],
  ['review publish 12', 'no name such as'],
  ['feedback show FB-261120-000000', 'does not exist'],
  ['audit --colour red', '--colour'],
])('"%s" changes nothing and says: %s', async (line, message) => {
  const before = await store.db.$count(audit);
  const failed = await shop(line).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(SetupError);
  expect(String(failed)).toContain(message);
  expect(String(failed)).not.toContain('\n');
  expect(await store.db.$count(audit)).toBe(before);
});

it('levels change with a reason, and never below what is reserved', async () => {
  const shopper = openShopper(store);
  await shopper.add('LM358DR-TB', 3);
  await shopper.checkout();
  expect(await shop('stock LM358DR-TB set 50 --reason "counted again"')).toMatch(/^LM358DR: 50 on hand, 3 reserved, \d+ for sale$/);
  expect(await shop('stock LM358DR-TB add -7 --reason damaged')).toContain('43 on hand');
  expect(await lastAudit()).toMatchObject({ actor: 'console', action: 'stock.set', detail: { before: 50, after: 43, reason: 'damaged' } });
  await expect(shop('stock LM358DR-TB set 2 --reason lost')).rejects.toThrow(SetupError);
  expect(await shop('stock LM358DR-TB add 0 --reason looked')).toContain('43 on hand');
});

it('a reduced price is compared with the lowest of thirty days, and not with a higher one', async () => {
  const prior = async () => (await store.db.select().from(offer).where(eq(offer.sku, sku)))[0]?.priorMicros30d;
  await shop(`price ${sku} 1=1.00 100=0.80`);
  now = new Date(now.getTime() + 40 * day);
  expect(await shop(`price ${sku} 1=1.50`)).not.toContain('lowest');
  now = new Date(now.getTime() + day);
  // A price that was put up only to be taken down again is no reduction.
  expect(await shop(`price ${sku} 1=1.20`)).not.toContain('lowest');
  now = new Date(now.getTime() + day);
  expect(await shop(`price ${sku} 1=0.90`)).toContain('lowest of the last 30 days: 1.000000');
  expect(await prior()).toBe(1_000_000);
  now = new Date(now.getTime() + 31 * day);
  await forgetPriorPrices(store.deps);
  expect(await prior()).toBeNull();
  expect(await shop(`price ${sku} 1=150 --currency JPY`)).toContain('JPY  1=150.000000');
});

it('a customer is found, closed out, let in again and given credit', async () => {
  const { email, headers } = await seedAccount(store.db, { firstName: 'Grace', company: 'Hopper AG', status: 'active' });
  const info = async () => (await store.request('/api/store/user/info', undefined, headers)).status;
  expect(await shop('customer find hopper')).toMatch(/active {2}Hopper AG, Grace Example {2}0 orders/);
  await shop(`customer disable ${email}`);
  expect(await info()).toBe(401);
  await expect(shop(`customer disable ${email}`)).rejects.toThrow(SetupError);
  expect(await shop(`customer enable ${email.toUpperCase()}`)).toContain('active');
  expect(await shop(`customer invoice ${email} on`)).toContain('pays on invoice');
  expect(await shop(`customer erase ${email} --yes`)).toContain('Erased');
  expect(await store.db.$count(account, and(eq(account.email, email), eq(account.status, 'active')))).toBe(0);
  expect(JSON.stringify(await store.db.select().from(audit))).not.toContain(email);
});

it('a doubled account is put together with the one that stays, after a look', async () => {
  const [doubled, staying] = [await seedAccount(store.db), await seedAccount(store.db)];
  expect(await shop(`customer merge ${doubled.email} ${staying.email}`)).toContain('--yes');
  expect(await store.db.$count(account, eq(account.id, doubled.id))).toBe(1);
  expect(await shop(`customer merge ${doubled.email} ${staying.email} --yes`)).toContain('no account any more');
  expect(await store.db.$count(account, eq(account.id, doubled.id))).toBe(0);
});

it('a message to the shop is confirmed, answered by mail and closed', async () => {
  const { headers } = await seedAccount(store.db);
  const message = {
    type: 'return',
    first_name: 'Ada',
    last_name: 'Example',
    email: 'ada@example.com',
    subject: 'Wrong parts',
    content: 'The reel holds other parts than its label says.',
    consent: true,
  };
  const send = (change: object) =>
    store.request('/api/store/common/save-feedback', { ...message, ...change }, { ...headers, 'X-Locale': 'jp' });
  expect((await send({ website: 'https://spam.example' })).status).toBe(422);
  expect((await send({ consent: false })).status).toBe(422);
  expect((await send({ files: ['fi_of_somebody_else'] })).status).toBe(422);
  const { feedback_no: number } = (await (await send({})).json()) as { feedback_no: string };
  expect(await shop('feedback list --status open')).toContain(number);
  expect(await shop(`feedback show ${number}`)).toContain('other parts than its label says');
  await shop(`feedback reply ${number} "We send others."`);
  const [mail] = await store.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  expect(mail).toMatchObject({ kind: 'feedback_reply', recipient: 'ada@example.com', locale: 'jp' });
  expect(mail?.text).toContain('We send others.');
  const own = await store.request('/api/store/common/feedback', undefined, headers);
  expect(await own.json()).toMatchObject({ list: [{ feedback_no: number, status: 'answered', reply: { text: 'We send others.' } }] });
  const others = await store.request('/api/store/common/feedback', undefined, (await seedAccount(store.db)).headers);
  expect(await others.json()).toMatchObject({ list: [], total: 0 });
  await shop(`feedback close ${number}`);
  await expect(shop(`feedback reply ${number} again`)).rejects.toThrow(SetupError);
});

it('a comment counts once it is published, and no more once it is taken back', async () => {
  const [part] = await store.db.select().from(product).where(eq(product.mpn, 'LM358DR'));
  const productId = part?.id ?? 0;
  const text = 'Works as it should.';
  await store.db
    .insert(comment)
    .values({ id: 'co_1', productId, author: 'Ada E.', rating: 4, text, locale: 'en', isVerified: true, status: 'pending' });
  const rating = async () => (await store.db.select().from(productRating).where(eq(productRating.productId, productId)))[0];
  expect(await shop('review list')).toContain('comment/co_1');
  expect(await shop('review publish comment/co_1')).toBe('comment/co_1 is published.');
  expect(await rating()).toMatchObject({ count: 1, sum: 4 });
  expect(await shop('review reply comment/co_1 "Good to hear."')).toContain('answered');
  expect(await shop('review reject comment/co_1')).toContain('rejected');
  expect(await rating()).toMatchObject({ count: 0, sum: 0 });
  await expect(shop('review publish comment/co_1')).rejects.toThrow(SetupError);
});

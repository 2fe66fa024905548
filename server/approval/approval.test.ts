import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import type { ApprovalSummary, getApprovals, ShownApproval } from '#contract/api/approval.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { approvalDays } from '#contract/api/approval-state.ts';
import { day } from '#contract/durations.ts';
import { expireApprovals } from '#server/account/company/end-approval.ts';
import { account, company, order, orderApproval, outbox, stock } from '#server/db/schema.ts';
import { cleanUp } from '#server/run/clean-up.ts';
import { seedAccount } from '#server/testing/account.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { answer, ask as askForQuote, openQuote } from '#server/testing/quote.ts';
import { saidSince } from '#server/testing/samples/said.ts';
import { newKey, openShopper, type Preview, type Shopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

/** € 0.46 from 1 piece on. */
const opAmp = 'LM358N-NOPB-TB';
const start = new Date('2026-11-21T10:00:00Z');
let now = start;
let store: TestStore;
beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => now });
});
afterAll(() => store.close());
beforeEach(async () => {
  now = start;
  await store.db.execute(sql`update stock set on_hand = 10000, reserved = 0, backorder = true`);
  await store.db.delete(orderApproval);
  await store.db.delete(outbox);
});

interface Person {
  id: string;
  email: string;
  shopper: Shopper;
}
type Role = 'buyer' | 'requester' | 'approver';

/** People of one company, each with a role; a buyer's limit is € 10. */
async function people<Name extends string>(roles: Record<Name, Role>, change: Partial<typeof company.$inferInsert> = {}) {
  const id = newKey();
  await store.db.insert(company).values({ id, name: id, ...change });
  const entries = Object.entries<Role>(roles).map(async ([name, companyRole]): Promise<[string, Person]> => {
    const orderLimit = companyRole === 'buyer' ? 1000 : null;
    const one = await seedAccount(store.db, { companyId: id, companyRole, orderLimit, locale: 'de', expiresAt: new Date('2027-06-01') });
    return [name, { ...one, shopper: openShopper(store, { 'X-Locale': 'en', 'X-Currency': 'EUR', ...one.headers }) }];
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<Name, Person>; // the same names
}

async function ask({ shopper }: Person, change: Record<string, unknown> = {}, key = newKey()) {
  const draft = shopper.draft({ email: undefined, ...change });
  const preview = await shopper.call<Preview>('order/preview', draft);
  const body = { currency: 'EUR', expected_total: preview.body.totals?.total ?? 0, accept_terms: true, ...draft };
  return shopper.call<ApprovalSummary>('order/ask-approval', body, { 'Idempotency-Key': key });
}
const show = ({ shopper }: Person, id: string, more = '') => shopper.call<ShownApproval>(`user/approval?id=${id}${more}`);
const approve = ({ shopper }: Person, id: string, total: number, more: object = {}, key = newKey()) =>
  shopper.call<ShownApproval>('user/approve-order', { id, expected_total: total, ...more }, { 'Idempotency-Key': key });
const refuse = ({ shopper }: Person, id: string) => shopper.call<ShownApproval>('user/refuse-order', { id, reason: 'Over the budget.' });
const orders = (id: string) => store.db.select().from(order).where(eq(order.accountId, id));
const quantities = async ({ shopper }: Person) => (await shopper.cart()).body.list.map(({ quantity }) => quantity);
const reserved = async () => (await store.db.select({ reserved: stock.reserved }).from(stock)).reduce((sum, one) => sum + one.reserved, 0);
const mails = async () => (await store.db.select().from(outbox).orderBy(outbox.id)).map(({ kind, recipient }) => [kind, recipient]);

test('an order of who only asks waits for an approver, reserves nothing, and is placed as theirs once it is approved', async () => {
  const { ada, bob } = await people({ ada: 'requester', bob: 'approver' });
  await ada.shopper.add(opAmp, 10, { customer_reference: 'R7' });
  const preview = await ada.shopper.preview();
  expect(preview.body.approval).toEqual({ reason: 'requester', limit: null, currency: 'EUR', has_approver: true });
  expect((await ada.shopper.checkout({ email: undefined })).body.error).toMatchObject({
    code: 'approval_required',
    data: { reason: 'requester' },
  });
  const key = newKey();
  const asked = await ask(ada, { po_number: 'PO-1', customer_note: 'For the lab' }, key);
  expect([asked.status, asked.body.status]).toEqual([201, 'waiting']);
  expect(await quantities(ada)).toEqual([]);
  expect([await reserved(), await orders(ada.id)]).toEqual([0, []]);
  expect(await mails()).toEqual([['approval_asked', bob.email]]);
  const seen = (await show(bob, asked.body.id)).body;
  expect(seen).toMatchObject({
    is_own: false,
    asked_by: { email: ada.email },
    po_number: 'PO-1',
    customer_note: 'For the lab',
    items: [{ sku: opAmp, quantity: 10, customer_reference: 'R7', line_total: 460, now: { quantity: 10, line_total: 460 } }],
    now: { shortages: [], problems: [] },
    allowed: ['approve', 'refuse'],
  });
  expect((await show(ada, asked.body.id)).body.allowed).toEqual(['withdraw']);
  expect((await approve(ada, asked.body.id, seen.total)).body.error?.code).toBe('access_denied');
  const again = newKey();
  const approved = await approve(bob, asked.body.id, seen.total, {}, again);
  expect(approved.body).toMatchObject({ status: 'approved', now: null, allowed: [] });
  const [placed] = await orders(ada.id);
  expect(placed).toMatchObject({ orderNo: approved.body.order_no, email: ada.email, poNumber: 'PO-1', total: seen.total });
  expect(await reserved()).toBe(10);
  expect((await approve(bob, asked.body.id, seen.total, {}, again)).body).toEqual(approved.body);
  expect(await orders(ada.id)).toHaveLength(1);
  expect((await mails()).slice(1)).toEqual([
    ['approval_approved', ada.email],
    ['order_placed', ada.email],
  ]);
  const told = await ada.shopper.order(placed?.orderNo ?? '', null);
  expect(told.body.events.map(({ text }) => text)).toContain('Approved by the company');
});

test('a buyer orders alone up to the limit, in any currency, and asks above it', async () => {
  const { ada } = await people({ ada: 'buyer', bob: 'approver' });
  await ada.shopper.add(opAmp, 5);
  expect((await ada.shopper.preview()).body.approval).toBeUndefined();
  expect((await ask(ada)).body.error?.code).toBe('state_conflict');
  expect((await ada.shopper.checkout({ email: undefined })).status).toBe(201);
  await ada.shopper.add(opAmp, 100);
  expect((await ada.shopper.preview()).body.approval).toEqual({ reason: 'limit', limit: 1000, currency: 'EUR', has_approver: true });
  expect((await ada.shopper.checkout({ email: undefined, currency: 'JPY' })).body.error?.code).toBe('approval_required');
  expect((await ask(ada)).status).toBe(201);
  const rich = await people({ eve: 'buyer', bob: 'approver' }, { currency: 'JPY' });
  await store.db.update(account).set({ orderLimit: 1_000_000 }).where(eq(account.id, rich.eve.id));
  await rich.eve.shopper.add(opAmp, 100);
  expect((await rich.eve.shopper.checkout({ email: undefined })).status).toBe(201);
});

test('where nobody approves, a buyer above the limit is told so and cannot ask', async () => {
  const { ada } = await people({ ada: 'buyer' });
  await ada.shopper.add(opAmp, 100);
  expect((await ada.shopper.preview()).body.approval?.has_approver).toBe(false);
  const { body } = await ask(ada);
  expect(body.error).toMatchObject({ code: 'approval_required', data: { reason: 'no_approver' } });
  expect(body.error?.message).toContain('nobody in your company approves');
});

test('what has changed since is shown before it is approved: prices, stock, parts that are gone', async () => {
  const { ada, bob } = await people({ ada: 'requester', bob: 'approver' });
  await ada.shopper.add(opAmp, 10);
  await ada.shopper.add('STM32F103C8T6-TY', 2);
  const { id, total } = (await ask(ada)).body;
  await store.db.execute(sql`update offer set break_micros = array(select m * 2 from unnest(break_micros) m) where sku = ${opAmp}`);
  await store.db.execute(sql`update product set hidden = true where mpn = 'STM32F103C8T6'`);
  await store.db.execute(
    sql`update stock s set on_hand = 4, backorder = true from product p where p.id = s.product_id and p.mpn = 'LM358N/NOPB'`,
  );
  const refused = await approve(bob, id, total);
  expect(refused.body.error?.code).toBe('insufficient_stock');
  const seen = (await show(bob, id)).body;
  expect(seen.items.map(({ now: present }) => present?.line_total ?? null)).toEqual([920, null]);
  expect(seen.now?.shortages).toMatchObject([{ requested: 10, available: 4, backorder: true }]);
  const part = (await show(bob, id, '&shortage=available')).body;
  expect(part.items[0]?.now).toMatchObject({ quantity: 4, line_total: 368 });
  const wrong = await approve(bob, id, total, { shortage: 'backorder' });
  expect(wrong.body.error?.code).toBe('price_changed');
  expect(await orders(ada.id)).toEqual([]);
  const taken = await approve(bob, id, part.now?.totals.total ?? 0, { shortage: 'available' });
  expect(taken.body.status).toBe('approved');
  // The rest is the asker's again.
  expect(await quantities(ada)).toEqual([6, 2]);
  await store.db.execute(sql`update product set hidden = false where mpn = 'STM32F103C8T6'`);
  await store.db.execute(sql`update offer set break_micros = array(select m / 2 from unnest(break_micros) m) where sku = ${opAmp}`);
});

test('a refusal needs a reason, tells the asker and gives the lines back to what lies in the cart by now', async () => {
  const { ada, bob } = await people({ ada: 'requester', bob: 'approver' });
  await ada.shopper.add(opAmp, 10);
  const { id, total } = (await ask(ada)).body;
  await ada.shopper.add(opAmp, 3);
  expect((await bob.shopper.call('user/refuse-order', { id, reason: ' ' })).status).toBe(422);
  expect((await refuse(bob, id)).body).toMatchObject({ status: 'refused', reason: 'Over the budget.' });
  expect(await quantities(ada)).toEqual([13]);
  expect((await mails()).slice(1)).toEqual([['approval_refused', ada.email]]);
  expect((await approve(bob, id, total)).body.error).toMatchObject({ code: 'state_conflict', data: { status: 'refused' } });
  expect(await reserved()).toBe(0);
});

test('of two approvers at once one decides; the asker takes back only what waits', async () => {
  const { ada, bob, cid } = await people({ ada: 'requester', bob: 'approver', cid: 'approver' });
  await ada.shopper.add(opAmp, 10);
  const { id, total } = (await ask(ada)).body;
  const both = await Promise.all([approve(bob, id, total), approve(cid, id, total), refuse(cid, id)]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(both.filter(({ body }) => body.error?.code === 'state_conflict')).toHaveLength(2);
  expect((await orders(ada.id)).length + (await quantities(ada)).length).toBe(1);
  await ada.shopper.add(opAmp, 2);
  const other = (await ask(ada)).body;
  expect((await ada.shopper.call<ShownApproval>('user/withdraw-approval', { id: other.id })).body.status).toBe('withdrawn');
  expect((await ada.shopper.call('user/withdraw-approval', { id: other.id })).status).toBe(409);
  expect((await bob.shopper.call('user/withdraw-approval', { id: other.id })).status).toBe(409);
});

test('an approver who is one no more decides nothing; strangers see nothing; who leaves the company gets the lines back', async () => {
  const { ada, bob, cid } = await people({ ada: 'requester', bob: 'approver', cid: 'approver' });
  const { eve } = await people({ eve: 'approver' });
  await ada.shopper.add(opAmp, 10);
  const { id, total } = (await ask(ada)).body;
  expect((await show(eve, id)).status).toBe(404);
  expect((await approve(eve, id, total)).status).toBe(404);
  await store.db.update(account).set({ companyRole: 'buyer' }).where(eq(account.id, bob.id));
  expect((await approve(bob, id, total)).status).toBe(404);
  const list = (await cid.shopper.call<ResponseOf<typeof getApprovals>>('user/approvals?status=waiting')).body;
  expect(list.list.map((one) => one.id)).toEqual([id]);
  const operator = openShopper(store, (await seedOperator(store.db, ['customers'])).headers);
  const [row] = await store.db.select().from(orderApproval).where(eq(orderApproval.id, id));
  const shown = await operator.call<{ name: string; version: number; approvals: object[] }>(`admin/company?id=${row?.companyId}`);
  expect(shown.body.approvals).toMatchObject([{ id, asked_by: { email: ada.email }, total }]);
  const { name, version } = shown.body;
  const left = { id: row?.companyId, version, name, may_pay_by_invoice: false, people: [{ email: cid.email, role: 'approver' }] };
  await operator.call('admin/save-company', left, { 'Idempotency-Key': newKey() });
  expect((await show(ada, id)).body.status).toBe('withdrawn');
  expect(await quantities(ada)).toEqual([10]);
});

test('nobody decides in time: it expires, its asker is told and has the lines again; what waits is never cleaned away', async () => {
  const { ada, bob } = await people({ ada: 'requester', bob: 'approver' });
  await ada.shopper.add(opAmp, 10);
  const { id, total } = (await ask(ada)).body;
  now = new Date(start.getTime() + approvalDays * day - 1);
  await cleanUp(store.deps);
  expect(await expireApprovals(store.deps)).toBe(0);
  expect((await show(bob, id)).body.now?.totals.total).toBe(total);
  now = new Date(start.getTime() + approvalDays * day);
  expect((await approve(bob, id, total)).body.error).toMatchObject({ code: 'state_conflict', data: { status: 'expired' } });
  expect(await expireApprovals(store.deps)).toBe(1);
  expect(await quantities(ada)).toEqual([10]);
  expect((await mails()).slice(1)).toEqual([['approval_expired', ada.email]]);
});

test('quoted prices are put to approvers as well, and ordered at what was quoted', async () => {
  const { ada, bob } = await people({ ada: 'requester', bob: 'approver' });
  const { body: inquired } = await askForQuote(ada.shopper);
  await answer(store, inquired.inquiry);
  const quote = openQuote(ada.shopper, inquired);
  const selections = await quote.first();
  const { inquiry_no, version } = await quote.show();
  const preview = await quote.preview();
  expect(preview.body.approval?.reason).toBe('requester');
  expect((await quote.accept()).body.error?.code).toBe('approval_required');
  const draft = ada.shopper.draft({ email: undefined });
  const body = { currency: 'EUR', expected_total: preview.body.totals.total, accept_terms: true, ...draft };
  const asked = { ...body, quote: { inquiry_no, version, selections } };
  const { id, total } = (await ada.shopper.call<ApprovalSummary>('order/ask-approval', asked, { 'Idempotency-Key': newKey() })).body;
  expect((await show(bob, id)).body).toMatchObject({ quote_no: inquiry_no, now: { totals: { total }, problems: [] } });
  expect((await approve(bob, id, total)).body.status).toBe('approved');
  expect(await orders(ada.id)).toMatchObject([{ quoteNo: inquiry_no, total }]);
});

test('what both sides are told, word for word', async () => {
  const { ada, bob } = await people({ ada: 'requester', bob: 'approver' });
  await store.db
    .update(account)
    .set({ firstName: 'Grace', lastName: 'Hopper', email: `grace-${newKey()}@example.com` })
    .where(eq(account.id, ada.id));
  await store.db.update(account).set({ locale: 'jp' }).where(eq(account.id, bob.id));
  const told = async () =>
    (await saidSince(store.db))
      .join('\n')
      .replaceAll(/[\w-]+@example\.com/g, 'PERSON@example.com')
      .replaceAll(/approval=[\w-]+/g, 'approval=ID');
  await ada.shopper.add(opAmp, 10);
  const first = (await ask(ada, { po_number: 'PO-1', customer_note: 'Two lines,\nand “quotes”.' })).body;
  await refuse(bob, first.id);
  const second = (await ask(ada)).body;
  await approve(bob, second.id, second.total);
  await store.db.execute(sql`delete from outbox where kind like 'order%'`);
  await ada.shopper.add(opAmp, 1);
  await ask(ada);
  now = new Date(start.getTime() + 15 * day);
  await expireApprovals(store.deps);
  await expect(await told()).toMatchFileSnapshot('told/approvals.txt');
});

/** An operator acts for a customer (`docs/api.md` section 2 and 5.6). */
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  type beginImpersonation,
  type endImpersonation,
  type getImpersonations,
  impersonationMinutes,
} from '#contract/api/admin/impersonation.ts';
import { minute } from '#contract/durations.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { takeHandover } from '#contract/api/handover.ts';
import type { UserInfo } from '#contract/api/user-info.ts';
import { readSiteHosts } from '#contract/site-hosts.ts';
import { account, audit, loginToken, operatorPerson, operatorSession, order, outbox } from '#server/db/schema.ts';
import { seedAccount } from '#server/testing/account.ts';
import { bearer } from '#server/testing/member.ts';
import { seedOperator, seedPerson } from '#server/testing/operator.ts';
import { newKey, openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { runCustomer } from '#server/admin/customer-command.ts';

const browser = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' };
const start = new Date('2026-11-23T12:00:00Z');
let now: Date;
let store: TestStore;

beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => now, settings: { hosts: readSiteHosts('shop.example', 'de=shop.de') } });
});
afterAll(() => store.close());
beforeEach(() => void (now = start));
afterEach(async () => {
  await store.db.delete(account);
  await store.db.delete(audit);
});

const seedGerman = () => seedAccount(store.db, { locale: 'de', currency: 'EUR', expiresAt: new Date(start.getTime() + 3_600_000 * 100) });

async function begin(accountId: string, headers: Record<string, string>, reason = 'Ordered by phone') {
  const operator = openShopper(store, { ...browser, ...headers });
  const input = { account_id: accountId, reason };
  return operator.call<ResponseOf<typeof beginImpersonation>>('admin/begin-impersonation', input, { 'Idempotency-Key': newKey() });
}

/** What the address of the answer does in a browser. */
async function follow(address: string, more: Record<string, string> = browser, headers: Record<string, string> = {}) {
  const url = new URL(address);
  const [, code = ''] = /^#handover=([\w-]+)~$/.exec(url.hash) ?? [];
  const visitor = openShopper(store, { ...more, 'X-Forwarded-Host': url.host, ...headers });
  return visitor.call<ResponseOf<typeof takeHandover>>('common/take-handover', { code });
}

/** A person of the shop acts for a customer. */
async function actFor(customer: { id: string }) {
  const person = await seedPerson(store.deps, 'sales');
  const begun = await begin(customer.id, person.headers);
  const { body } = await follow(begun.body.address);
  const token = body.login?.token ?? '';
  return { person, begun: begun.body, token, shopper: openShopper(store, { 'X-Locale': 'en', ...browser, ...bearer(token) }) };
}

const infoOf = (token: string) => store.request('/api/store/user/info', undefined, bearer(token));

test('the customer is told at once, and what the operator orders is marked in order, mail and audit, in the language of the customer', async () => {
  const customer = await seedGerman();
  const { person, begun, token, shopper } = await actFor(customer);
  expect(begun.address).toMatch(/^http:\/\/shop\.de:8080\/#handover=ho_/);
  const info = (await (await infoOf(token)).json()) as UserInfo;
  expect(info).toMatchObject({ id: customer.id, acted_for: { operator: person.name, reason: 'Ordered by phone' } });
  expect(await store.db.select().from(outbox).where(eq(outbox.kind, 'acted_for'))).toMatchObject([
    { recipient: customer.email, locale: 'de', text: expect.stringContaining('Ordered by phone') },
  ]);
  await shopper.add('LM358N-NOPB-TB', 10);
  const { order: placed } = (await shopper.checkout({ email: undefined })).body;
  expect(placed.events.map(({ code }) => code)).toEqual(['placed', 'by_shop']);
  const [row] = await store.db.select().from(order).where(eq(order.orderNo, placed.order_no));
  expect(row).toMatchObject({ accountId: customer.id, locale: 'de' });
  const [mail] = await store.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.kind, 'order_placed'), eq(outbox.recipient, customer.email)));
  expect(mail?.text).toContain('auf Ihren Wunsch');
  const acts = await store.db.select().from(audit).where(eq(audit.action, 'customer.act')).orderBy(audit.id);
  expect(acts).toMatchObject([
    { actor: person.name, role: 'sales', target: customer.email, detail: { call: 'cart/add', reason: 'Ordered by phone' } },
    { actor: person.name, detail: { call: 'order/checkout', order_no: placed.order_no } },
  ]);
  const seen = openShopper(store, person.headers);
  const { body } = await seen.call<ResponseOf<typeof getImpersonations>>(`admin/impersonations?account_id=${customer.id}`);
  expect(body.list).toMatchObject([
    {
      operator: person.name,
      is_open: true,
      acts: [{ call: 'cart/add' }, { call: 'order/checkout', about: placed.order_no, refused: null }],
    },
  ]);
});

test('password, keys, payments, exports and the word of the customer stay theirs, and a refusal is in the trace', async () => {
  const customer = await seedGerman();
  const { shopper, token } = await actFor(customer);
  const own: [string, object?][] = [
    ['user/save-pwd', { old_password: 'a', password: 'four plain words here' }],
    ['user/change-email', { email: 'other@example.com', password: 'x' }],
    ['user/export'],
    ['user/delete-account', { password: 'x' }],
    ['user/api-keys'],
    ['user/save-api-key', { name: 'Mine', scopes: ['cart'] }],
    ['user/sessions'],
    ['user/save-info', { first_name: 'Eve' }],
    ['order/order-pay', { order_no: 'SO-261123-7KQ2ZD', method: 'card' }],
    ['order/withdraw', { order_no: 'SO-261123-7KQ2ZD' }],
    ['user/approve-order', { approval_id: 'a' }],
    ['user/save-comment-rating', {}],
  ];
  const answers = await Promise.all(
    own.map(async ([path, body]) => (await shopper.call(path, body, { 'Idempotency-Key': newKey() })).body.error?.code),
  );
  expect(answers).toEqual(own.map(() => 'customer_only'));
  expect((await infoOf(token)).status).toBe(200);
  expect((await shopper.checkout({ email: undefined })).body.error?.code).toBe('cart_empty');
  expect(await store.db.select().from(audit).where(eq(audit.action, 'customer.act'))).toMatchObject([
    { detail: { call: 'order/checkout', refused: 'cart_empty' } },
  ]);
});

test('only a person with the right and a fresh second factor opens it, with a reason, for an active account', async () => {
  const customer = await seedGerman();
  const key = await seedOperator(store.db);
  expect((await begin(customer.id, key.headers)).body.error?.code).toBe('access_denied');
  const writer = await seedPerson(store.deps, 'content');
  expect((await begin(customer.id, writer.headers)).body.error?.code).toBe('access_denied');
  const reader = await seedPerson(store.deps, 'read_only');
  expect((await begin(customer.id, reader.headers)).body.error?.code).toBe('access_denied');
  const person = await seedPerson(store.deps, 'sales');
  expect((await begin(customer.id, person.headers, ' ')).body.error).toMatchObject({ code: 'validation_failed', fields: { reason: [{}] } });
  now = new Date(start.getTime() + 11 * minute);
  expect((await begin(customer.id, person.headers)).body.error?.code).toBe('factor_required');
  now = start;
  await store.db.update(account).set({ status: 'disabled' }).where(eq(account.id, customer.id));
  expect((await begin(customer.id, person.headers)).body.error?.code).toBe('state_conflict');
});

test('the address opens once, within a minute, in the same browser, and leaves a cart of the operator alone', async () => {
  const customer = await seedGerman();
  const person = await seedPerson(store.deps, 'owner');
  const { address } = (await begin(customer.id, person.headers)).body;
  expect((await follow(address, { 'User-Agent': 'curl' })).body.error?.code).toBe('link_expired');
  const guest = openShopper(store, browser);
  const cartKey = (await guest.add('LM358N-NOPB-TB', 10)).body.cart_key ?? '';
  expect((await follow(address, browser, { 'X-Cart-Key': cartKey })).body.login).toMatchObject({ cartNum: 0, merged: { cart: 0 } });
  expect((await follow(address)).body.error?.code).toBe('link_expired');
  const late = (await begin(customer.id, person.headers)).body.address;
  now = new Date(start.getTime() + minute + 1);
  expect((await follow(late)).body.error?.code).toBe('link_expired');
});

test('it ends by itself, by either side, and with the log-in of the operator', async () => {
  const customer = await seedGerman();
  const timed = await actFor(customer);
  now = new Date(start.getTime() + impersonationMinutes * minute);
  expect((await infoOf(timed.token)).status).toBe(401);
  now = start;

  const ended = await actFor(customer);
  const operator = openShopper(store, ended.person.headers);
  const { body } = await operator.call<ResponseOf<typeof endImpersonation>>('admin/end-impersonation', {
    id: ended.begun.impersonation.id,
  });
  expect(body.impersonation).toMatchObject({ is_open: false, ends_at: start.toISOString() });
  expect((await infoOf(ended.token)).status).toBe(401);

  const gone = await actFor(customer);
  await store.db.delete(operatorSession).where(eq(operatorSession.personId, gone.person.id));
  expect((await infoOf(gone.token)).status).toBe(401);

  const locked = await actFor(customer);
  await store.db.update(operatorPerson).set({ lockedAt: now }).where(eq(operatorPerson.id, locked.person.id));
  expect((await infoOf(locked.token)).status).toBe(401);

  const seen = await actFor(customer);
  const owner = openShopper(store, customer.headers);
  const sessions = (await owner.call<{ list: { id: string; acts_for_reason?: string }[] }>('user/sessions')).body.list;
  const [shops] = await store.db.select().from(loginToken).where(eq(loginToken.impersonationId, seen.begun.impersonation.id));
  expect(sessions.find(({ id }) => id === shops?.id)).toMatchObject({ acts_for_reason: 'Ordered by phone' });
  await owner.call('user/end-session', { id: shops?.id });
  expect((await infoOf(seen.token)).status).toBe(401);
});

test('the console opens it too, in any browser, and says why', async () => {
  const customer = await seedGerman();
  const said: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  await runCustomer(store.deps, ['act-for', customer.email, '--reason', 'Asked by letter']);
  log.mockRestore();
  const { login } = (await follow(said[0] ?? '', { 'User-Agent': 'another browser' })).body;
  expect(login?.user.acted_for).toMatchObject({ operator: 'console', reason: 'Asked by letter' });
  expect(await store.db.select().from(audit).where(eq(audit.action, 'customer.impersonate'))).toMatchObject([
    { actor: 'console', target: customer.email, detail: { reason: 'Asked by letter' } },
  ]);
});

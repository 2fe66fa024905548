/** An account that a guest asks for with their order (`docs/api.md` 5.5; check 9). */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { account, consent, order, outbox } from '#server/db/schema.ts';
import { bearer, goodPassword, openMembers } from '#server/testing/member.ts';
import { addresses, openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
let members: ReturnType<typeof openMembers>;
beforeAll(async () => {
  store = await openStoreWithParts({ settings: { accountActivation: true } });
  members = openMembers(store);
});
afterAll(() => store.close());
afterEach(async () => {
  await store.db.delete(account);
  await store.db.delete(outbox);
});

const email = 'buyer@example.com';
async function buy(change: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const guest = openShopper(store, { 'X-Locale': 'de', ...headers });
  await guest.add('LM358N-NOPB-TB', 1);
  return guest.checkout({ create_account: { password: goodPassword }, ...change });
}
const ownerOf = async (orderNo: string) => (await store.db.select().from(order).where(eq(order.orderNo, orderNo)))[0]?.accountId ?? null;
const kinds = async () => (await store.db.select().from(outbox).orderBy(outbox.id)).map(({ kind }) => kind);

test('the order belongs to the new account once its link is opened, and its addresses are kept', async () => {
  const { status, body } = await buy();
  expect(status).toBe(201);
  expect(await kinds()).toEqual(['order_placed', 'account_activation']);
  expect((await members.login(email)).status).toBe(403);
  expect(body.access_key).toMatch(/^ak_/);
  await members.call(`activation?token=${(await members.lastMail(email))?.token ?? ''}`);
  const { token, user } = (await members.login(email)).body;
  expect(user).toMatchObject({ first_name: 'Erika', last_name: 'Muster', email_verified: true });
  const own = openShopper(store, { 'X-Locale': 'de', ...bearer(token) });
  expect((await own.order(body.order.order_no, null)).status).toBe(200);
  expect((await own.call<{ list: object[] }>('user/user-address')).body.list).toMatchObject([{ line1: addresses.DE.line1 }]);
  expect(await store.db.select().from(consent)).toMatchObject([{ source: 'checkout' }]);
});

test('an address that has an account: a guest’s order like any other, its owner is told, the answer does not tell', async () => {
  const unknown = await buy();
  await store.db.delete(account);
  await members.join(email, { first_name: 'Owner' });
  await store.db.delete(outbox);
  const known = await buy();
  expect([known.status, Object.keys(known.body)]).toEqual([unknown.status, Object.keys(unknown.body)]);
  expect(Object.keys(known.body.order)).toEqual(Object.keys(unknown.body.order));
  expect(await ownerOf(known.body.order.order_no)).toBeNull();
  expect(await kinds()).toEqual(['order_placed', 'account_known']);
  expect((await members.login(email)).body.user?.first_name).toBe('Owner');
});

test('an address that somebody else registered and nobody activated: only its mailbox gets at the order', async () => {
  await members.register(email, { password: 'a stranger chose this' });
  const { body } = await buy();
  const mail = await members.lastMail(email);
  expect(mail?.kind).toBe('account_again');
  await members.call('save-pwd', { token: mail?.token, password: 'the mailbox chose this' });
  expect((await members.login(email, 'a stranger chose this')).status).toBe(401);
  const { token } = (await members.login(email, 'the mailbox chose this')).body;
  expect((await openShopper(store, bearer(token)).order(body.order.order_no, null)).status).toBe(200);
});

test.each([
  ['1234567', 'too_short'],
  ['iloveyou1', 'common'],
  ['my buyer word', 'contains_email'],
])('the password "%s" is refused and nothing is ordered', async (password, reason) => {
  const before = await store.db.$count(order);
  const { status, body } = await buy({ create_account: { password } });
  expect([status, body.error]).toMatchObject([422, { code: 'password_rejected', data: { reason } }]);
  expect([await store.db.$count(order), await store.db.$count(account)]).toEqual([before, 0]);
});

test('who is logged in gets no second account; a shop without mails opens the account at once', async () => {
  await members.join('other@example.com');
  const { token } = (await members.login('other@example.com')).body;
  expect((await buy({}, bearer(token))).body.access_key).toBeNull();
  expect(await store.db.$count(account)).toBe(1);
  store.deps.settings.accountActivation = false;
  try {
    const { body } = await buy();
    const entered = (await members.login(email)).body;
    expect(await ownerOf(body.order.order_no)).toBe(entered.user?.id);
  } finally {
    store.deps.settings.accountActivation = true;
  }
});

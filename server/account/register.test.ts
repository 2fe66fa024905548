/** Registration with activation (`docs/api.md` 5.3 and 7.8; checks 9 and 15). */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { cleanUp } from '#server/run/clean-up.ts';
import { account, consent, loginToken, mailToken, outbox, subscription } from '#server/db/schema.ts';
import { bearer, goodPassword, openMembers } from '#server/testing/member.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';
import { day, minute } from '#contract/durations.ts';

let store: TestStore;
let now = new Date('2026-11-21T12:00:00Z');
let members: ReturnType<typeof openMembers>;
beforeAll(async () => {
  store = await openTestStore({ clock: () => now, settings: { accountActivation: true } });
  members = openMembers(store);
});
afterAll(() => store.close());
beforeEach(() => {
  now = new Date(now.getTime() + day);
});
afterEach(async () => {
  await store.db.delete(account);
  await store.db.delete(outbox);
  await store.db.delete(subscription);
});
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const accounts = () => store.db.select().from(account);

test('an account opens with the link in the mail, which works again but only tells so', async () => {
  const { status, body } = await members.register('Grace@Example.com', {
    company: 'Compiler & Co',
    country: 'DE',
    referrer: 'https://x.org/a?q=me',
  });
  expect([status, body]).toEqual([200, { activation_required: true, email: 'Grace@Example.com' }]);
  const early = await members.login('grace@example.com');
  expect([early.status, early.body.error]).toMatchObject([403, { code: 'account_not_activated', data: { resend_after: 300 } }]);
  const mail = await members.lastMail('Grace@Example.com');
  expect(mail).toMatchObject({ kind: 'account_activation', locale: 'de', subject: 'Aktivieren Sie Ihr Konto' });
  expect(mail?.text).toContain('http://de.localhost:8080/user/activation?token=ml_');
  expect(mail?.html).toContain(mail?.token);
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/Grace E|Compiler/);
  const open = () => members.call(`activation?token=${mail?.token}`);
  expect(await open()).toEqual({ status: 200, body: { status: 'activated', email: 'Grace@Example.com' } });
  expect((await open()).body).toEqual({ status: 'already_active', email: 'Grace@Example.com' });
  const { body: entered } = await members.login('GRACE@example.COM');
  expect(entered.user).toMatchObject({
    first_name: 'Grace',
    company: 'Compiler & Co',
    locale: 'de',
    currency: 'EUR',
    email_verified: true,
  });
  expect((await accounts())[0]).toMatchObject({ country: 'DE', referrer: 'x.org/a' });
});

test('password and links are stored as hashes only, and the consent with its version', async () => {
  await members.register('grace@example.com');
  const { token = '' } = (await members.lastMail('grace@example.com')) ?? {};
  const rows = [await accounts(), await store.db.select().from(mailToken)];
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(rows)).not.toContain(goodPassword);
  expect(rows[0]).toMatchObject([{ passwordHash: expect.stringMatching(/^scrypt\$4\$8\$1\$[\w-]{22}\$[\w-]{43}$/) }]);
  expect(await store.db.select().from(consent)).toMatchObject([{ version: '2026-11', source: 'register', at: now }]);
});

test('a known address gets the same answer, and its owner a mail', async () => {
  await members.join('grace@example.com', { password: 'the first password' });
  const unknown = await members.register('new@example.com', { first_name: 'Eve' });
  const known = await members.register('GRACE@example.com', { first_name: 'Eve' });
  expect(known.status).toBe(unknown.status);
  expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
  expect(known.body).toEqual({ activation_required: true, email: 'GRACE@example.com' });
  expect(await members.lastMail('grace@example.com')).toMatchObject({ kind: 'account_known', subject: 'Sie haben bereits ein Konto' });
  expect((await members.login('grace@example.com', 'the first password')).body.user?.first_name).toBe('Grace');
  expect((await members.login('grace@example.com')).status).toBe(401);
});

test('who names the address of an account that nobody activated changes nothing of it: its mailbox chooses the password', async () => {
  await members.register('grace@example.com', { password: 'somebody else chose' });
  const old = await members.lastMail('grace@example.com');
  await members.register('grace@example.com', { first_name: 'Amazing' });
  const fresh = await members.lastMail('grace@example.com');
  expect(fresh).toMatchObject({ kind: 'account_again', subject: 'Legen Sie ein Passwort für Ihr Konto fest' });
  expect((await members.call(`activation?token=${old?.token}`)).body).toMatchObject({ error: { code: 'link_expired' } });
  for (const password of ['somebody else chose', goodPassword]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await members.login('grace@example.com', password)).status).toBe(401);
  }
  later(5 * minute);
  await members.call('resend-activation', { email: 'grace@example.com' });
  const again = await members.lastMail('grace@example.com');
  expect(again).toMatchObject({ kind: 'account_again' });
  expect((await members.call('save-pwd', { token: again?.token, password: 'chosen by the mailbox' })).status).toBe(200);
  expect((await members.login('grace@example.com', 'chosen by the mailbox')).body.user).toMatchObject({
    first_name: 'Grace',
    email_verified: true,
  });
});

test.each([
  ['short', 'too_short'],
  ['x'.repeat(129), 'too_long'],
  ['Password1', 'common'],
  ['my grace77 word', 'contains_email'],
])('the password "%s" is refused with its reason and leaves nothing behind', async (password, reason) => {
  const { status, body } = await members.register('grace77@example.com', { password });
  expect([status, body.error]).toMatchObject([422, { code: 'password_rejected', data: { reason } }]);
  expect(body.error?.message).toContain('Passwort');
  expect(await accounts()).toEqual([]);
});

test.each([
  ['no consent', { consent: false }, 'consent'],
  ['no password', { password: '' }, 'password'],
  ['a broken address', { email: 'grace@' }, 'email'],
  ['an address past 254 characters', { email: `${'a'.repeat(250)}@b.de` }, 'email'],
  ['an empty name', { first_name: '  ' }, 'first_name'],
  ['a long name', { last_name: 'x'.repeat(61) }, 'last_name'],
  ['letters for a phone', { phone: 'call me' }, 'phone'],
])('%s is refused at its field', async (_what, change, field) => {
  const { status, body } = await members.register('grace@example.com', change);
  expect(status).toBe(422);
  expect(Object.keys(body.error?.fields ?? {})).toEqual([field]);
  expect(await accounts()).toEqual([]);
});

test('links that are forged, of another kind or a week old are refused alike', async () => {
  await members.register('grace@example.com');
  const { token = '' } = (await members.lastMail('grace@example.com')) ?? {};
  const code = async (path: string) => (await members.call(path)).body;
  const expired = { error: { code: 'link_expired' } };
  expect(await code('activation?token=ml_forged')).toMatchObject(expired);
  expect(await code(`change-pwd?token=${token}`)).toMatchObject(expired);
  expect((await members.call('activation')).status).toBe(422);
  later(7 * day);
  expect(await code(`activation?token=${token}`)).toMatchObject(expired);
  expect((await members.login('grace@example.com')).status).toBe(403);
});

test('the link is sent again, but not at once, and nobody learns to whom', async () => {
  await members.register('grace@example.com');
  const ask = (email: string) => members.call('resend-activation', { email });
  expect(await ask('grace@example.com')).toEqual({ status: 200, body: { ok: true } });
  expect(await ask('nobody@example.com')).toEqual({ status: 200, body: { ok: true } });
  expect(await store.db.$count(outbox)).toBe(1);
  later(5 * minute);
  await ask('Grace@example.com');
  expect(await store.db.$count(outbox)).toBe(2);
  const { token } = (await members.lastMail('grace@example.com')) ?? {};
  expect((await members.call(`activation?token=${token}`)).body).toMatchObject({ status: 'activated' });
  later(5 * minute);
  await ask('grace@example.com');
  expect(await store.db.$count(outbox)).toBe(2);
});

test.each([
  ['/order/checkout?step=review', 'activation?redirect=%2Forder%2Fcheckout&'],
  ['/product/list/call-this-number', 'activation?'],
  ['//evil.example/cart', 'activation?'],
  ['https://evil.example', 'activation?'],
  ['/no/such/page', 'activation?'],
])('the link leads back to a page of the shop and carries no words that somebody else chose: %s', async (path, link) => {
  const linkNow = async () => /activation\?[^=]*=?[^&]*&?/.exec((await members.lastMail('back@example.com'))?.text ?? '')?.[0];
  await members.register('back@example.com', { return_path: path });
  expect((await linkNow())?.split('token=')[0]).toBe(link);
  later(6 * 60_000);
  await members.call('resend-activation', { email: 'back@example.com', return_path: path });
  expect(await store.db.$count(outbox)).toBe(2);
  expect((await linkNow())?.split('token=')[0]).toBe(link);
});

test('the newsletter begins with the activation, not before', async () => {
  await members.register('grace@example.com', { newsletter: true });
  const status = async () => (await store.db.select().from(subscription))[0]?.status;
  expect(await status()).toBe('pending');
  expect(await store.db.$count(outbox)).toBe(1);
  const { token } = (await members.lastMail('grace@example.com')) ?? {};
  await members.call(`activation?token=${token}`);
  expect(await status()).toBe('confirmed');
  expect((await members.login('grace@example.com')).body.user?.newsletter).toBe(true);
});

test('what is past its end is removed: accounts nobody activated after 30 days, links, log-ins', async () => {
  await members.register('idle@example.com');
  await members.join('grace@example.com');
  const { body } = await members.login('grace@example.com');
  expect(await store.db.$count(loginToken)).toBe(1);
  later(30 * day + 1);
  expect((await members.call('info', undefined, bearer(body.token))).status).toBe(401);
  await cleanUp(store.deps);
  expect(await accounts()).toMatchObject([{ email: 'grace@example.com' }]);
  expect([await store.db.$count(loginToken), await store.db.$count(mailToken)]).toEqual([0, 0]);
});

test('two registrations of one address at once make one account', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => members.register('grace@example.com')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await accounts()).toHaveLength(1);
});

test('a shop that sends no mails logs in at once, and says when an address is taken', async () => {
  store.deps.settings.accountActivation = false;
  try {
    const { body } = await members.register('grace@example.com', { newsletter: true });
    expect(body).toMatchObject({
      activation_required: false,
      token: expect.stringMatching(/^st_/),
      user: { email_verified: false },
      cart_key: null,
    });
    expect(await members.lastMail('grace@example.com')).toMatchObject({ kind: 'subscribe_confirm' });
    const again = await members.register('GRACE@example.com');
    expect([again.status, again.body.error?.fields]).toMatchObject([422, { email: [{ code: 'not_unique' }] }]);
    await store.db.update(account).set({ status: 'unactivated' }).where(eq(account.email, 'grace@example.com'));
    expect((await members.login('grace@example.com')).status).toBe(200);
  } finally {
    store.deps.settings.accountActivation = true;
  }
});

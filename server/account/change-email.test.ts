/** Another e-mail address (`docs/api.md` 5.3 and section 2; check 9). */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { ErrorAnswer } from '#contract/api/error.ts';
import { account, outbox, subscription } from '#server/db/schema.ts';
import { bearer, goodPassword, openMembers } from '#server/testing/member.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';
import { day } from '#contract/durations.ts';

const email = 'grace@example.com';
const next = 'hopper@example.org';
let store: TestStore;
let now = new Date('2026-11-21T12:00:00Z');
let members: ReturnType<typeof openMembers>;
let token: string;
beforeAll(async () => {
  store = await openTestStore({ clock: () => now, settings: { accountActivation: true } });
  members = openMembers(store);
});
afterAll(() => store.close());
beforeEach(async () => {
  now = new Date(now.getTime() + 8 * day);
  await members.join(email);
  ({ token } = (await members.login(email)).body);
  await store.db.delete(outbox);
});
afterEach(async () => {
  await store.db.delete(account);
  await store.db.delete(outbox);
  await store.db.delete(subscription);
});

interface Changed extends Partial<ErrorAnswer> {
  email?: string;
}
const ask = (change: object = {}) =>
  members.call<Changed>('change-email', { password: goodPassword, email: next, ...change }, bearer(token));
const confirm = (link = '', headers: Record<string, string> = {}) =>
  members.call<Changed>(`confirm-email?token=${link}`, undefined, headers);
const info = async (who = token) => (await members.call('info', undefined, bearer(who))).status;
const kinds = async () => (await store.db.select().from(outbox).orderBy(outbox.id)).map(({ kind, recipient }) => `${kind} ${recipient}`);

test('the new address proves itself by a link; until then nothing changes, then all other log-ins end', async () => {
  const other = (await members.login(email)).body.token;
  expect(await ask()).toEqual({ status: 200, body: { ok: true, confirmation_required: true } });
  expect(await kinds()).toEqual([`account_email_new ${next}`, `account_email_asked ${email}`]);
  const mail = await members.lastMail(next);
  expect(mail?.text).toContain('/user/activation?kind=email&token=ml_');
  expect((await members.login(email)).status).toBe(200);
  expect(await confirm(mail?.token, bearer(token))).toEqual({ status: 200, body: { email: next } });
  expect([await info(), await info(other)]).toEqual([200, 401]);
  expect([(await members.login(email)).status, (await members.login(next)).status]).toEqual([401, 200]);
  expect(await members.lastMail(email)).toMatchObject({ kind: 'account_email_changed' });
  const mails = await store.db.$count(outbox);
  expect((await confirm(mail?.token)).body).toEqual({ email: next });
  expect([await store.db.$count(outbox), (await members.login(next)).status]).toEqual([mails, 200]);
});

test('an address that somebody has gets the same answer; only its owner is told', async () => {
  await members.join(next, { first_name: 'Owner' });
  await store.db.delete(outbox);
  const known = await ask({ email: next.toUpperCase() });
  expect(known).toEqual({ status: 200, body: { ok: true, confirmation_required: true } });
  expect(await kinds()).toEqual([`account_email_known ${next}`, `account_email_asked ${email}`]);
  expect((await ask({ email: 'free@example.org' })).body).toEqual(known.body);
});

test('an address that somebody registered meanwhile is refused, one that nobody activated is taken over', async () => {
  await ask();
  const { token: link } = (await members.lastMail(next)) ?? {};
  await members.register(next);
  expect((await confirm(link, bearer(token))).body.email).toBe(next);
  await ask({ email: 'third@example.org' });
  const { token: late } = (await members.lastMail('third@example.org')) ?? {};
  await members.join('third@example.org');
  expect((await confirm(late)).body.error?.code).toBe('link_expired');
});

test('only the latest wish counts, for a day; a new password and forged links end it', async () => {
  await ask();
  const { token: first } = (await members.lastMail(next)) ?? {};
  await ask({ email: 'other@example.org' });
  const { token: second } = (await members.lastMail('other@example.org')) ?? {};
  expect([(await confirm(first)).status, (await confirm('ml_forged')).status]).toEqual([410, 410]);
  await members.call('save-pwd', { old_password: goodPassword, password: 'a whole new one' }, bearer(token));
  expect((await confirm(second)).status).toBe(410);
  await ask({ password: 'a whole new one' });
  const { token: third } = (await members.lastMail(next)) ?? {};
  now = new Date(now.getTime() + day);
  expect((await confirm(third)).status).toBe(410);
  expect((await members.login(email, 'a whole new one')).status).toBe(200);
});

test('a reset link of the old address dies with it, the newsletter follows', async () => {
  await members.call('save-info', { newsletter: true }, bearer(token));
  await members.call('forgot-pwd', { email });
  const { token: reset } = (await members.lastMail(email)) ?? {};
  await ask();
  await confirm((await members.lastMail(next))?.token);
  expect((await members.call(`change-pwd?token=${reset}`)).status).toBe(410);
  expect(await store.db.select({ email: subscription.email, status: subscription.status }).from(subscription)).toEqual([
    { email: next, status: 'confirmed' },
  ]);
});

test.each([
  ['a wrong password', { password: 'guess' }, 401, 'invalid_credentials'],
  ['the present address', { email: 'GRACE@example.com' }, 422, 'validation_failed'],
  ['no address', { email: 'grace@' }, 422, 'validation_failed'],
])('%s is refused and nothing is sent', async (_what, change, status, code) => {
  const answer = await ask(change);
  expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
  expect(await store.db.$count(outbox)).toBe(0);
});

test('a shop without a mail server keeps the link in its outbox, and the account its address until it is opened', async () => {
  store.deps.settings.accountActivation = false;
  try {
    expect((await ask()).body).toEqual({ ok: true, confirmation_required: true });
    expect(await kinds()).toEqual([`account_email_new ${next}`, `account_email_asked ${email}`]);
    expect([(await members.login(next)).status, (await members.login(email)).status]).toEqual([401, 200]);
    expect((await confirm((await members.lastMail(next))?.token)).body).toEqual({ email: next });
    const [row] = await store.db.select().from(account).where(eq(account.email, next));
    expect(row?.emailVerifiedAt).toEqual(now);
    expect(await members.lastMail(email)).toMatchObject({ kind: 'account_email_changed' });
  } finally {
    store.deps.settings.accountActivation = true;
  }
});

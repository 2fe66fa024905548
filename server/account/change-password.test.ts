/** Forgotten and changed passwords, and the profile (`docs/api.md` 5.3; check 9). */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { account, mailToken, outbox, subscription } from '#server/db/schema.ts';
import { bearer, goodPassword, openMembers } from '#server/testing/member.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';
import { day, minute } from '#contract/durations.ts';

const email = 'grace@example.com';
const newPassword = 'a whole new one';
let store: TestStore;
let now = new Date('2026-11-21T12:00:00Z');
let members: ReturnType<typeof openMembers>;
beforeAll(async () => {
  store = await openTestStore({ clock: () => now, settings: { accountActivation: true } });
  members = openMembers(store);
});
afterAll(() => store.close());
beforeEach(async () => {
  now = new Date(now.getTime() + 2 * day);
  await members.join(email);
  await store.db.delete(outbox);
});
afterEach(async () => {
  await store.db.delete(account);
  await store.db.delete(outbox);
  await store.db.delete(subscription);
});

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const enter = async (password?: string) => (await members.login(email, password)).body.token;
const info = async (token: string) => (await members.call('info', undefined, bearer(token))).status;
const forget = (address = email) => members.call('forgot-pwd', { email: address });
const check = (token: string) => members.call(`change-pwd?token=${token}`);
const save = (body: object, headers?: Record<string, string>) => members.call('save-pwd', body, headers);
const resetToken = async () => {
  await forget();
  return (await members.lastMail(email))?.token ?? '';
};

test('nobody learns by a forgotten password who has an account', async () => {
  expect(await forget('nobody@example.com')).toEqual({ status: 200, body: { ok: true } });
  expect(await store.db.$count(outbox)).toBe(0);
  expect(await forget('Grace@Example.com')).toEqual({ status: 200, body: { ok: true } });
  const mail = await members.lastMail(email);
  expect(mail).toMatchObject({ kind: 'account_reset', subject: 'Legen Sie ein neues Passwort fest' });
  expect(mail?.text).toContain('http://de.localhost:8080/user/changePwd?token=ml_');
  expect(JSON.stringify(await store.db.select().from(mailToken))).not.toContain(mail?.token);
});

test('the link sets a new password once, ends every log-in and tells the owner', async () => {
  const [one, two] = [await enter(), await enter()];
  const token = await resetToken();
  const valid = { valid: true, email: 'g…@e…', expires_at: new Date(now.getTime() + 60 * minute).toISOString() };
  expect((await check(token)).body).toEqual(valid);
  expect((await check(token)).body).toEqual(valid);
  const second = await resetToken();
  expect(await save({ token, password: newPassword })).toEqual({ status: 200, body: { ok: true } });
  expect([await info(one), await info(two)]).toEqual([401, 401]);
  expect(await members.lastMail(email)).toMatchObject({ kind: 'account_password', subject: 'Ihr Passwort wurde geändert' });
  expect([(await members.login(email)).status, (await members.login(email, newPassword)).status]).toEqual([401, 200]);
  for (const used of [token, second]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect([(await check(used)).body.error?.code, (await save({ token: used, password: 'once more please' })).body.error?.code]).toEqual([
      'link_expired',
      'link_expired',
    ]);
  }
  expect((await members.login(email, newPassword)).status).toBe(200);
});

test('two uses of one link at once change the password once', async () => {
  const token = await resetToken();
  const answers = await Promise.all(['first new password', 'second new password'].map((password) => save({ token, password })));
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '410']);
});

test('a link is refused after an hour, when forged, and for a closed account', async () => {
  const token = await resetToken();
  await store.db.update(account).set({ status: 'disabled' });
  expect((await save({ token, password: newPassword })).status).toBe(410);
  expect(await store.db.$count(outbox)).toBe(1);
  await forget();
  expect(await store.db.$count(outbox)).toBe(1);
  await store.db.update(account).set({ status: 'active' });
  expect([(await check('ml_forged')).status, (await save({ token: `${token}x`, password: newPassword })).status]).toEqual([410, 410]);
  later(60 * minute);
  expect([(await check(token)).status, (await save({ token, password: newPassword })).status]).toEqual([410, 410]);
  expect((await members.login(email)).status).toBe(200);
});

test('a weak password leaves the link as it was', async () => {
  const token = await resetToken();
  for (const [password, reason] of [
    ['1234567', 'too_short'],
    ['iloveyou1', 'common'],
    ['grace grace grace', 'contains_email'],
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await save({ token, password })).body.error).toMatchObject({ code: 'password_rejected', data: { reason } });
  }
  expect((await save({ token, password: newPassword })).status).toBe(200);
});

test('the link also activates an account that still waited for its activation', async () => {
  await members.register('late@example.com');
  await forget('late@example.com');
  const { token = '' } = (await members.lastMail('late@example.com')) ?? {};
  expect((await save({ token, password: newPassword })).status).toBe(200);
  const { body } = await members.login('late@example.com', newPassword);
  expect(body.user?.email_verified).toBe(true);
});

test('who is logged in changes the password with the old one and stays logged in, alone', async () => {
  const [here, there] = [await enter(), await enter()];
  const link = await resetToken();
  const wrong = await save({ old_password: 'not the password', password: newPassword }, bearer(here));
  expect([wrong.status, wrong.body.error?.code]).toEqual([401, 'invalid_credentials']);
  expect((await save({ password: newPassword }, bearer(here))).body.error?.fields).toMatchObject({ old_password: [{ code: 'required' }] });
  expect((await save({ old_password: goodPassword, password: 'qwertyuiop' }, bearer(here))).body.error?.code).toBe('password_rejected');
  expect([await info(here), await info(there)]).toEqual([200, 200]);
  expect((await save({ old_password: goodPassword, password: newPassword }, bearer(here))).status).toBe(200);
  expect([await info(here), await info(there)]).toEqual([200, 401]);
  expect((await check(link)).status).toBe(410);
  expect(await members.lastMail(email)).toMatchObject({ kind: 'account_password' });
  expect((await members.login(email, newPassword)).status).toBe(200);
});

test('a stolen log-in cannot try out old passwords', async () => {
  const token = await enter();
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    statuses.push((await save({ old_password: `guess ${count}`, password: newPassword }, bearer(token))).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

test('the profile changes as sent; what is not sent stays, what is empty is cleared', async () => {
  const token = await enter();
  const change = (body: object) => members.call('save-info', body, bearer(token));
  const full = { phone: '+49 30 1234567', company: 'Compiler & Co', locale: 'jp', currency: 'JPY' };
  expect((await change(full)).body).toMatchObject({ ...full, first_name: 'Grace', last_name: 'Example', newsletter: false });
  expect((await change({ first_name: ' Amazing ', phone: '' })).body).toMatchObject({
    first_name: 'Amazing',
    phone: null,
    company: 'Compiler & Co',
  });
  expect((await change({})).body).toMatchObject({ first_name: 'Amazing', locale: 'jp' });
  const wrong = await change({ first_name: '', phone: 'x', locale: 'klingon', currency: 'XXX' });
  expect([wrong.status, Object.keys(wrong.body.error?.fields ?? {})]).toEqual([422, ['first_name', 'phone', 'locale', 'currency']]);
  await forget();
  expect(await members.lastMail(email)).toMatchObject({ locale: 'jp', subject: '新しいパスワードを設定してください' });
});

test('the newsletter is joined and left in the profile; an address nobody verified is asked by mail first', async () => {
  const token = await enter();
  const wish = async (newsletter: boolean) =>
    (await members.call<{ newsletter: boolean }>('save-info', { newsletter }, bearer(token))).body.newsletter;
  const status = async () => (await store.db.select().from(subscription))[0]?.status;
  expect([await wish(true), await status()]).toEqual([true, 'confirmed']);
  expect([await wish(false), await status()]).toEqual([false, 'unsubscribed']);
  expect(await store.db.$count(outbox)).toBe(0);
  await store.db.update(account).set({ emailVerifiedAt: null });
  expect([await wish(true), await status()]).toEqual([true, 'pending']);
  expect(await members.lastMail(email)).toMatchObject({ kind: 'subscribe_confirm' });
});

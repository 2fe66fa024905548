import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorAnswer } from '#contract/api/error.ts';
import { userInfo } from '#contract/api/account.ts';
import { loginToken } from '#server/db/schema.ts';
import { seedAccount } from '#server/testing/account.ts';
import { type TestStore, openTestStore } from '#server/testing/store.ts';

let store: TestStore;
let now = new Date('2026-11-21T12:00:00Z');
beforeAll(async () => {
  store = await openTestStore({ clock: () => now });
});
afterAll(() => store.close());

const tomorrow = new Date('2026-11-22T12:00:00Z');

async function ask(headers: Record<string, string>) {
  const response = await store.request('/api/store/user/info', undefined, headers);
  const body: unknown = await response.json();
  return { status: response.status, cache: response.headers.get('Cache-Control'), body };
}

test('shows the account of the token, to nobody else and to no cache', async () => {
  const ada = await seedAccount(store.db, { expiresAt: tomorrow });
  await seedAccount(store.db, { expiresAt: tomorrow });
  const answer = await ask(ada.headers);
  expect(userInfo.parse(answer.body)).toMatchObject({ id: ada.id, email: ada.email, first_name: 'Ada', email_verified: true });
  expect([answer.status, answer.cache]).toEqual([200, 'private, no-store']);
});

test.each([
  ['no header', {}, 'auth_required'],
  ['cookies alone', { Cookie: 'token=st_abc; cart_key=ck_abc' }, 'auth_required'],
  ['an unknown token', { Authorization: `Bearer st_${'a'.repeat(43)}` }, 'token_invalid'],
  ['something else', { Authorization: 'Basic YWRh' }, 'token_invalid'],
])('with %s the visitor is anonymous', async (_what, headers, code) => {
  const answer = await ask(headers);
  expect([answer.status, errorAnswer.parse(answer.body).error.code]).toEqual([401, code]);
});

test('ends with the token and with the account', async () => {
  const late = await seedAccount(store.db, { expiresAt: new Date('2026-11-21T11:59:59Z') });
  expect((await ask(late.headers)).status).toBe(401);
  const blocked = await seedAccount(store.db, { expiresAt: tomorrow, status: 'disabled' });
  expect((await ask(blocked.headers)).status).toBe(401);
});

test('a login knows when it was used last, to the hour', async () => {
  await store.db.delete(loginToken);
  const { headers } = await seedAccount(store.db, { expiresAt: tomorrow });
  await store.db.update(loginToken).set({ lastUsedAt: new Date('2026-11-21T10:00:00Z') });
  await ask(headers);
  now = new Date('2026-11-21T12:30:00Z');
  await ask(headers);
  const [row] = await store.db.select().from(loginToken);
  expect(row?.lastUsedAt).toEqual(new Date('2026-11-21T12:00:00Z'));
});

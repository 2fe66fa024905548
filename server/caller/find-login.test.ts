/** The token of a log-in and its change for a new one (`docs/api.md` section 2). */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newTokenHeader } from '#contract/api/endpoint.ts';
import { account } from '#server/db/schema.ts';
import { bearer, openMembers } from '#server/testing/member.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';
import { hour } from '#contract/durations.ts';

const email = 'grace@example.com';
const start = Date.parse('2026-11-21T12:00:00Z');
const second = 1000;
let now: Date;
let store: TestStore;
let members: ReturnType<typeof openMembers>;
let token: string;
beforeAll(async () => {
  store = await openTestStore({ clock: () => now });
  members = openMembers(store);
});
afterAll(() => store.close());
beforeEach(async () => {
  now = new Date(start);
  await members.join(email);
  token = (await members.login(email)).body.token;
});
afterEach(() => store.db.delete(account));

const pass = (milliseconds: number) => void (now = new Date(now.getTime() + milliseconds));

/** Shows a token; tells the status and the new token that came with the answer. */
async function show(shown: string) {
  const answer = await store.request('/api/store/user/info', undefined, bearer(shown));
  return { status: answer.status, next: answer.headers.get(newTokenHeader) };
}

/** The token after a day. */
async function rotate(): Promise<string> {
  pass(24 * hour);
  const { next } = await show(token);
  expect(next).toMatch(/^st_[\w-]{43}$/);
  return next ?? '';
}

test('a token changes at its first use after 24 hours, for one of calls side by side', async () => {
  pass(24 * hour - second);
  expect(await show(token)).toEqual({ status: 200, next: null });
  pass(second);
  const answers = await Promise.all([show(token), show(token), show(token)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.filter(({ next }) => next !== null)).toHaveLength(1);
});

test('the former token goes on for 60 s after the first use of the new one; whoever shows it later ends the log-in', async () => {
  const next = await rotate();
  const [first, beside] = await Promise.all([show(next), show(next)]);
  expect([first.status, beside.status]).toEqual([200, 200]);
  pass(60 * second);
  expect(await show(token)).toEqual({ status: 200, next: null });
  pass(second);
  expect((await show(token)).status).toBe(401);
  expect((await show(next)).status).toBe(401);
});

test('a new token that never arrived costs nothing: the former goes on and is followed by another', async () => {
  const lost = await rotate();
  pass(30 * second);
  expect(await show(token)).toEqual({ status: 200, next: null });
  pass(31 * second);
  const { next } = await show(token);
  expect(next).not.toBeNull();
  expect((await show(lost)).status).toBe(401);
  expect((await show(next ?? '')).status).toBe(200);
});

test('a token of days ago ends the log-in, too, and no other one of the account', async () => {
  const other = (await members.login(email)).body.token;
  const newer = await rotate();
  await show(newer);
  pass(24 * hour);
  const { next } = await show(newer);
  await show(next ?? '');
  expect((await show(token)).status).toBe(401);
  expect((await show(next ?? '')).status).toBe(401);
  expect((await show(other)).status).toBe(200);
});

test('it ends 168 hours after the log-in, however often its token has changed', async () => {
  let current = token;
  for (let day = 1; day < 7; day += 1) {
    pass(24 * hour);
    // oxlint-disable-next-line no-await-in-loop -- day after day
    const { next } = await show(current);
    expect(next).not.toBeNull();
    current = next ?? '';
    // oxlint-disable-next-line no-await-in-loop -- as above
    await show(current);
  }
  pass(24 * hour - second);
  expect((await show(current)).status).toBe(200);
  pass(second);
  expect((await show(current)).status).toBe(401);
});

test('a log-out with the former token ends the log-in', async () => {
  const next = await rotate();
  await show(next);
  expect((await store.request('/api/store/user/logout', {}, bearer(token))).status).toBe(200);
  expect((await show(next)).status).toBe(401);
});

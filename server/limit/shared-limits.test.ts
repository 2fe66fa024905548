/** Two stores on one database count together what must not happen too often (`docs/operate.md`, scaling out). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStoreApp } from '#server/run/app.ts';
import type { StoreApp } from '#server/caller/call.ts';
import { cleanUp } from '#server/run/clean-up.ts';
import { loginFailure, rateWindow } from '#server/db/schema.ts';
import { goodPassword, openMembers } from '#server/testing/member.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';
import { minute } from '#contract/durations.ts';

const email = 'grace@example.com';
let store: TestStore;
let apps: StoreApp[];
let now: Date;
let turn = 0;
beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z');
  store = await openTestStore({ clock: () => now, settings: { rateLimits: true, sharedLimits: true, edgeSecret: 'the edge' } });
  apps = [store.app, createStoreApp(store.deps)];
});
afterEach(() => store.close());

/** One call, by turns at either of the two. */
async function ask(path: string, body?: unknown, ip = '203.0.113.7'): Promise<Response> {
  turn += 1;
  const headers = { 'X-Forwarded-For': ip, 'X-Edge-Secret': 'the edge', 'Content-Type': 'application/json' };
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const app = apps[turn % apps.length] ?? store.app;
  return app.request(path, { headers, ...sent });
}

const logIn = (password: string, address = email, ip?: string) => ask('/api/store/user/login', { email: address, password }, ip);

async function statuses(count: number, one: (index: number) => Promise<Response>): Promise<number[]> {
  const all: number[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let index = 0; index < count; index += 1) all.push((await one(index)).status);
  return all;
}

test('tries to log in count together, and the network that used them up is told how long it waits', async () => {
  const tried = await statuses(20, (index) => logIn('a guess', `u${index}@example.com`));
  expect(tried).toEqual(Array.from({ length: 20 }, () => 401));
  now = new Date(now.getTime() + 10 * minute);
  const refused = [await logIn('a guess'), await logIn('a guess')];
  expect(refused.map(({ status }) => status)).toEqual([429, 429]);
  expect(refused.map(({ headers }) => headers.get('Retry-After'))).toEqual(['3000', '3000']);
  expect((await logIn('a guess', email, '203.0.113.8')).status).toBe(401);
  now = new Date(now.getTime() + 50 * minute);
  expect((await logIn('a guess')).status).toBe(401);
});

test('all at once at both of them are exactly as many as one would let in', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => logIn('a guess', `u${index}@example.com`)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
});

test('five wrong passwords at two stores make the address wait at both, twice as long the next time', async () => {
  await openMembers(store).join(email);
  expect(await statuses(5, () => logIn('a guess'))).toEqual([401, 401, 401, 401, 401]);
  expect(await statuses(2, () => logIn(goodPassword))).toEqual([429, 429]);
  expect((await logIn(goodPassword, email, '203.0.113.8')).status).toBe(200);
  now = new Date(now.getTime() + 60 * minute);
  expect(await statuses(5, () => logIn('a guess'))).toEqual([401, 401, 401, 401, 401]);
  expect((await logIn(goodPassword)).headers.get('Retry-After')).toBe('1800');
  now = new Date(now.getTime() + 60 * minute);
  expect(await statuses(2, () => logIn(goodPassword))).toEqual([200, 200]);
});

test('guesses at one address all at once are five, not five at each store', async () => {
  const answers = await Promise.all(Array.from({ length: 16 }, (_, index) => logIn(`guess ${index}`)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(11);
});

test('three mails an hour go to one address, whichever store is asked', async () => {
  const path = '/api/store/user/forgot-pwd';
  const asked = await statuses(4, (index) => ask(path, { email }, `203.0.113.${index}`));
  expect(asked).toEqual([200, 200, 200, 429]);
});

test('what comes often asks the database nothing, and no address stands in it', async () => {
  await statuses(10, () => ask('/api/get-ip'));
  expect(await store.db.select().from(rateWindow)).toEqual([]);
  await logIn('a guess');
  const rows = [...(await store.db.select().from(rateWindow)), ...(await store.db.select().from(loginFailure))];
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/203\.0|grace|user\/login/);
});

test('the clean-up takes what has ended', async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  try {
    await logIn('a guess');
    await cleanUp(store.deps);
    expect([await store.db.$count(rateWindow), await store.db.$count(loginFailure)]).toEqual([1, 1]);
    now = new Date(now.getTime() + 25 * 60 * minute);
    await cleanUp(store.deps);
    expect([await store.db.$count(rateWindow), await store.db.$count(loginFailure)]).toEqual([0, 0]);
  } finally {
    vi.useRealTimers();
  }
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#server/db/client.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';
import { createRateLimiter } from './rate-limiter.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore({ settings: { sharedLimits: true } });
});
afterAll(() => store.close());

const clock = () => new Date('2026-11-21T12:00:30Z');
const rule = { limit: 2, seconds: 3600 };

test('while the database is away a process counts for itself, and lets in what it may', async () => {
  // Nobody listens there.
  const away = connect('postgresql://nobody@127.0.0.1:1/none', 1);
  const use = createRateLimiter({ ...store.deps, clock, db: away.db });
  expect(await use('a visitor', rule)).toEqual({ limit: 2, remaining: 1, resetSeconds: 3570 });
  expect((await use('a visitor', rule)).remaining).toBe(0);
  await expect(use('a visitor', rule)).rejects.toMatchObject({ code: 'rate_limited' });
  expect((await use('another one', rule)).remaining).toBe(1);
  await away.close();
});

test('a fault that is no absence is told', async () => {
  const { db, close } = connect(store.url.replace(/\/[^/?]+(?=\?|$)/, '/postgres'), 1);
  await expect(createRateLimiter({ ...store.deps, db })('a visitor', rule)).rejects.toThrow('rate_window');
  await close();
});

test('two processes tell what is left of one window, and uses of any size count', async () => {
  const [a, b] = [createRateLimiter({ ...store.deps, clock }), createRateLimiter({ ...store.deps, clock })];
  const bytes = { limit: 100, seconds: 60 };
  expect(await a('bytes', bytes, 60)).toEqual({ limit: 100, remaining: 40, resetSeconds: 30 });
  expect((await b('bytes', bytes, 40)).remaining).toBe(0);
  await expect(a('bytes', bytes, 1)).rejects.toMatchObject({ code: 'rate_limited' });
  await expect(b('bytes', bytes, 1)).rejects.toMatchObject({ code: 'rate_limited' });
});

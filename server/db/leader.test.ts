import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { standForLeader } from './leader.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const soon = { timeout: 15_000, interval: 50 };

test('one of two leads, and the other takes over when it resigns or its connection breaks', async () => {
  const first = await standForLeader(database.url);
  const second = await standForLeader(database.url);
  expect([first.isLeader(), second.isLeader()]).toEqual([true, false]);

  await first.resign();
  await vi.waitFor(() => expect(second.isLeader()).toBe(true), soon);

  const third = await standForLeader(database.url);
  expect(third.isLeader()).toBe(false);
  await database.pool.query(`select pg_terminate_backend(pid) from pg_locks join pg_database d on d.oid = pg_locks.database
    where locktype = 'advisory' and granted and d.datname = current_database()`);
  await vi.waitFor(() => expect([second.isLeader(), third.isLeader()].filter(Boolean)).toHaveLength(1), soon);
  await Promise.all([second.resign(), third.resign()]);
});

test('a process whose connection breaks is present again under a new number', async () => {
  const only = await standForLeader(database.url);
  const before = only.presence();
  await database.pool.query(`select pg_terminate_backend(pid) from pg_locks join pg_database d on d.oid = pg_locks.database
    where locktype = 'advisory' and granted and d.datname = current_database()`);
  await vi.waitFor(() => expect(only.presence()).toBeNull(), { ...soon, interval: 1 });
  await vi.waitFor(() => expect(only.presence()).toEqual(expect.any(Number)), soon);
  expect(only.presence()).not.toBe(before);
  await vi.waitFor(() => expect(only.isLeader()).toBe(true), soon);
  await only.resign();
});

test('without a database nobody leads, and nothing fails', async () => {
  const alone = await standForLeader('postgresql://shop@127.0.0.1:1/none');
  expect(alone.isLeader()).toBe(false);
  await alone.resign();
});

test('a process whose clock is wrong leaves the lead to one whose clock is right, and stands again once it is', async () => {
  let ahead = 0;
  const told: number[] = [];
  const jumping = await standForLeader(database.url, { clock: () => Date.now() + ahead, onWrongClock: (by) => told.push(by) });
  const steady = await standForLeader(database.url);
  expect([jumping.isLeader(), steady.isLeader()]).toEqual([true, false]);
  ahead = 2 * 86_400_000;
  await vi.waitFor(() => expect([jumping.isLeader(), steady.isLeader()]).toEqual([false, true]), soon);
  expect(told).toEqual([expect.closeTo(2 * 86_400, -2)]);
  ahead = 0;
  await steady.resign();
  await vi.waitFor(() => expect(jumping.isLeader()).toBe(true), soon);
  await jumping.resign();
});

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

/** Two stores that count in one Redis (`docs/operate.md`, scaling out). */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { StoreApp } from '#server/caller/call.ts';
import { createLog } from '#server/kernel/log.ts';
import { createStoreApp } from '#server/run/app.ts';
import { hasRedis, type RedisServer, startRedis } from '#server/testing/redis.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';
import { openRedisWindows, type RedisWindows } from './redis-windows.ts';
import { WindowsAway } from './windows-away.ts';

const clock = () => new Date('2026-11-21T12:00:30Z');
const lines: string[] = [];
const log = createLog((line) => lines.push(line), clock);
const secret = new Uint8Array(32).fill(7);
/** No test depends on how quick a busy machine is. */
const patient = 60_000;
let server: RedisServer;
let store: TestStore;
let opened: RedisWindows[] = [];

beforeAll(async () => {
  if (!hasRedis) return;
  server = await startRedis();
  store = await openTestStore({ clock, settings: { rateLimits: true, edgeSecret: 'the edge' } });
});
afterEach(async () => {
  server?.go();
  await Promise.all(opened.map(({ close }) => close()));
  opened = [];
});
afterAll(async () => {
  await store?.close();
  await server?.close();
});

/** Two stores that wait so long for a count. */
async function openStores(answerMs: number): Promise<StoreApp[]> {
  const open = () => openRedisWindows(server.url, secret, log, answerMs);
  opened = await Promise.all([open(), open()]);
  return opened.map(({ count }) => createStoreApp({ ...store.deps, countUse: count }));
}

async function ask(app: StoreApp | undefined, path: string, body?: unknown, ip = '203.0.113.7') {
  const headers = { 'X-Forwarded-For': ip, 'X-Edge-Secret': 'the edge', 'Content-Type': 'application/json' };
  return app?.request(path, { headers, ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }) });
}

const logIn = (app: StoreApp | undefined, turn: number, ip?: string) =>
  ask(app, '/api/store/user/login', { email: `u${turn}@example.com`, password: 'a guess' }, ip);
const remaining = async (app: StoreApp | undefined) => Number((await ask(app, '/api/get-ip'))?.headers.get('RateLimit-Remaining'));

test.runIf(hasRedis)(
  'tries to log in at two stores at once are as many as one would let in, and the next is told how long it waits',
  async () => {
    const apps = await openStores(patient);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, turn) => logIn(apps[turn % 2], turn)));
    expect(answers.filter((answer) => answer?.status === 401)).toHaveLength(20);
    const refused = answers.filter((answer) => answer?.status === 429);
    expect(refused).toHaveLength(30);
    expect(new Set(refused.map((answer) => answer?.headers.get('Retry-After')))).toEqual(new Set(['3570']));
    expect((await logIn(apps[0], 1, '203.0.113.8'))?.status).toBe(401);
  },
);

test.runIf(hasRedis)('what comes often is counted together, too', async () => {
  const [a, b] = await openStores(patient);
  const before = await remaining(a);
  expect(await remaining(b)).toBe(before - 1);
  expect(await remaining(a)).toBe(before - 2);
});

test.runIf(hasRedis)('a Redis that hangs keeps nobody out: each store counts for itself, says so, and comes back', async () => {
  const [a, b] = await openStores(100);
  server.freeze();
  expect([await remaining(a), await remaining(b)]).toEqual([599, 599]);
  expect(lines.filter((line) => line.includes('limits_away'))).toHaveLength(2);
  server.go();
  await vi.waitFor(() => remaining(b).then(() => expect(lines.join('')).toContain('limits_back')), { timeout: patient, interval: 100 });
});

test.runIf(hasRedis)('a wrong password is told, without it, and the store counts for itself', async () => {
  const told: string[] = [];
  const tell = createLog((line) => told.push(line), clock);
  const wrong = await openRedisWindows(server.url.replace('secret', 'guessed'), secret, tell);
  opened = [wrong];
  await expect(wrong.count({ key: 'a', amount: 1, limit: 1, now: 0, endsAt: 1000 })).rejects.toThrow(WindowsAway);
  await vi.waitFor(() => expect(told).toEqual([expect.stringMatching(/limits_away.*WRONGPASS/)]), { timeout: patient });
  expect(told.join('')).not.toContain('guessed');
});

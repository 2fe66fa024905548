/** Public calls read from a real streaming replica; whoever has written, and everybody after an operator, sees the new state at once. */
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { type StoreApp, createStoreApp } from '#server/run/app.ts';
import { createLog } from '#server/kernel/log.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { seedParts } from '#server/testing/parts.ts';
import { openReplicaPair, type ReplicaPair } from '#server/testing/replica-pair.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';
import { connect } from './client.ts';
import { openReplicas, type Replicas } from './replicas.ts';
import { setting, stock } from './schema.ts';

const sku = 'LM358N-NOPB-TB';
const soon = { timeout: 60_000, interval: 100 };
/** Milliseconds: so long that no slow machine leaves a replica out, or short. */
const patient = 600_000;
const strict = 2000;
let pair: ReplicaPair;
let store: TestStore;
let onReplica: ReturnType<typeof connect>;
const opened: Replicas[] = [];

beforeAll(async () => {
  pair = await openReplicaPair();
  const primary = connect(pair.primary.url, 6);
  onReplica = connect(pair.replica.url, 1);
  store = await openTestStore({
    database: { db: primary.db, pool: primary.pool, url: pair.primary.url, close: primary.close },
    settings: { edgeSecret: 'the edge' },
    print: () => {},
  });
  await seedParts(store.db);
}, 180_000);
afterAll(async () => {
  await Promise.all(opened.map(({ close }) => close()));
  await onReplica.close();
  await store.close();
  await pair.close();
}, 120_000);

/** A store of its own over the replica, with its log lines, once it reads from there. */
async function openReader(longestLag: number, url = pair.replica.url) {
  const lines: string[] = [];
  const log = createLog((line) => void lines.push(line), store.deps.clock);
  const replicas = await openReplicas([url], { primary: store.pool, poolSize: 4, log, longestLag });
  opened.push(replicas);
  const app = createStoreApp({ ...store.deps, replicas });
  const isIn = () => replicas.states()[0]?.isIn;
  return { replicas, app, lines, isIn };
}

const from = (ip: string) => ({ 'X-Forwarded-For': ip, 'X-Edge-Secret': 'the edge' });
const visitor = '203.0.113.7';
const another = '203.0.113.8';

async function piecesSeen(app: StoreApp, ip: string): Promise<number | undefined> {
  const answer = await app.request(`/api/store/common/product-live?skus=${sku}`, { headers: from(ip) });
  expect(answer.status).toBe(200);
  const { list } = (await answer.json()) as { list: { stock: { available: number } }[] };
  return list[0]?.stock.available;
}

function post(app: StoreApp, path: string, body: unknown, headers: Record<string, string>): Promise<Response> {
  return Promise.resolve(
    app.request(`/api/store/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );
}

/** As another process would, of which this one knows nothing. */
const setStock = (pieces: number) => store.db.execute(sql`update stock set on_hand = ${pieces}`);
const hold = () => onReplica.pool.query('select pg_wal_replay_pause()');
const goOn = () => onReplica.pool.query('select pg_wal_replay_resume()');
const logIn = (app: StoreApp, ip: string) => post(app, 'user/login', { email: 'grace@example.com', password: 'a guess' }, from(ip));

test('who has just written reads the primary until the replica has caught up, others the replica', async () => {
  const { app, isIn } = await openReader(patient);
  await setStock(100);
  await vi.waitFor(() => expect(isIn()).toBe(true), soon);
  await vi.waitFor(async () => expect(await piecesSeen(app, visitor)).toBe(100), soon);
  await hold();
  try {
    await setStock(90);
    expect([await piecesSeen(app, visitor), await piecesSeen(app, another)]).toEqual([100, 100]);
    expect((await logIn(app, visitor)).status).toBe(401);
    expect([await piecesSeen(app, visitor), await piecesSeen(app, another)]).toEqual([90, 100]);
  } finally {
    await goOn();
  }
  await vi.waitFor(async () => expect(await piecesSeen(app, another)).toBe(90), soon);
  // Proof that the writer is back on it.
  await vi.waitFor(async () => {
    await hold();
    try {
      const before = await piecesSeen(app, another);
      await setStock((before ?? 0) + 1);
      expect(await piecesSeen(app, visitor)).toBe(before);
    } finally {
      await goOn();
    }
  }, soon);
}, 120_000);

test('what an operator changes everybody sees at once, whichever process they ask', async () => {
  const operator = await seedOperator(store.db);
  const [office, other] = [await openReader(patient), await openReader(patient)];
  await vi.waitFor(() => expect([office.isIn(), other.isIn()]).toEqual([true, true]), soon);
  await setStock(200);
  await vi.waitFor(async () => expect(await piecesSeen(other.app, visitor)).toBe(200), soon);
  await hold();
  let isSaved = false;
  const saving = post(office.app, 'admin/stock', { items: [{ sku, set: 210, reason: 'counted' }] }, operator.headers);
  try {
    void saving.then(() => (isSaved = true));
    const onHand = sql`on_hand = 210`;
    await vi.waitFor(async () => expect(await store.db.$count(stock, onHand)).toBe(1), soon);
    // The replica has not got it yet: the operator waits, and nobody takes the old state for the new one.
    expect([await piecesSeen(office.app, visitor), await piecesSeen(other.app, visitor)]).toContain(200);
    expect(isSaved).toBe(false);
  } finally {
    await goOn();
  }
  expect((await saving).status).toBe(200);
  expect([await piecesSeen(office.app, visitor), await piecesSeen(other.app, visitor)]).toEqual([210, 210]);
}, 120_000);

test('one that falls behind is left out, and taken back by itself', async () => {
  const { app, replicas, lines, isIn } = await openReader(strict);
  await vi.waitFor(() => expect(isIn()).toBe(true), soon);
  await hold();
  try {
    await setStock(300);
    await vi.waitFor(() => expect(replicas.states()[0]?.behind).toBeGreaterThan(strict / 1000), soon);
    await vi.waitFor(() => expect(isIn()).toBe(false), soon);
    expect(await piecesSeen(app, another)).toBe(300);
    expect(lines.join('\n')).toMatch(/"warn","event":"replica_left_out","replica":1,"reason":"(behind|silent)"/);
  } finally {
    await goOn();
  }
  await vi.waitFor(() => expect(isIn()).toBe(true), soon);
  expect(lines.join('\n')).toContain('"event":"replica_taken_back","replica":1');
}, 120_000);

test('one that hangs or dies costs no visitor an answer', async () => {
  const { app, isIn } = await openReader(strict);
  await vi.waitFor(() => expect(isIn()).toBe(true), soon);
  await setStock(400);
  await vi.waitFor(async () => expect(await piecesSeen(app, another)).toBe(400), soon);
  pair.replica.freeze();
  try {
    const answers = await Promise.all(Array.from({ length: 8 }, () => piecesSeen(app, another)));
    expect(answers).toEqual(Array.from({ length: 8 }, () => 400));
    await vi.waitFor(() => expect(isIn()).toBe(false), soon);
  } finally {
    pair.replica.go();
  }
  await vi.waitFor(() => expect(isIn()).toBe(true), soon);
  await pair.replica.stop();
  try {
    await setStock(410);
    expect(await piecesSeen(app, another)).toBe(410);
    await vi.waitFor(() => expect(isIn()).toBe(false), soon);
  } finally {
    await pair.replica.start();
  }
  await vi.waitFor(() => expect(isIn()).toBe(true), soon);
}, 240_000);

test('while the primary is away the catalog is read on', async () => {
  const { app, isIn } = await openReader(patient);
  await setStock(500);
  await vi.waitFor(async () => expect([isIn(), await piecesSeen(app, another)]).toEqual([true, 500]), soon);
  await pair.primary.stop();
  try {
    expect(await piecesSeen(app, another)).toBe(500);
    expect((await logIn(app, visitor)).status).toBe(503);
    expect(await piecesSeen(app, another)).toBe(500);
  } finally {
    await pair.primary.start();
  }
  await vi.waitFor(async () => expect((await logIn(app, visitor)).status).toBe(401), soon);
}, 240_000);

test('a server that copies another database, or none, is never read from', async () => {
  const stranger = inject('databaseServer').replace('/DATABASE', '/postgres');
  for (const url of [stranger, pair.primary.url]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { app, lines } = await openReader(patient, url);
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(await piecesSeen(app, another)).toBeTypeOf('number');
    expect(lines.join('\n')).toContain('"event":"replica_left_out","replica":1,"reason":"no_replica"');
  }
}, 120_000);

test('what writes after all does so on the primary, once', async () => {
  const { replicas, isIn } = await openReader(patient);
  await vi.waitFor(() => expect(isIn()).toBe(true), soon);
  let tries = 0;
  await replicas.read(another, async () => {
    tries += 1;
    await store.db.insert(setting).values({ key: 'written while reading', value: 1 });
  });
  expect(tries).toBe(2);
  expect(await store.db.$count(setting, sql`key = 'written while reading'`)).toBe(1);
}, 120_000);

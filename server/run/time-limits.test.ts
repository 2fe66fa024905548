/** What a visitor gets when the database stands still, and what is left of their call (`docs/api.md` section 8). */
import { eq, isNull } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createStoreApp } from './app.ts';
import { connect, servingLimits } from '#server/db/client.ts';
import { cartLine, idempotency, order, stock } from '#server/db/schema.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { newKey, openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

const sku = 'LM358N-NOPB-TB';
const poolSize = 3;
const soon = { timeout: 15_000, interval: 20 };
let store: TestStore;
let serving: ReturnType<typeof connect>;
let patient: ReturnType<typeof connect>;
/** The same shop as a running one has it: with limits, on few connections. */
let app: ReturnType<typeof createStoreApp>;
/** One whose calls may take less, so that nothing but their own time ends them. */
let hasty: TestStore['request'];
let operator: { headers: Record<string, string> };
const held: PoolClient[] = [];
const log: string[] = [];

beforeAll(async () => {
  store = await openStoreWithParts({ print: (line) => log.push(line) });
  serving = connect(store.url, poolSize, { limits: servingLimits });
  app = createStoreApp({ ...store.deps, db: serving.db });
  patient = connect(store.url, poolSize, { limits: { ...servingLimits, lock: 60_000 } });
  const timeLimits = { query: 700, command: 900, operator: 1100 };
  hasty = requestTo(createStoreApp({ ...store.deps, db: patient.db, settings: { ...store.deps.settings, timeLimits } }));
  operator = await seedOperator(store.db);
});
afterEach(async () => {
  for (const client of held.splice(0)) {
    // oxlint-disable-next-line no-await-in-loop -- a few
    await client.query('rollback');
    client.release();
  }
});
afterAll(async () => {
  await serving.close();
  await patient.close();
  await store.close();
});

const requestTo =
  (asked: ReturnType<typeof createStoreApp>): TestStore['request'] =>
  async (path, body, headers) =>
    asked.request(
      path,
      body === undefined
        ? { headers: headers ?? {} }
        : { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) },
    );

const request: TestStore['request'] = (path, body, headers) => requestTo(app)(path, body, headers);

/** Does something in a transaction that stays open until the test is over. */
async function holding(words: string): Promise<void> {
  const client = await store.pool.connect();
  held.push(client);
  await client.query(`begin; ${words}`);
}

async function letGo(): Promise<void> {
  await held[0]?.query('rollback');
}

/** A shopper before the last step, with the total that they have seen. */
async function readyShopper() {
  const shopper = openShopper({ request }, { 'X-Locale': 'de' });
  await shopper.add(sku, 10);
  const { body } = await shopper.preview();
  return { shopper, draft: { expected_total: body.totals.total } };
}

/** Which limit of the database ended calls of a path: the code of PostgreSQL, null where no connection came free. */
function endedBy(path: string): (string | null)[] {
  const lines = log.splice(0).map((line) => JSON.parse(line) as { event: string; path?: string; code?: string | null }); // the log's own form
  return lines.filter(({ event, path: own = '' }) => event === 'database_away' && own.includes(path)).map(({ code = null }) => code);
}

const lockNotAvailable = '55P03';

test('a visitor waits for a connection and then for a lock less than five seconds in all', async () => {
  expect(servingLimits.connection + servingLimits.lock).toBeLessThan(5_000);
  const { rows } = await serving.pool.query<{ lock_timeout: string }>('show lock_timeout');
  expect(rows).toEqual([{ lock_timeout: `${servingLimits.lock / 1000}s` }]);
  expect(serving.pool.options.connectionTimeoutMillis).toBe(servingLimits.connection);
});

test('a locked table answers soon, leaves nothing half done, and the retry goes through', async () => {
  const { shopper, draft } = await readyShopper();
  await holding('lock table stock in access exclusive mode');
  const key = newKey();
  log.length = 0;
  const result = await shopper.checkout(draft, key);
  expect([result.status, result.body.error?.code]).toEqual([503, 'unavailable']);
  expect(result.headers.get('Retry-After')).toBe('5');
  // The lock's own limit and no other, however slow the machine is.
  expect(endedBy('order/checkout')).toEqual([lockNotAvailable]);
  await letGo();
  expect(await store.db.$count(order)).toBe(0);
  expect(await store.db.$count(stock, eq(stock.reserved, 0))).toBe(await store.db.$count(stock));
  expect((await shopper.checkout(draft, key)).status).toBe(201);
});

test('a pool whose connections all stand still answers others soon, and works again when it is free', async () => {
  const clients = await Promise.all(Array.from({ length: poolSize }, () => serving.pool.connect()));
  log.length = 0;
  const result = await request('/api/store/cart/list');
  expect(result.status).toBe(503);
  expect(result.headers.get('Retry-After')).toBe('5');
  const health = await request('/healthz');
  expect([health.status, await health.json()]).toEqual([503, { ok: false, reason: 'database connections' }]);
  for (const client of clients) client.release();
  // Nobody looks for a bug where a shop was busy.
  expect(log.filter((line) => line.includes('"event":"fault"'))).toEqual([]);
  expect(endedBy('cart/list')).toEqual([null]);
  expect((await request('/api/store/cart/list')).status).toBe(200);
});

test('a database that gives out no more connections answers soon, says so on its health, and works again when it does', async () => {
  const role = `crowded_${newKey()}`;
  await store.pool.query(
    `create role ${role} login password '${role}' connection limit ${poolSize}; grant pg_read_all_data, pg_write_all_data to ${role}`,
  );
  const url = new URL(store.url);
  [url.username, url.password] = [role, role];
  const others = connect(url.href, poolSize);
  const crowded = connect(url.href, poolSize, { limits: servingLimits });
  const ask = requestTo(createStoreApp({ ...store.deps, db: crowded.db }));
  try {
    const clients = await Promise.all(Array.from({ length: poolSize }, () => others.pool.connect()));
    const result = await ask('/api/store/cart/list');
    expect([result.status, result.headers.get('Retry-After')]).toEqual([503, '5']);
    const health = await ask('/healthz');
    expect([health.status, await health.json()]).toEqual([503, { ok: false, reason: 'database connections' }]);
    for (const client of clients) client.release(true);
    await vi.waitFor(async () => expect((await ask('/api/store/cart/list')).status).toBe(200), soon);
  } finally {
    await Promise.all([others.close(), crowded.close()]);
    await store.pool.query(`drop role ${role}`);
  }
});

test('a connection that is lost in the middle of a transaction ends that one alone', async () => {
  const client = await serving.pool.connect();
  await client.query('begin');
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const ended = new Promise<void>((done) => void client.once('end', done));
  await store.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await ended;
  await expect(client.query('select 1')).rejects.toThrow();
  client.release(true);
  expect((await request('/api/store/cart/list')).status).toBe(200);
});

test('what the edge gave up is given up here: no order comes of it afterwards', async () => {
  const { shopper, draft } = await readyShopper();
  const before = await store.db.$count(order);
  await holding('lock table outbox in share mode'); // the mail is the order's last step
  const edge = new AbortController();
  const key = newKey();
  const body = { ...shopper.draft(), ...draft, currency: 'EUR', accept_terms: true };
  const headers = { 'Content-Type': 'application/json', 'X-Cart-Key': shopper.cartKey() ?? '', 'Idempotency-Key': key, 'X-Locale': 'de' };
  const init = { method: 'POST', headers, body: JSON.stringify(body), signal: edge.signal };
  const asked = app.request('/api/store/order/checkout', init);
  await vi.waitFor(async () => {
    const { rows } = await store.pool.query(`select 1 from pg_locks where not granted and relation = 'outbox'::regclass`);
    expect(rows).toHaveLength(1);
  }, soon);
  edge.abort();
  expect((await asked).status).toBe(503);
  await letGo();
  await vi.waitFor(async () => expect(await store.db.$count(idempotency, isNull(idempotency.status))).toBe(0), soon);
  expect(await store.db.$count(order)).toBe(before);
  expect((await shopper.checkout(draft, key)).status).toBe(201);
  expect(await store.db.$count(order)).toBe(before + 1);
});

/** Statements of the shop that the database still works on, or lets wait. */
async function running(): Promise<number> {
  const { rows } = await store.pool.query<{ running: number }>(`
    select count(*)::int as running from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state in ('active', 'idle in transaction') and query not like 'begin; lock%'`);
  return rows[0]?.running ?? 0;
}

async function expectEnded(answer: Response): Promise<void> {
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await answer.json()).toMatchObject({ error: { code: 'unavailable' } });
  await vi.waitFor(async () => expect(await running()).toBe(0), soon);
}

test.each([
  ['a query', 'cart', '/api/store/cart/list', () => ({ 'X-Cart-Key': `ck_${'a'.repeat(43)}` })],
  ['what an operator asks', 'shop_order', '/api/store/admin/orders', () => operator.headers],
] as const)('the time of %s ends it, in the database too', async (_name, table, path, headers) => {
  await holding(`lock table ${table} in access exclusive mode`);
  await expectEnded(await hasty(path, undefined, headers()));
  await letGo();
  expect((await store.request(path, undefined, headers())).status).not.toBe(503);
});

test('the time of a command ends it: nothing is half done, and the retry goes through', async () => {
  await store.pool.query(`
    create function linger() returns trigger language plpgsql as 'begin perform pg_sleep(60); return new; end';
    create trigger linger before insert on cart_line for each row execute function linger()`);
  const before = await store.db.$count(cartLine);
  const headers = { 'Idempotency-Key': newKey() };
  const add = (ask: TestStore['request']) => ask('/api/store/cart/add', { items: [{ sku, quantity: 10 }] }, headers);
  await expectEnded(await add(hasty));
  expect(await store.db.$count(cartLine)).toBe(before);
  await store.pool.query('drop trigger linger on cart_line');
  // With all the time that a busy machine needs.
  expect((await add(store.request)).status).toBe(200);
  expect(await store.db.$count(cartLine)).toBe(before + 1);
});

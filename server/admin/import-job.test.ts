/** Imports beside a running shop: by call and on the console, one at a time, ended by hand or with their program. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { eq, like } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Job, importProducts, longestImport } from '#contract/api/admin/catalog.ts';
import { type Leadership, standForLeader } from '#server/db/leader.ts';
import { locks } from '#server/db/locks.ts';
import { product } from '#server/db/schema.ts';
import { rereadReference } from '#server/search/held-catalog.ts';
import { leastHold } from '#server/testing/longest-hold.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

const root = join(import.meta.dirname, '..', '..');
const soon = { timeout: 60_000, interval: 50 };
const known = 'RC0603FR-0710KL';
let store: TestStore;
let operator: { headers: Record<string, string> };
let leadership: Leadership;
let folder: string;
let now = new Date();

beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => now });
  operator = await seedOperator(store.db);
  leadership = await standForLeader(store.url);
  folder = mkdtempSync(join(tmpdir(), 'partwright-import-job-'));
});
afterAll(async () => {
  await leadership.resign();
  rmSync(folder, { recursive: true });
  await store.close();
});

/** A file that gives the known part a series, with a new part beside it. */
function fileOf(series: string): string {
  const row = (mpn: string) => `yageo,${mpn},chip-resistors,${series}\n`;
  return `manufacturer,mpn,category,series\n${row(known)}${row(`NEW-${series}`)}`;
}

const begin = (series: string) => send(fileOf(series));

async function send(content: string | Buffer<ArrayBuffer>, fields: Record<string, string> = {}, fileName = 'parts.csv'): Promise<Response> {
  const form = new FormData();
  form.set('file', new File([content], fileName));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return store.app.request('/api/store/admin/product-import', { method: 'POST', body: form, headers: operator.headers });
}

async function jobOf(answer: Response): Promise<string> {
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { job_id: string }).job_id; // checked with the contract by the store
}

async function readJob(id: string): Promise<Job> {
  return (await (await store.request(`/api/store/admin/job?job_id=${id}`, undefined, operator.headers)).json()) as Job; // as above
}

async function seriesOfKnown(): Promise<string | null | undefined> {
  const [row] = await store.db.select({ series: product.series }).from(product).where(eq(product.mpn, known));
  return row?.series;
}

/** Somebody else holds the known part, so that an import cannot end. */
async function holdKnown(): Promise<() => Promise<void>> {
  const client: PoolClient = await store.pool.connect();
  await client.query('begin');
  await client.query('select 1 from product where mpn = $1 for update', [known]);
  return async () => {
    await client.query('rollback');
    client.release();
  };
}

async function isImporting(): Promise<boolean> {
  const { rows } = await store.pool.query(
    `select 1 from pg_locks where locktype = 'advisory' and objid = $1 and granted
     and database = (select oid from pg_database where datname = current_database())`,
    [locks.writeParts],
  );
  return rows.length > 0;
}

function importOnConsole(series: string): { command: ChildProcess; said: () => string } {
  const path = join(folder, `${series}.csv`);
  writeFileSync(path, fileOf(series));
  const command = spawn(process.execPath, ['scripts/catalog.ts', 'import', path], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATABASE_URL: store.url },
  });
  let output = '';
  for (const stream of [command.stdout, command.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()));
  return { command, said: () => output };
}

test('while the shop leads its jobs, a file is imported by a call', async () => {
  expect(leadership.isLeader()).toBe(true);
  const id = await jobOf(await begin('CALL'));
  await vi.waitFor(async () => expect(await readJob(id)).toEqual({ status: 'done', done: 2, total: 2, errors: [] }), soon);
  expect(await seriesOfKnown()).toBe('CALL');
});

test('one that is slow to begin is not taken for one that somebody has ended', async () => {
  await rereadReference(store.db); // here it is known, the import reads it anew
  const client: PoolClient = await store.pool.connect();
  await client.query('begin; lock table attribute_option in access exclusive mode');
  const answer = begin('SLOW');
  const waiting = `select 1 from pg_locks where not granted and relation = 'attribute_option'::regclass`;
  await vi.waitFor(async () => expect((await store.pool.query(waiting)).rows).not.toEqual([]), soon);
  await setTimeout(1500); // an import looks once a second whether it is still wanted
  await client.query('rollback');
  client.release();
  const id = await jobOf(await answer);
  await vi.waitFor(async () => expect(await readJob(id)).toEqual({ status: 'done', done: 2, total: 2, errors: [] }), soon);
  expect(await seriesOfKnown()).toBe('SLOW');
});

test('a long one holds nobody up while it is read, and tells how long it is', async () => {
  const rows = Array.from({ length: 6000 }, (_, at) => `yageo,LONG-${at},chip-resistors,${at} mΩ,0603,${at},"1 %",0.1\n`);
  const header = 'manufacturer,mpn,category,attr:resistance,package,stock,attr:tolerance,price:1\n';
  const readWhole = async () => {
    const id = await jobOf(await send(`${header}${rows.join('')}`, { dry_run: 'true' }));
    const totals = new Set<number>();
    await vi.waitFor(async () => {
      const { status, total } = await readJob(id);
      totals.add(total);
      expect(status).toBe('done');
    }, soon);
    expect(await readJob(id)).toEqual({ status: 'done', done: rows.length, total: rows.length, errors: [] });
    expect([...totals].filter((total) => total > 0)).toEqual([rows.length]);
  };
  expect(await leastHold(readWhole, 50)).toBeLessThan(50);
});

test('what the database cannot keep is told of like any other error', async () => {
  const id = await jobOf(await send(`manufacturer,mpn,category\nyageo,${'x'.repeat(79)}😀\0,chip-resistors\nyageo,\0,\0\n`));
  await vi.waitFor(async () => expect((await readJob(id)).status).toBe('failed'), soon);
  expect(new Set((await readJob(id)).errors.map(({ row }) => row))).toEqual(new Set([2, 3]));
});

test('what is longer than the contract says is refused', async () => {
  const answer = await send('a'.repeat(importProducts.maxBytes ?? 0));
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ error: { code: 'too_large', data: { limit: importProducts.maxBytes } } });
});

test('and on the console', async () => {
  const { command, said } = importOnConsole('CONSOLE');
  await once(command, 'exit');
  expect(said()).toContain('2 rows in');
  expect(await seriesOfKnown()).toBe('CONSOLE');
});

test('a second one is refused at once, and a running one can be cancelled', async () => {
  const letGo = await holdKnown();
  const id = await jobOf(await begin('HELD'));
  await vi.waitFor(async () => expect(await readJob(id)).toMatchObject({ status: 'running', done: 2, total: 2 }), soon);

  const second = await begin('SECOND');
  expect(second.status).toBe(409);
  expect(await second.json()).toMatchObject({ error: { code: 'import_running' } });
  const { command, said } = importOnConsole('THIRD');
  await once(command, 'exit');
  expect([command.exitCode, said()]).toEqual([1, expect.stringContaining('Another import is running.')]);

  const cancelled = await store.request('/api/store/admin/job-cancel', { job_id: id }, operator.headers);
  expect(await cancelled.json()).toMatchObject({ status: 'cancelled' });
  await vi.waitFor(async () => expect(await isImporting()).toBe(false), soon);
  await letGo();
  expect(await readJob(id)).toMatchObject({ status: 'cancelled' });
  expect(await seriesOfKnown()).toBe('CONSOLE');
  const again = await store.request('/api/store/admin/job-cancel', { job_id: id }, operator.headers);
  expect(await again.json()).toMatchObject({ error: { code: 'state_conflict', data: { status: 'cancelled' } } });
});

test.each([
  ['Ctrl-C', 'SIGINT', 'Broken off: nothing was written.'],
  ['kill -9', 'SIGKILL', ''],
] as const)('an import on the console ends with %s, in the database too', async (_how, signal, words) => {
  const letGo = await holdKnown();
  const { command, said } = importOnConsole(`BY-${signal}`);
  await vi.waitFor(async () => expect(await isImporting()).toBe(true), soon);
  command.kill(signal);
  await once(command, 'exit');
  expect(said()).toContain(words);
  await vi.waitFor(async () => expect(await isImporting()).toBe(false), soon);
  await letGo();
  expect(await seriesOfKnown()).toBe('CONSOLE');
});

test('a job whose server has died is failed, and stays so', async () => {
  const letGo = await holdKnown();
  const id = await jobOf(await begin('LOST'));
  await store.pool.query(`update setting set updated_at = now() - interval '1 minute' where key = $1`, [`import_job/${id}`]);
  now = new Date(Date.now() + 60_000);
  await vi.waitFor(async () => expect(await readJob(id)).toMatchObject({ status: 'failed', errors: [] }), soon);
  now = new Date();
  await vi.waitFor(async () => expect(await isImporting()).toBe(false), soon);
  await letGo();
  expect(await readJob(id)).toMatchObject({ status: 'failed' });
  expect(await seriesOfKnown()).toBe('CONSOLE');
});

test('a long table comes packed, is read by its columns, and tells its length; what only pretends to be packed, or is too long, is refused', async () => {
  const line = `yageo,LONG-1,chip-resistors,S,${'x'.repeat(200)}\n`;
  const table = `maker,number,kind,series,text\n${line}${line.replaceAll('x', ' ').repeat(42_000).replace(/\S/g, '')}${line.replace('LONG-1', 'LONG-2')}`;
  const mapping = JSON.stringify({ header_row: 1, columns: ['manufacturer', 'mpn', 'category', 'series', ''] });
  const job = await jobOf(await send(gzipSync(table), { mapping }, 'parts.csv.gz'));
  await expect.poll(() => readJob(job), soon).toMatchObject({ status: 'done', done: 2 });
  expect(await store.db.$count(product, like(product.mpn, 'LONG-%'))).toBe(2);
  expect((await send(table, { mapping }, 'parts.csv.gz')).status).toBe(415);
  const answer = await send(gzipSync(Buffer.alloc(longestImport + 1)), { mapping }, 'parts.csv.gz');
  expect(await answer.json()).toMatchObject({ error: { code: 'too_large', data: { limit: longestImport } } });
});

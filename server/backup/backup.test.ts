import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { createStoreApp } from '#server/run/app.ts';
import { seedContent, shippedContent } from '#server/content/seed-content.ts';
import { type Database, connect } from '#server/db/client.ts';
import { createDatabase, dropDatabase, migrateDatabase } from '#server/db/migrate.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { openShopper, type Placed } from '#server/testing/shopper.ts';
import { sendFile } from '#server/testing/send-file.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { type FileStore, diskFiles, memoryFiles } from '#server/kernel/file-store.ts';
import { listTables } from './table-list.ts';
import { readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

const sku = 'LM358N-NOPB-TB';
const slip = '%PDF-1.7\nthe slip';
const server = (name: string) => inject('databaseServer').replace('/DATABASE', `/${name}`);
let store: TestStore;
let home: string;
const names: string[] = [];

beforeAll(async () => {
  store = await openStoreWithParts();
  await seedContent(store.deps, shippedContent);
  home = await mkdtemp(join(tmpdir(), 'partwright-backup-'));
});
afterEach(async () => {
  await Promise.all(names.splice(0).map((name) => dropDatabase(server('postgres'), name)));
});
afterAll(async () => {
  await rm(home, { recursive: true });
  await store.close();
});

/** A database without tables. */
async function emptyDatabase(): Promise<string> {
  const name = `test_restore_${randomBytes(6).toString('hex')}`;
  names.push(name);
  await createDatabase(server('postgres'), name);
  return server(name);
}

async function place(request: TestStore['request']): Promise<Placed> {
  const guest = openShopper({ request }, { 'X-Locale': 'en' });
  await guest.add(sku, 10);
  return (await guest.checkout({ currency: 'USD' })).body;
}

/** Books the transfer of an order, which issues its invoice; gives the invoice's number. */
async function pay(request: TestStore['request'], headers: Record<string, string>, { order }: Placed): Promise<string> {
  const payment = {
    order_no: order.order_no,
    amount: (order.totals.total / 100).toFixed(2),
    currency: 'USD',
    paid_at: new Date().toISOString().slice(0, 10),
    reference: 'statement 11',
  };
  const answer = await request('/api/store/admin/payment-confirm', payment, {
    ...headers,
    'Idempotency-Key': randomBytes(8).toString('hex'),
  });
  expect(answer.status).toBe(200);
  const { documents } = (await answer.json()) as Pick<Placed['order'], 'documents'>; // checked with the contract by the store
  return documents.find(({ kind }) => kind === 'invoice')?.number ?? '';
}

async function idsOf(files: FileStore): Promise<string[]> {
  const ids: string[] = [];
  for await (const id of files.list()) ids.push(id);
  return ids;
}

/** What every table holds, in few letters. */
async function contentsOf(db: Database): Promise<Record<string, string>> {
  const client = await db.$client.connect();
  try {
    const sums: Record<string, string> = {};
    for (const { name } of await listTables(client)) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as sum from "${name}" t`,
      );
      sums[name] = rows[0]?.sum ?? '';
    }
    return sums;
  } finally {
    client.release();
  }
}

test('a restored shop has the same orders, invoices, files and articles, and its numbers go on without a gap', async () => {
  const { headers } = await seedOperator(store.db);
  const placed = await place(store.request);
  const invoice = await pay(store.request, headers, placed);
  const { file } = await sendFile(store.app, new File([slip], 'slip.pdf'), 'inquiry');
  if (!file) throw new Error('The file was refused');
  const paper = `/api/store/order/invoice?order_no=${placed.order.order_no}&kind=invoice`;
  const withKey = { 'X-Access-Key': placed.access_key ?? '' };
  const before = new Uint8Array(await (await store.request(paper, undefined, withKey)).arrayBuffer());

  const folder = join(home, 'full');
  await writeBackup(store.db, store.files, folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);

  const url = await emptyDatabase();
  const files = diskFiles(join(home, 'restored-files'));
  await readBackup(url, files, folder);
  const { db, close } = connect(url, 4);
  try {
    expect(await contentsOf(db)).toEqual(await contentsOf(store.db));
    const app = createStoreApp({ ...store.deps, db, files });
    const request = async (path: string, body?: unknown, more: Record<string, string> = {}) =>
      app.request(
        path,
        body === undefined
          ? { headers: more }
          : { method: 'POST', headers: { 'Content-Type': 'application/json', ...more }, body: JSON.stringify(body) },
      );

    const shown = await request(`/api/store/order/order-detail?order_no=${placed.order.order_no}`, undefined, withKey);
    expect(await shown.json()).toMatchObject({ order_no: placed.order.order_no, status: 'confirmed', totals: placed.order.totals });
    const after = new Uint8Array(await (await request(paper, undefined, withKey)).arrayBuffer());
    expect(Buffer.compare(after, before)).toBe(0);
    expect(await (await request(file.url)).text()).toBe(slip);
    const articles = '/api/store/content/blog-list?page=1';
    expect(await (await request(articles)).text()).toBe(await (await store.request(articles)).text());

    const next = await pay(request, headers, await place(request));
    expect(Number(next.replace(/^.*\D/, ''))).toBe(Number(invoice.replace(/^.*\D/, '')) + 1);
  } finally {
    await close();
  }
}, 120_000);

test('refuses a database that has tables, and a backup that is damaged or not one, and writes nothing', async () => {
  const folder = join(home, 'damaged');
  await writeBackup(store.db, memoryFiles(), folder);
  await expect(readBackup(store.url, memoryFiles(), folder)).rejects.toThrow('The database is not empty.');
  await expect(readBackup(store.url, memoryFiles(), home)).rejects.toThrow('is no backup');

  const table = join(folder, 'tables/shop_order.copy.gz');
  const bytes = await readFile(table);
  bytes[bytes.length - 5] = (bytes.at(-5) ?? 0) ^ 1;
  await writeFile(table, bytes);
  const url = await emptyDatabase();
  await expect(readBackup(url, memoryFiles(), folder)).rejects.toThrow('The backup is damaged: tables/shop_order.copy.gz');
  const { db, close } = connect(url, 1);
  const { rows } = await db.execute(`select 1 from pg_tables where schemaname = 'public'`).finally(close);
  expect(rows).toEqual([]);
});

test('takes a backup of an older shop, and refuses one of a newer', async () => {
  const journal = await readFile(new URL('../db/migrations/meta/_journal.json', import.meta.url), 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { when: number }[] }; // written by drizzle-kit
  const old = await emptyDatabase();
  await migrateDatabase(old, { until: entries[4]?.when ?? 0 });
  const { db, close } = connect(old, 2);
  const folder = join(home, 'old');
  await db.execute(`insert into setting (key, value) values ('kept', '1')`);
  await writeBackup(db, memoryFiles(), folder).finally(close);

  const url = await emptyDatabase();
  await readBackup(url, memoryFiles(), folder);
  const restored = connect(url, 2);
  try {
    expect(Object.keys(await contentsOf(restored.db))).toEqual(Object.keys(await contentsOf(store.db)));
    expect((await restored.db.execute(`select value from setting where key = 'kept'`)).rows).toEqual([{ value: 1 }]);
  } finally {
    await restored.close();
  }

  const name = join(folder, 'backup.json');
  const said = JSON.parse(await readFile(name, 'utf8')) as { migration: number }; // written just before
  await writeFile(name, JSON.stringify({ ...said, migration: said.migration + 1 }));
  await expect(readBackup(await emptyDatabase(), memoryFiles(), folder)).rejects.toThrow('made by a newer version');
}, 60_000);

test('a file store of any kind lists what it holds', async () => {
  const disk = diskFiles(join(home, 'listed'));
  expect(await idsOf(disk)).toEqual([]);
  await disk.put('fi_1', new Uint8Array([1]), 'text/plain');
  await writeFile(join(home, 'listed', 'fi_2.part'), 'half');
  expect(await idsOf(disk)).toEqual(['fi_1']);
  expect(await readdir(join(home, 'listed'))).toHaveLength(2);
});

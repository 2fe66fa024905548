/** Lists of parts that the shop takes by itself: named, taken when their time has come, and told when they fail (`docs/api.md` 5.6). */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { savePartSource } from '#contract/api/admin/part-source.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import { audit, outbox, partSource, partSourceRun, setting } from '#server/db/schema.ts';
import { defaultSettings } from '#server/kernel/settings.ts';
import { countTasks } from '#server/overview/count-tasks.ts';
import { saveMapping } from '#server/part-table/named-mappings.ts';
import { seedOperator, seedPerson } from '#server/testing/operator.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { anywhere } from './network.ts';
import { askForRun, pauseSource, saveSource } from './part-sources.ts';
import { pullDue } from './pull-due.ts';
import { forgetOldRuns, listSources, readRuns } from './show-source.ts';

const start = Date.parse('2026-11-29T10:00:00Z');
const [minute, day] = [60_000, 86_400_000];
let now = start;
let store: TestStore;
let server: Server;
let file = '';
let status = 200;
let asked = 0;

beforeAll(async () => {
  const site = { ...defaultSettings.site, email: 'sales@example.com' };
  store = await openStoreWithParts({ clock: () => new Date(now), settings: { site }, print: () => {} });
  server = createServer((_, response) => {
    asked += 1;
    response.writeHead(status).end(file);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
beforeEach(async () => {
  [now, status, asked] = [start, 200, 0];
  await store.db.delete(partSource);
  await store.db.delete(outbox);
});
afterAll(async () => {
  server.close();
  await store.close();
});

type Request = ParsedRequestOf<typeof savePartSource>;
const secret = 'a secret of the supplier';
const wanted: Request = {
  name: 'Supplier A',
  place: { kind: 'web', url: 'https://93.184.215.14/stock.csv' },
  login: { kind: 'bearer', token: secret },
  every_minutes: 15,
  changes: 'stock_and_prices',
  new_manufacturers: false,
  leave_out_faulty: false,
};
const acting = () => actingOnConsole(store.deps);

/** A place that is this test's own server; only a test may have one inside. */
async function named(change: Partial<Request> = {}): Promise<string> {
  const { list } = await saveSource(acting(), { ...wanted, ...change });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/stock.csv`; // it listens
  await store.db.update(partSource).set({ place: { kind: 'web', url } });
  return list[0]?.id ?? '';
}
const pull = () => pullDue(store.deps, { network: anywhere });
const runs = async (id: string) => (await readRuns(store.db, { id, page: undefined, page_size: 100 })).list;
const source = async () => (await listSources(store.deps, store.db)).list[0];
async function partOf(mpn: string) {
  const { rows } = await store.db.execute<{ on_hand: number; series: string | null; offers: unknown }>(sql`
    select s.on_hand, p.series, (select jsonb_object_agg(o.packaging, jsonb_build_object('moq', o.moq, 'quantities', o.break_quantities,
      'micros', o.break_micros)) from offer o where o.product_id = p.id) as offers
    from product p join stock s on s.product_id = p.id where p.mpn = ${mpn}`);
  return rows[0];
}
const known = 'RC0603FR-0710KL';

test('stock and prices of known parts are taken, and nothing else of the file', async () => {
  const id = await named();
  const before = await partOf(known);
  file = [
    'manufacturer,mpn,series,stock,packaging,moq,price:1,price:100',
    `yageo,${known},OTHER,777,cut_tape,1,0.011,0.005`,
    'yageo,RC0603JR-0710KL,,555,,,,',
    'yageo,NOT-HERE,,5,,,1,',
    'nobody,X1,,5,,,1,',
  ].join('\n');
  expect(await pull()).toBe(1);
  const [run] = await runs(id);
  expect(run).toMatchObject({ status: 'done', rows: 4, skipped: 2, problems: 0, bytes: file.length, reason: null });
  expect(await partOf(known)).toMatchObject({
    on_hand: 777,
    series: before?.series,
    offers: { cut_tape: { moq: 10, quantities: [1, 100], micros: [11_000, 5000] }, tape_and_reel: { micros: [1600] } },
  });
  // Empty cells of prices take none away.
  expect(await partOf('RC0603JR-0710KL')).toMatchObject({ on_hand: 555, offers: { cut_tape: { micros: [12_000, 6500, 2900] } } });
  const [entry] = await store.db.select().from(audit).where(eq(audit.action, 'catalog.import'));
  expect(entry).toMatchObject({ actor: 'source Supplier A', target: 'stock.csv' });
});

test('it is taken again when its time has come, and an unchanged file makes no work', async () => {
  const id = await named();
  file = `manufacturer,mpn,stock\nyageo,${known},100\n`;
  await pull();
  expect(await pull()).toBe(0);
  now += 15 * minute;
  await store.db.execute(sql`update stock set on_hand = 90 from product p where p.id = product_id and p.mpn = ${known}`);
  expect(await pull()).toBe(1);
  expect((await runs(id)).map((run) => run.status)).toEqual(['unchanged', 'done']);
  expect(await partOf(known)).toMatchObject({ on_hand: 90 });
  now += 1;
  await askForRun(acting(), id);
  await pull();
  expect((await runs(id))[0]).toMatchObject({ status: 'done' });
  expect(await partOf(known)).toMatchObject({ on_hand: 100 });
});

test('a paused one rests, and runs when it is asked to', async () => {
  const id = await named();
  file = `manufacturer,mpn,stock\nyageo,${known},60\n`;
  await pauseSource(acting(), id, true);
  expect(await pull()).toBe(0);
  await askForRun(acting(), id);
  expect(await pull()).toBe(1);
  now += day;
  expect(await pull()).toBe(0);
  await pauseSource(acting(), id, false);
  expect(await pull()).toBe(1);
});

test('rows with problems are kept with the run; the others wait for it or go on without it', async () => {
  const id = await named();
  file = `manufacturer,mpn,stock,packaging,price:1\nyageo,${known},41,,\nyageo,RC0603JR-0710KL,many,,\nti,LM358DR,9,tray,1.00\n`;
  await pull();
  expect((await runs(id))[0]).toMatchObject({
    status: 'failed',
    reason: 'problems',
    problems: 2,
    errors: [
      { row: 3, field: 'stock.on_hand', code: 'invalid_format' },
      { row: 4, field: 'offers.0.packaging', code: 'not_allowed' },
    ],
  });
  expect(await partOf(known)).not.toMatchObject({ on_hand: 41 });
  // Told once: by the place, not by the import as well.
  const tasks = new Map((await countTasks(store.db, new Date(now))).list.map(({ kind, count }) => [kind, count]));
  expect([tasks.get('failed_sources'), tasks.get('failed_imports')]).toEqual([1, 0]);
  await store.db.update(partSource).set({ leaveOutFaulty: true, nextAt: new Date(now) });
  await pull();
  expect((await runs(id)).map((run) => run.status)).toContain('done');
  expect(await partOf(known)).toMatchObject({ on_hand: 41 });
  expect(await source()).toMatchObject({ failures: 0 });
});

test('the third failure in a row is told by mail, once, until a run was right', async () => {
  const id = await named();
  status = 503;
  for (let round = 0; round < 5; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await pull();
    now += 15 * minute;
  }
  expect(await source()).toMatchObject({ failures: 5, last_run: { status: 'failed', reason: 'status', detail: '503' } });
  const mails = await store.db.select().from(outbox);
  expect(mails).toMatchObject([{ kind: 'source_trouble', recipient: 'sales@example.com', text: expect.stringContaining('Supplier A') }]);
  status = 200;
  file = `manufacturer,mpn,stock\nyageo,${known},50\n`;
  await pull();
  expect(await source()).toMatchObject({ failures: 0 });
  now += 31 * day;
  await forgetOldRuns(store.deps);
  expect((await runs(id)).map((run) => run.status)).toEqual(['done']);
});

test('a table of any form is read with the mapping that was kept, whole parts too; another mapping reads it anew', async () => {
  const columns = ['manufacturer', 'mpn', 'stock'];
  const keep = (fixed: Record<string, string>) =>
    saveMapping(acting(), { name: 'A', mapping: { header_row: 1, columns, fixed: { category: 'chip-resistors', ...fixed } } });
  await expect(named({ mapping: 'A' })).rejects.toMatchObject({ options: { fields: { mapping: [{ code: 'not_allowed' }] } } });
  await keep({});
  const id = await named({ mapping: 'A', changes: 'parts' });
  file = 'Maker;Number;Pieces\nyageo;PULLED-1;12\n';
  await pull();
  expect(await partOf('PULLED-1')).toMatchObject({ on_hand: 12, series: null });
  await keep({ series: 'RC' });
  now += 15 * minute;
  await pull();
  expect(await partOf('PULLED-1')).toMatchObject({ series: 'RC' });
  await saveMapping(acting(), { name: 'A', mapping: null });
  now += 15 * minute;
  await pull();
  expect((await runs(id))[0]).toMatchObject({ status: 'failed', reason: 'no_mapping', detail: 'A' });
});

test('beside another import it waits a minute, which is no failure', async () => {
  const id = await named();
  file = `manufacturer,mpn,stock\nyageo,${known},33\n`;
  const other = await store.pool.connect();
  await other.query('begin');
  await other.query('select pg_advisory_xact_lock(728113904)');
  await pull();
  expect(await runs(id)).toEqual([]);
  await other.query('rollback');
  other.release();
  now += minute;
  await pull();
  expect((await runs(id))[0]).toMatchObject({ status: 'done' });
});

test('a run whose server was lost is told as broken off', async () => {
  const id = await named();
  await store.db
    .insert(partSourceRun)
    .values({ id: 'lost', sourceId: id, begunAt: new Date(now - 20 * minute), status: 'running', errors: [] });
  await pauseSource(acting(), id, true);
  await pull();
  expect((await runs(id))[0]).toMatchObject({ status: 'failed', reason: 'interrupted' });
});

test('two processes take a file once', async () => {
  await named();
  file = `manufacturer,mpn,stock\nyageo,${known},70\n`;
  const taken = await Promise.all([pull(), pull()]);
  expect(taken.toSorted((one, other) => one - other)).toEqual([0, 1]);
  expect(asked).toBe(1);
});

test('a login is told to nobody, lies sealed, and goes with its place alone', async () => {
  const id = await named();
  const kept = JSON.stringify(await store.db.select().from(partSource)) + JSON.stringify(await store.db.select().from(setting));
  const told = JSON.stringify([await listSources(store.deps, store.db), await store.db.select().from(audit)]);
  expect(kept + told).not.toContain(secret);
  expect(await source()).toMatchObject({ login: 'bearer' });
  const { login: _, ...rest } = wanted;
  const elsewhere: Request = { ...rest, id, place: { kind: 'web', url: 'https://93.184.215.14/other.csv' } };
  await expect(saveSource(acting(), elsewhere)).rejects.toMatchObject({ options: { fields: { login: [{ code: 'required' }] } } });
});

test.each<[string, Partial<Request>, string, string]>([
  ['an address inside', { place: { kind: 'web', url: 'https://10.0.0.1/a.csv' } }, 'place.url', 'not_allowed'],
  ['a login of another kind', { login: { kind: 'password', password: 'x' } }, 'login.kind', 'not_allowed'],
  ['no login', { login: undefined }, 'login', 'required'],
  ['a file whose form nobody knows', { place: { kind: 'web', url: 'https://93.184.215.14/export?all' } }, 'mapping', 'required'],
])('is refused at its field: %s', async (_what, change, field, code) => {
  await expect(saveSource(acting(), { ...wanted, ...change })).rejects.toMatchObject({ options: { fields: { [field]: [{ code }] } } });
});

test('places are named by owners with a fresh second factor; who minds the catalog lets them run', async () => {
  const owner = await seedPerson(store.deps);
  const clerk = await seedPerson(store.deps, 'stock');
  const key = await seedOperator(store.db);
  const save = (headers: Record<string, string>) => store.request('/api/store/admin/save-part-source', wanted, headers);
  expect([(await save(key.headers)).status, (await save(clerk.headers)).status]).toEqual([403, 403]);
  const answer = await save(owner.headers);
  const text = await answer.text();
  expect([answer.status, text.includes(secret)]).toEqual([200, false]);
  const { list } = JSON.parse(text) as { list: { id: string }[] }; // checked with the contract by the store
  const run = await store.request('/api/store/admin/run-part-source', { id: list[0]?.id }, clerk.headers);
  expect(run.status).toBe(200);
  now += 11 * minute;
  expect((await save(owner.headers)).status).toBe(403);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, openTestDatabase, partsTemplate } from '#server/testing/database.ts';
import { PartProblems } from './problem.ts';
import { formatOf, readPartFile } from './read-file.ts';
import { type WriteOptions, writePartRows } from './write-parts.ts';
import type { PartRow } from './part-row.ts';

let database: TestDatabase;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'partwright-import-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  database = await openTestDatabase(await partsTemplate());
});
afterEach(() => database.close());

const example = (name: string) => fileURLToPath(new URL(`../../docs/examples/${name}`, import.meta.url));
const csvHead = 'manufacturer,mpn,category,attr:resistance,stock,packaging,moq,multiple,price:10';

function load(path: string, options: WriteOptions = {}) {
  return writePartRows(database.db, readPartFile(path, formatOf(path) ?? 'csv'), options);
}

function loadText(name: string, text: string, options: WriteOptions = {}) {
  const path = join(folder, name);
  writeFileSync(path, text);
  return load(path, options);
}

async function problemsOf(loading: Promise<unknown>): Promise<string[]> {
  const error: unknown = await loading.catch((reason: unknown) => reason);
  if (!(error instanceof PartProblems)) throw error;
  return error.problems.map(({ line, field, code }) => `${line} ${field} ${code}`);
}

async function one<Row>(sql: string): Promise<Row | undefined> {
  const { rows } = await database.pool.query(sql);
  return rows[0] as Row | undefined; // the test names the columns of its own query
}

const fingerprint = () =>
  one(`select (select md5(string_agg(p::text, '' order by id)) from product p) as parts, (select md5(string_agg(o::text, '' order by id)) from offer o) as offers,
    (select md5(string_agg(s::text, '' order by product_id)) from stock s) as stock, (select count(*) from stock_movement) as movements`);

test('a package that is named gets its drawing: of new parts, and where it changes; what is stated goes before', async () => {
  const head = 'manufacturer,mpn,category,package,package_id,attr:resistance';
  const drawings = async () => (await database.pool.query("select mpn, package_id from product where mpn like 'DR-%' order by mpn")).rows;
  const rows = [
    'yageo,DR-1,chip-resistors,0603 (1608 Metric),,1k',
    'yageo,DR-2,chip-resistors,0603,chip-0805,1k',
    'yageo,DR-3,chip-resistors,Odd,,1k',
  ];
  await loadText('drawn.csv', [head, ...rows].join('\n'), { drawsByName: true });
  const named = [
    { mpn: 'DR-1', package_id: 'chip-0603' },
    { mpn: 'DR-2', package_id: 'chip-0805' },
    { mpn: 'DR-3', package_id: null },
  ];
  expect(await drawings()).toEqual(named);
  await database.pool.query("update product set package_id = null where mpn = 'DR-1'");
  const again = ['yageo,DR-1,chip-resistors,0603 (1608 metric),,1k', 'yageo,DR-2,chip-resistors,1206,,1k'];
  await loadText('again.csv', [head, ...again].join('\n'), { drawsByName: true });
  // What an operator took away stays away while the package is the same.
  expect(await drawings()).toEqual([{ mpn: 'DR-1', package_id: null }, { mpn: 'DR-2', package_id: 'chip-1206' }, named[2]]);
});

test('the CSV of the manual is imported', async () => {
  await expect(load(example('parts.csv'))).resolves.toEqual({ rows: 2, added: 1, changed: 1 });
  const updated = await one(`select p.attributes, s.on_hand, o.moq from product p join stock s on s.product_id = p.id
    join offer o on o.product_id = p.id and o.sku = 'OUR-4K7-0603' where mpn = 'RC0603FR-074K7L'`);
  expect(updated).toMatchObject({
    attributes: { resistance: 4700, tolerance: 1, operatingTemperature: [-55, 155], maxWorkingVoltage: 75 },
    on_hand: 48_200,
    moq: 10,
  });
  const added = await one(`select slug, lifecycle, description->>'de' as text from product where mpn = 'CRCW060310K0FKEA'`);
  expect(added).toEqual({ slug: 'vishay-crcw060310k0fkea', lifecycle: 'unknown', text: 'Chipwiderstand, 10 kΩ, für unser Starter-Kit' });
});

test('the JSON lines of the manual are imported', async () => {
  await load(example('parts.jsonl'));
  const offers = await one(`select array_agg(sku order by sku) as skus, s.incoming from offer o join product p on p.id = o.product_id
    join stock s on s.product_id = p.id where mpn = 'LM358DR' group by s.incoming`);
  expect(offers).toEqual({
    skus: ['LM358DR-CT', 'LM358DR-TB', 'LM358DR-TR'],
    incoming: [{ quantity: 5000, expected_at: '2026-12-14T08:00:00Z' }],
  });
});

test('a byte order mark, Windows line ends, semicolons and quoted line breaks are read', async () => {
  const text =
    '\ufeffmanufacturer;mpn;category;description:en\r\nYageo;A-1;chip-resistors;"two\r\nlines"\r\n\r\nYageo;A-2;chip-resistors;\r\n';
  await expect(loadText('windows.csv', text)).resolves.toMatchObject({ added: 2 });
  expect(await one(`select description->>'en' as text from product where mpn = 'A-1'`)).toEqual({ text: 'two\nlines' });
});

test('a comma between semicolons parts no cells, and an address without a protocol is one', async () => {
  const text =
    'manufacturer;mpn;category;attr:resistance;datasheet\nYageo;SEMI-1;chip-resistors;"0,05";//media.example.com/a,b.pdf\nYageo;SEMI-2;chip-resistors;4,7k;\n';
  await expect(loadText('semicolons.csv', text)).resolves.toMatchObject({ added: 2 });
  expect(await one(`select attributes->>'resistance' as ohms, datasheet from product where mpn = 'SEMI-1'`)).toEqual({
    ohms: '0.05',
    datasheet: 'https://media.example.com/a,b.pdf',
  });
  const reverse = 'manufacturer,mpn,category,description:en\nYageo,SEMI-3,chip-resistors,one; two\n';
  await expect(loadText('commas.csv', reverse)).resolves.toMatchObject({ added: 1 });
});

test('each error is named with its line, field and code, and the good rows are not written either', async () => {
  const before = await fingerprint();
  const rows = [
    'Yageo,GOOD-1,chip-resistors,10k,5,cut_tape,10,10,0.01',
    'Nobody Ltd,X-1,chip-resistors,10k,5,cut_tape,10,10,0.01',
    'Yageo,X-2,resistors,10k,5,cut_tape,10,10,0.01',
    'Yageo,X-3,chip-resistors,100nF,5,cut_tape,10,10,0.01',
    'Yageo,X-4,chip-resistors,10k,-5,cut_tape,10,10,0.01',
    'Yageo,X-5,chip-resistors,10k,5,barrel,10,10,0.01',
    'Yageo,X-6,chip-resistors,10k,5,cut_tape,1,1,0.01',
    'Yageo,X-7,chip-resistors,10k,5,cut_tape,10,10,1e-3',
    'Yageo,,chip-resistors,10k,5,cut_tape,10,10,0.01',
    'Yageo,GOOD-1,chip-resistors,10k,5,cut_tape,10,10,0.01',
    'Yageo,X-8,chip-resistors,10k,5,cut_tape,10,10,0.01,extra',
  ];
  expect(await problemsOf(loadText('bad.csv', [csvHead, ...rows].join('\n')))).toEqual([
    '3 manufacturer not_allowed',
    '4 category not_allowed',
    '5 attributes.resistance not_allowed',
    '6 stock.on_hand out_of_range',
    '7 offers.0.packaging not_allowed',
    '8 offers.0.price_breaks.0.quantity out_of_range',
    '9 offers.0.price_breaks.0.price invalid_format',
    '10 mpn required',
    '11 mpn not_unique',
    '12  mismatch',
  ]);
  expect(await fingerprint()).toEqual(before);
});

test('columns that are unknown or missing are named at the header', async () => {
  expect(await problemsOf(loadText('header.csv', 'manufacturer,mpn,colour,price:0\n'))).toEqual([
    '1 header not_allowed',
    '1 header not_allowed',
    '1 header required',
  ]);
});

test('broken JSON and an open quote are named with their lines', async () => {
  expect(await problemsOf(loadText('broken.jsonl', '\n{"manufacturer":"Yageo"\n"text"\n'))).toEqual([
    '2  invalid_format',
    '3  invalid_format',
  ]);
  expect(await problemsOf(loadText('open.csv', `${csvHead}\n"Yageo,A-1,chip-resistors\n`))).toEqual([
    expect.stringMatching(/^\d+ {2}invalid_format$/),
  ]);
});

const heads = (count: number) => Array.from({ length: count }, (_, at) => `attr:p${at}`).join();

test.each([
  ['a row of CSV', 'row.csv', `manufacturer,mpn,category\nyageo,A-1,chip-resistors\nyageo,${'x'.repeat(300_000)},chip-resistors\n`, 3, ''],
  ['a line of JSON', 'row.jsonl', `{}\n{"mpn":"${'x'.repeat(300_000)}"}\n`, 2, ''],
  ['a header', 'head.csv', `manufacturer,mpn,category,${heads(2000)}\n`, 1, ''],
  ['a row of empty cells', 'cells.csv', `manufacturer,mpn,category\n${','.repeat(2000)}\n`, 2, ''],
])('%s that is too long is named by its line', async (_name, file, text, line, field) => {
  expect(await problemsOf(loadText(file, text))).toContain(`${line} ${field} too_long`);
});

test('a row of many parameters is read in proportion to them', { timeout: 60_000 }, async () => {
  const rows = Array.from({ length: 20 }, (_, at) => `yageo,WIDE-${at},chip-resistors${',1'.repeat(1990)}\n`).join('');
  const problems = await problemsOf(loadText('wide.csv', `manufacturer,mpn,category,${heads(1990)}\n${rows}`));
  // Each is wrong, but nobody wants to be told two thousand times of one row.
  expect(problems.filter((problem) => problem.startsWith('2 '))).toHaveLength(50);
  expect(problems).toHaveLength(1000);
});

test('a file of errors is not read to its end', async () => {
  const error: unknown = await loadText('wrong.jsonl', '{}\n'.repeat(60_000)).catch((reason: unknown) => reason);
  if (!(error instanceof PartProblems)) throw error;
  expect(error.total).toBeGreaterThanOrEqual(20_000);
  expect(error.total).toBeLessThan(60_000);
});

test('a dry run finds what would happen and writes nothing', async () => {
  const before = await fingerprint();
  await expect(load(example('parts.csv'), { dryRun: true })).resolves.toEqual({ rows: 2, added: 1, changed: 1 });
  expect(await fingerprint()).toEqual(before);
});

test('the same file twice changes nothing the second time', async () => {
  await load(example('parts.csv'));
  await load(example('parts.jsonl'));
  const before = await fingerprint();
  await expect(load(example('parts.csv'))).resolves.toEqual({ rows: 2, added: 0, changed: 0 });
  await load(example('parts.jsonl'));
  expect(await fingerprint()).toEqual(before);
});

test('an update keeps ids, other offers and reserved pieces, and the ledger adds up', async () => {
  await database.pool.query(`update stock set reserved = 100 from product where id = product_id and mpn = 'RC0603FR-074K7L'`);
  await database.pool.query(
    `insert into stock_movement (product_id, kind, on_hand, reserved) select id, 'reserved', 0, 100 from product where mpn = 'RC0603FR-074K7L'`,
  );
  const before = await one<{ id: number }>(`select id, slug from product where mpn = 'RC0603FR-074K7L'`);
  await load(example('parts.csv'));
  expect(await one(`select id, slug from product where mpn = 'RC0603FR-074K7L'`)).toEqual(before);
  expect(
    await one(`select on_hand, reserved, (select sum(on_hand)::int from stock_movement m where m.product_id = s.product_id) as sum,
    (select count(*)::int from offer o where o.product_id = s.product_id) as offers from stock s where product_id = ${before?.id}`),
  ).toEqual({
    on_hand: 48_200,
    reserved: 100,
    sum: 48_200,
    offers: 3,
  });
});

test('stock cannot fall below what orders have reserved, and order codes of other parts stay theirs', async () => {
  await database.pool.query(`update stock set reserved = 100 from product where id = product_id and mpn = 'RC0603FR-074K7L'`);
  const text = `manufacturer,mpn,category,stock,sku,price:1\nYageo,RC0603FR-074K7L,chip-resistors,99,,\nYageo,NEW-1,chip-resistors,1,LM358DR-TB,1\n`;
  expect(await problemsOf(loadText('conflict.csv', text))).toEqual(['2 stock.on_hand out_of_range', '3 offers.0.sku not_unique']);
});

test('makers are added only when asked to', async () => {
  const text = 'manufacturer,mpn,category\nÖko Elektronik GmbH,Ö-1,chip-resistors\noeko,X,chip-resistors\n';
  expect(await problemsOf(loadText('makers.csv', text))).toEqual(['2 manufacturer not_allowed', '3 manufacturer not_allowed']);
  await loadText('makers.csv', text, { newManufacturers: true });
  expect(
    await one(`select m.slug, p.slug as part from manufacturer m join product p on p.manufacturer_id = m.id where p.mpn = 'Ö-1'`),
  ).toEqual({
    slug: 'oko-elektronik-gmbh',
    part: 'oko-elektronik-gmbh-o-1',
  });
});

test('an import that is broken off leaves nothing', async () => {
  const before = await fingerprint();
  async function* cutOff(): AsyncGenerator<PartRow> {
    for (let line = 1; line <= 6000; line += 1)
      yield { line, record: { manufacturer: 'yageo', mpn: `CUT-${line}`, category: 'chip-resistors' } };
    // What a kill does to the database: the connection is gone in the middle of the transaction.
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`,
    );
    yield { line: 6001, record: { manufacturer: 'yageo', mpn: 'CUT-LAST', category: 'chip-resistors' } };
  }
  await expect(writePartRows(database.db, cutOff())).rejects.toThrow();
  expect(await fingerprint()).toEqual(before);
});

test('a moved part loses the filter values of its old category', async () => {
  await loadText(
    'moved.jsonl',
    '{"manufacturer":"yageo","mpn":"RC0603FR-074K7L","category":"current-sense-resistors","attributes":{"resistance":4.7}}',
  );
  const { rows } = await database.pool.query(
    `select a.key, f.low from product_facet f join attribute a on a.id = attribute_id join product p on p.id = product_id where mpn = 'RC0603FR-074K7L'`,
  );
  expect(rows).toEqual([{ key: 'resistance', low: 4.7 }]);
});

test('a price list finds known parts by their GTIN alone; one that no part or several have, or whose check digit is wrong, is a problem', async () => {
  const learn =
    'manufacturer,mpn,category,gtin\nyageo,RC0603FR-074K7L,chip-resistors,4006381333931\nyageo,RC0603FR-0710KL,chip-resistors,96385074\n';
  await loadText('learn.csv', learn);
  await expect(loadText('prices.csv', 'gtin,stock\n4 006381 333931,77\n00000096385074,78\n')).resolves.toMatchObject({ rows: 2, added: 0 });
  const levels = await database.pool.query(
    'select mpn, on_hand, gtin from product p join stock s on s.product_id = p.id where gtin is not null order by mpn',
  );
  expect(levels.rows).toEqual([
    { mpn: 'RC0603FR-0710KL', on_hand: 78, gtin: '00000096385074' },
    { mpn: 'RC0603FR-074K7L', on_hand: 77, gtin: '04006381333931' },
  ]);
  expect(await problemsOf(loadText('strange.csv', 'gtin,stock\n036000291452,1\n4006381333932,1\n,1\n'))).toEqual([
    '2 gtin not_allowed',
    '3 gtin invalid_format',
    '4 manufacturer required',
    '4 mpn required',
  ]);
  const taken = 'manufacturer,mpn,category,gtin\nyageo,RC0603FR-0710KL,chip-resistors,4006381333931\n';
  expect(await problemsOf(loadText('taken.csv', taken))).toEqual(['2 gtin not_unique']);
  const prices = await loadText('pulled.csv', 'gtin,stock\n036000291452,1\n4006381333931,79\n', { stockAndPrices: true });
  expect(prices).toMatchObject({ added: 0 });
  const level = await one("select on_hand from product p join stock s on s.product_id = p.id where gtin = '04006381333931'");
  expect(level).toEqual({ on_hand: 79 });
});

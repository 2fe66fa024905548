/** What is exported is what an import takes: every part of the demo catalog goes out and comes in again unchanged. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPartFile } from '#server/catalog/read-file.ts';
import { seedDemo } from '#server/catalog/seed.ts';
import { writePartRows, type WriteResult } from '#server/catalog/write-parts.ts';
import { readReference } from '#server/search/reference-rows.ts';
import type { Reference } from '#server/search/reference.ts';
import { guessMapping } from '#server/part-table/guess-mapping.ts';
import { mappedRows } from '#server/part-table/mapped-rows.ts';
import { openTable } from '#server/part-table/open-table.ts';
import { quantityKeys } from '#server/part-table/quantity-keys.ts';
import { seedPerson } from '#server/testing/operator.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';
import { atOneMoment, csvLines, type ExportOptions, jsonLines, TooManyParts } from './export-parts.ts';

let store: TestStore;
let reference: Reference;
let folder: string;
let headers: Record<string, string>;
const all: ExportOptions = { withStock: true, decimal: '.' };

beforeAll(async () => {
  store = await openTestStore();
  await seedDemo(store.db, { parts: 1500, today: new Date('2026-11-21T10:00:00Z') });
  // What the demo catalog has nowhere: words of the shop, terms of a packaging, a text that a spreadsheet would run.
  const { rows } = await store.pool.query<{ id: number }>("select id from product where mpn like 'RC0603%' order by id limit 1");
  const [first] = rows;
  if (!first) throw new Error('The demo catalog has no such resistor');
  await store.pool.query(
    `update product set hidden = true, weight_g = 0.0021, msl = '2a', hts = '8533.21.0030', eccn_us = 'EAR99', country_of_origin = 'TW',
      lead_free = true, last_buy_date = '2027-06-30', series = '=cmd()', description = '{"de":"Für „Müller; Söhne“, 0603"}' where id = $1`,
    [first.id],
  );
  await store.pool.query(
    `update offer set fee_micros = 1500000, max_quantity = 5000000, break_micros = array_fill(1, array[cardinality(break_micros)])
     where product_id = $1`,
    [first.id],
  );
  await store.pool.query(
    `update stock set incoming = '[{"quantity":5000,"expected_at":"2026-12-14T08:00:00Z"}]', safety = 7, backorder = false where product_id = $1`,
    [first.id],
  );
  await store.pool.query(
    `insert into cross_reference (product_id, other_id, kind, note, position)
      select $1, id, 'direct', case when place = 1 then 'same "pads", 5 %' end, place - 1
      from (select id, row_number() over (order by id desc) as place from product where id <> $1 limit 2) others`,
    [first.id],
  );
  reference = await readReference(store.db);
  folder = mkdtempSync(join(tmpdir(), 'partwright-export-'));
  ({ headers } = await seedPerson(store.deps, 'stock'));
  // So that its search words are those of its new fields.
  await imported('again.jsonl', await exported(jsonLines, all, ['chip-resistors']));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await store.close();
});

async function exported(write: typeof csvLines | typeof jsonLines, options: ExportOptions, slugs?: readonly string[]): Promise<string> {
  const categories = slugs ? slugs.flatMap((slug) => reference.categoryBySlug.get(slug) ?? []) : reference.roots;
  return atOneMoment(store.db, async (queries) => {
    let text = '';
    for await (const line of write(queries, reference, categories, options)) text += line;
    return text;
  });
}

/** All that an import may write. */
async function fingerprint(): Promise<unknown> {
  const { rows } = await store.pool.query(`select
    (select md5(string_agg(p::text, '' order by id)) from product p) as parts, (select md5(string_agg(o::text, '' order by id)) from offer o) as offers,
    (select md5(string_agg(f::text, '' order by product_id, attribute_id)) from product_facet f) as facets,
    (select md5(string_agg(s::text, '' order by product_id)) from stock s) as stock,
    (select string_agg(c::text, '' order by product_id, other_id) from cross_reference c) as substitutes, (select count(*) from stock_movement) as movements,
    (select count(*) from audit) as changes`);
  return rows[0];
}

function imported(name: string, text: string): Promise<WriteResult> {
  const path = join(folder, name);
  writeFileSync(path, text);
  return writePartRows(store.db, readPartFile(path, name.endsWith('.csv') ? 'csv' : 'jsonl'));
}

test.each([
  ['a table', 'all.csv', csvLines],
  ['JSON lines', 'all.jsonl', jsonLines],
] as const)('%s comes in as it went out', async (_, name, write) => {
  const before = await fingerprint();
  expect(await imported(name, await exported(write, all))).toEqual({ rows: 1500, added: 0, changed: 0 });
  expect(await fingerprint()).toEqual(before);
});

test('a table with decimal commas is understood by the operator page without a word of help, and comes in as it went out', async () => {
  const before = await fingerprint();
  for (const slug of ['chip-resistors', 'mlcc', 'mosfets', 'op-amps', 'crystals']) {
    // oxlint-disable no-await-in-loop -- one import runs at a time
    const text = await exported(csvLines, { withStock: true, decimal: ',' }, [slug]);
    const { table } = openTable(Buffer.from(text), undefined);
    const mapping = guessMapping(table.rows, reference, 'EUR');
    expect(mapping.columns, slug).not.toContain('');
    expect(mapping.decimal).toBe(',');
    const result = await writePartRows(store.db, mappedRows(table, mapping, { quantities: quantityKeys(reference), baseCurrency: 'EUR' }));
    expect(result, slug).toMatchObject({ added: 0, changed: 0 });
    expect(result.rows).toBe(text.trim().split('\r\n').length - 1);
    // oxlint-enable no-await-in-loop
  }
  expect(await fingerprint()).toEqual(before);
});

test('what is changed in the table is changed in the shop, and levels of stock stay what they are', async () => {
  const text = await exported(csvLines, { withStock: false, decimal: '.' }, ['chip-resistors']);
  const [names = '', ...rows] = text.replace('\ufeff', '').trim().split('\r\n');
  const heads = names.split(',');
  expect(heads).not.toContain('stock');
  const row = rows.find((one) => !one.includes('"'))?.split(',') ?? [];
  const sku = row[heads.indexOf('sku')] ?? '';
  const price = heads.findIndex((name, place) => name.startsWith('price:') && !name.includes('#') && row[place] !== '');
  row[price] = '0.75';
  row[heads.indexOf('hidden')] = 'yes';
  row[heads.indexOf('country_of_origin')] = 'JP';
  row[heads.indexOf('last_buy_date')] = '2028-01-31';
  await store.pool.query('update stock set on_hand = on_hand + 11 where product_id = (select product_id from offer where sku = $1)', [sku]);
  const [level] = (
    await store.pool.query('select on_hand from stock where product_id = (select product_id from offer where sku = $1)', [sku])
  ).rows;
  await imported('changed.csv', `${names}\n${row.join(',')}\n`);
  const [now] = (
    await store.pool.query(
      `select o.break_micros[1]::int as micros, s.on_hand, p.hidden, p.country_of_origin, p.last_buy_date::text from offer o join stock s using (product_id)
        join product p on p.id = o.product_id where o.sku = $1`,
      [sku],
    )
  ).rows;
  expect(now).toEqual({ micros: 750_000, ...level, hidden: true, country_of_origin: 'JP', last_buy_date: '2028-01-31' });
});

const ask = (query: string) => store.request(`/api/store/admin/product-export?${query}`, undefined, headers);

test('the operator page gets the parts of a category and of those below it, hidden ones too, as a file', async () => {
  const answer = await ask('category=resistors&stock=false');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toContain('resistors.csv');
  const text = await answer.text();
  expect(text.split('\r\n')[0]).toMatch(/^manufacturer,mpn,category,series,package,package_id,lifecycle,last_buy_date,rohs,/);
  expect(text).toContain(",'=cmd(),");
  expect(text).toContain('4.7 kΩ');
  const ofOne = await (await ask('category=chip-resistors&manufacturer=yageo')).text();
  expect(
    new Set(
      ofOne
        .trim()
        .split('\r\n')
        .slice(1)
        .map((row) => row.split(',')[0]),
    ),
  ).toEqual(new Set(['Yageo']));
  expect((await ask('category=chip-resistors&manufacturer=nobody')).status).toBe(404);
  expect((await ask('category=none')).status).toBe(404);
  expect((await ask('')).status).toBe(422);
});

test('a category of more parts than a table may have is refused before it is written', async () => {
  const most = { ...all, mostParts: 20 };
  await expect(exported(csvLines, most, ['chip-resistors'])).rejects.toThrow(TooManyParts);
});

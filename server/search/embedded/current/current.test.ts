import type { PoolClient } from 'pg';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { productList, searchProduct, searchSuggest } from '#contract/api/catalog.ts';
import { locales } from '#contract/locale.ts';
import { connect } from '#server/db/client.ts';
import { countFacets } from '#server/search/listing/facets.ts';
import type { EmbeddedIndex } from '#server/search/embedded/embedded-index.ts';
import { valuesOf } from '#server/search/embedded/held-columns.ts';
import { narrowed, scopeOf } from '#server/search/listing/scope.ts';
import type { WordQuery } from '#server/search/word-query.ts';
import { type View, openView } from '#server/search/view/view.ts';
import { resistors } from '#server/testing/list-parts.ts';
import { seedParts, testParts } from '#server/testing/parts.ts';
import { type TestStore, openTestStore } from '#server/testing/store.ts';
import { pruneChanges, readChanges, readSeen } from '#server/search/current/read-changes.ts';

let store: TestStore;

beforeAll(async () => {
  store = await openTestStore();
  const copies = ['A', 'B', 'C', 'D'].flatMap((mark) => resistors.map((part) => ({ ...part, mpn: `${mark}${part.mpn}` })));
  await seedParts(store.db, [...testParts, ...resistors, ...copies]);
  await store.db.execute(sql`update stock set on_hand = on_hand + 5000`);
});
afterAll(() => store.close());

const open = (db = store.db): Promise<View> => openView({ deps: { ...store.deps, db }, locale: locales.en, currency: 'EUR' });

/** All that the copy tells, by the parts' own ids and names. */
async function told(view: View) {
  // Tests have no other engine.
  const columns = await (view.index as EmbeddedIndex).columns();
  const leaves = [...view.reference.categories.values()].filter(({ children }) => children.length === 0);
  const values = new Map<number, unknown[]>();
  for (const { id, attributes } of leaves) {
    // oxlint-disable-next-line no-await-in-loop -- one connection is enough
    const own = await valuesOf(view.db, columns, id);
    for (const [place, row] of (columns.rowsOf.get(id) ?? new Int32Array()).entries()) {
      expect(columns.placeInCategory[row]).toBe(place);
      values.set(
        row,
        attributes.map(({ attribute }) => own.get(attribute.id)?.values[own.get(attribute.id)?.codes[place] ?? 0] ?? null),
      );
    }
  }
  const parts = Array.from(columns.all, (row) => ({
    id: columns.ids[row],
    category: columns.category.codes[row],
    manufacturer: columns.manufacturer.codes[row],
    package: columns.packages[columns.package.codes[row] ?? 0],
    lifecycle: columns.lifecycle.codes[row],
    flags: [columns.isRohs[row], columns.hasDatasheet[row], columns.backorder[row]],
    available: columns.available[row],
    popularity: columns.popularity[row],
    key: columns.keys[row],
    length: columns.mpnLength[row],
    created: columns.createdAt[row],
    packagings: columns.packagings[row],
    quantities: [...columns.breakQuantity.subarray(columns.breakStart[row], columns.breakStart[row + 1])],
    micros: [...columns.breakMicros.subarray(columns.breakStart[row], columns.breakStart[row + 1])],
    own: [...columns.ownBreaks].flatMap(([currency, byRow]) => (byRow.has(row) ? [[currency, byRow.get(row)]] : [])),
    values: values.get(row),
  }));
  const order = Array.from(columns.all).toSorted((a, b) => (columns.mpnRank[a] ?? 0) - (columns.mpnRank[b] ?? 0));
  const census = view.reference.census.map((row) => JSON.stringify(row, Object.keys(row).toSorted())).toSorted();
  const words = await Promise.all(wordQueries.map((query) => idsOf(view, query)));
  const facets = await Promise.all([null, ...leaves].map((category) => countFacets(view, scopeOf(category), [])));
  return { parts, order: order.map((row) => columns.ids[row]), census, facets, words };
}

const form = (text: string, isBeginning = false) => [{ text, isBeginning }];
/** Frequent and rare ones, of which some parts gain or lose one. */
const wordQueries: WordQuery[] = [
  [form('res', true)],
  [form('mlcc')],
  [form('zq', true)],
  [form('zq1')],
  [form('zq1'), form('res', true)],
  [[...form('zq0'), ...form('zq2')], form('resistor')],
];

async function idsOf(view: View, query: WordQuery): Promise<number[]> {
  const found = await view.index.byWords([query]);
  return found ? (await view.index.list(narrowed(scopeOf(), found), [], [], { page: 1, size: 5000 })).ids : [];
}

/** What a process that starts now would tell. */
async function toldAnew() {
  const { db, close } = connect(store.url, 2);
  try {
    return await told(await open(db));
  } finally {
    await close();
  }
}

/** Numbers that are the same in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const lanes = 6;

/** One change of a part that no other lane touches. */
async function change(client: PoolClient, lane: number, roll: (sides: number) => number): Promise<void> {
  const { rows } = await client.query<{ id: number }>(`select id from product where id % ${lanes} = ${lane} order by id`);
  const id = rows[roll(rows.length)]?.id ?? 0;
  const some = roll(1000);
  const statements = [
    [`update stock set on_hand = reserved + ${some}, safety = ${roll(3)} where product_id = $1`],
    [`update stock set backorder = not backorder where product_id = $1`],
    [
      `update offer set break_quantities = '{1,${2 + some}}', break_micros = '{${5000 + some},${4000 + some}}' where product_id = $1 and is_default`,
    ],
    [`update offer set break_quantities = '{}', break_micros = '{}' where product_id = $1 and is_default`],
    [
      `insert into offer_price (offer_id, currency, break_quantities, break_micros) select id, 'EUR', '{1}', '{${9000 + some}}' from offer
        where product_id = $1 on conflict (offer_id, currency) do update set break_micros = excluded.break_micros`,
    ],
    [`delete from offer_price where offer_id in (select id from offer where product_id = $1)`],
    [`update product set hidden = not hidden where id = $1`],
    [`update product set mpn = 'N${some}X' || id, mpn_key = 'N${some}X' || id where id = $1`],
    [`update product set package = 'P${roll(9)}', package_id = null, popularity = ${some}, lifecycle = 'obsolete' where id = $1`],
    [
      `update product set category_id = (select id from category where slug = '${roll(2) === 0 ? 'mlcc' : 'chip-resistors'}') where id = $1`,
      `update product_facet f set category_id = p.category_id from product p where p.id = f.product_id and p.id = $1 and f.category_id <> p.category_id`,
    ],
    [`update product_facet set low = ${some}, high = ${some} where product_id = $1 and low is not null`],
    [
      `delete from product_facet where product_id = $1 and attribute_id = (select min(attribute_id) from product_facet where product_id = $1)`,
    ],
    [`update product set search = search || 'zq${roll(3)}'::tsvector where id = $1`],
    [`update product set search = ts_delete(search, '{zq0,zq1,resistor}'), hidden = not hidden where id = $1`],
    [`delete from product where id = $1 and id % 5 = 0`],
    [
      `insert into product (slug, mpn, mpn_key, manufacturer_id, category_id, package, lifecycle, rohs, attributes, search)
        select slug || '-' || nextval(pg_get_serial_sequence('product', 'id')), 'C${some}' || mpn_key, 'C${some}' || mpn_key, manufacturer_id, category_id,
          package, lifecycle, rohs, attributes, search from product where id = $1 on conflict do nothing`,
    ],
  ];
  // oxlint-disable-next-line no-await-in-loop -- one connection
  for (const statement of statements[roll(statements.length)] ?? []) await client.query(statement, [id]);
}

async function inTransaction(lane: number, count: number, roll: (sides: number) => number): Promise<void> {
  const client = await store.pool.connect();
  try {
    await client.query('begin');
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (let done = 0; done < count; done += 1) await change(client, lane, roll);
    await client.query(roll(10) === 0 ? 'rollback' : 'commit');
  } finally {
    client.release();
  }
}

async function list(category: string, sort = 'mpn_asc') {
  const response = await store.request('/api/store/common/product-list', { category_web_url: category, sort, page_size: 100 });
  return productList.response.parse(await response.json());
}

async function search(keyword: string) {
  const response = await store.request('/api/store/common/search-product', { keyword });
  return searchProduct.response.parse(await response.json()).list.map(({ mpn }) => mpn);
}

test('stock, price, name, category and hiding of a part are seen in list, search and suggestions', async () => {
  const [mpn, category] = ['LM358DR', 'op-amps'];
  const { db } = store;
  const first = async (sort: string) => (await list(category, sort)).list[0]?.mpn;
  const of = sql`(select id from product where mpn = ${mpn})`;
  await db.execute(sql`update stock set on_hand = 0, safety = 0 where product_id = ${of}`);
  await db.execute(sql`update offer set break_quantities = '{1}', break_micros = '{1}' where product_id = ${of}`);
  expect(await Promise.all(['stock_desc', 'price_desc'].map(first))).not.toContain(mpn);
  await db.execute(sql`update stock set on_hand = 7700000 where product_id = ${of}`);
  expect(await first('stock_desc')).toBe(mpn);
  await db.execute(sql`update offer set break_micros = '{900000000}' where product_id = ${of}`);
  expect(await first('price_desc')).toBe(mpn);

  await db.execute(sql`update product set mpn = 'ZQ9XW77', mpn_key = 'ZQ9XW77' where mpn = ${mpn}`);
  expect(await search('ZQ9XW77')).toEqual(['ZQ9XW77']);
  expect(await search(mpn)).not.toContain(mpn);
  const suggested = await store.request('/api/store/common/search-suggest?keyword=ZQ9X');
  expect(searchSuggest.response.parse(await suggested.json()).products.map((one) => one.mpn)).toEqual(['ZQ9XW77']);

  await db.execute(sql`update product set category_id = (select id from category where slug = 'mlcc') where mpn = 'ZQ9XW77'`);
  expect((await list(category)).list.map((one) => one.mpn)).not.toContain('ZQ9XW77');
  expect((await list('mlcc')).list.map((one) => one.mpn)).toContain('ZQ9XW77');

  await db.execute(sql`update product set hidden = true where mpn = 'ZQ9XW77'`);
  expect(await search('ZQ9XW77')).not.toContain('ZQ9XW77');
  expect((await list('mlcc')).list.map((one) => one.mpn)).not.toContain('ZQ9XW77');
});

test('after a thousand changes in transactions beside each other, one of them late, the copy tells what a new one would', async () => {
  await told(await open());
  const late = await store.pool.connect();
  try {
    await late.query('begin');
    const roll = dice(7);
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (let done = 0; done < 50; done += 1) await change(late, 5, roll);
    for (let round = 0; round < 19; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- round by round
      await Promise.all([0, 1, 2, 3, 4].map((lane) => inTransaction(lane, 10, dice(round * lanes + lane))));
      // oxlint-disable-next-line no-await-in-loop -- a look in between, and words that are held before the next
      await Promise.all(wordQueries.map(async (query) => idsOf(await open(), query)));
    }
    expect(await told(await open())).toEqual(await toldAnew());
    await late.query('commit');
  } finally {
    // Closed: after a failure its transaction is still open.
    late.release(true);
  }
  expect(await told(await open())).toEqual(await toldAnew());
});

test('a maker and a category with another name, and a table emptied at once, are seen', async () => {
  await store.db.execute(sql`update manufacturer set name = 'Renamed Maker' where slug = 'yageo'`);
  await store.db.execute(
    sql`update category_text set name = 'Renamed Kind' where language = 'en' and category_id = (select id from category where slug = 'chip-resistors')`,
  );
  const { reference } = await open();
  expect(reference.manufacturerBySlug.get('yageo')?.name).toBe('Renamed Maker');
  expect(reference.categoryBySlug.get('chip-resistors')?.names['en']).toBe('Renamed Kind');
  await store.db.execute(sql`truncate offer_price, product_facet`);
  expect(await told(await open())).toEqual(await toldAnew());
});

test('what did not change is not noted, and what has changed is read once', async () => {
  const before = await readSeen(store.db);
  await store.db.execute(sql`update stock set as_of = now(), on_hand = on_hand`);
  await store.db.execute(sql`update product set updated_at = now()`);
  const none = await readChanges(store.db, before);
  expect(none).toMatchObject({ isLost: false, reference: false, parts: new Int32Array(), categories: new Int32Array() });
  await store.db.execute(sql`update stock set on_hand = on_hand + 1 where product_id = (select max(product_id) from stock)`);
  const one = await readChanges(store.db, none.seen);
  expect(one.parts).toHaveLength(1);
  expect((await readChanges(store.db, one.seen)).parts).toHaveLength(0);
});

test('a change of a whole table is noted quickly by a connection that noted one of a single row before', async () => {
  // Plans belong to a connection, and this one must have none yet.
  const { pool, close } = connect(store.url, 1);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`insert into product (slug, mpn, mpn_key, manufacturer_id, category_id, lifecycle, rohs, attributes, search)
      select 'many-' || n, 'MANY' || n, 'MANY' || n, (select min(id) from manufacturer), (select min(id) from category), 'active', 'unknown', '{}', ''
      from generate_series(1, 20000) n`);
    await client.query(
      `insert into stock (product_id, on_hand, backorder, warehouse_country) select id, 1, true, 'DE' from product where slug like 'many-%'`,
    );
    await client.query(`update stock set on_hand = 2 where product_id = (select min(id) from product where slug like 'many-%')`);
    // A join of each row with each would take many times as long.
    await client.query(`set local statement_timeout = '15s'`);
    const { rowCount } = await client.query(`update stock set on_hand = on_hand + 1`);
    expect(rowCount).toBeGreaterThan(20_000);
    const { rows } = await client.query<{ noted: number }>(
      `select count(*)::int as noted from catalogue_change where kind = 'part' and xid = pg_current_xact_id()`,
    );
    expect(rows[0]?.noted).toBe(rowCount);
  } finally {
    // Closed with its transaction open: nothing is kept.
    client.release(true);
    await close();
  }
});

/** Transactions of other databases of the server count as well: what they might not have seen is not forgotten. */
async function untilNoOlderTransactionRuns(): Promise<void> {
  const now = await readSeen(store.db);
  const runs = sql`select 1 where pg_snapshot_xmin(pg_current_snapshot()) < pg_snapshot_xmax(${now}::pg_snapshot)`;
  await vi.waitFor(async () => expect((await store.db.execute(runs)).rows).toHaveLength(0), { timeout: 60_000, interval: 20 });
}

test('a change stays readable for an hour; a copy that is older than what is kept is read anew', async () => {
  const before = await readSeen(store.db);
  await store.db.execute(sql`update stock set on_hand = on_hand + 1 where product_id = (select max(product_id) from stock)`);
  const anHourLater = () => store.db.execute(sql`update catalogue_feed set marked_at = now() - interval '2 hours'`);
  await pruneChanges(store.db);
  await untilNoOlderTransactionRuns();
  await anHourLater();
  await pruneChanges(store.db);
  expect(await readChanges(store.db, before)).toMatchObject({ isLost: false, parts: { length: 1 } });
  await anHourLater();
  await pruneChanges(store.db);
  expect((await readChanges(store.db, before)).isLost).toBe(true);
  const { rows } = await store.db.execute(sql`select 1 from catalogue_change`);
  expect(rows).toHaveLength(0);
  expect(await told(await open())).toEqual(await toldAnew());
});

test('a copy of another server, whose numbers are further on, is read anew, and changes with such numbers are passed over', async () => {
  expect((await readChanges(store.db, '99999999999:99999999999:')).isLost).toBe(true);
  const before = await readSeen(store.db);
  await store.db.execute(sql`insert into catalogue_change (xid, kind, id) values ('99999999999', 'part', 1)`);
  expect((await readChanges(store.db, before)).parts).toHaveLength(0);
});

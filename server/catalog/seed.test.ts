import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLifecycles } from '#demo-catalog/facts.ts';
import { type TestDatabase, openTestDatabase } from '#server/testing/database.ts';
import { seedDemo } from './seed.ts';

/** What holds the rows of a database together, as PostgreSQL writes it. */
const form = `
  select indexdef as definition from pg_indexes where schemaname = 'public'
  union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
  union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
  order by definition`;

let database: TestDatabase;
let formBefore: unknown[];
const steps: number[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  formBefore = await rows(form);
  await seedDemo(database.db, { parts: 1500, today: new Date('2026-11-21T10:00:00Z'), onProgress: (done) => steps.push(done) });
});
afterAll(() => database.close());

const rows = async (sql: string) => (await database.pool.query<Record<string, unknown>>(sql)).rows;

test('an empty shop gets parts of every kind, each with a price, stock and a way to be found', async () => {
  const [counts] = await rows('select count(*)::int as parts, count(distinct category_id)::int as categories from product');
  expect(counts?.['parts']).toBe(1500);
  expect(counts?.['categories']).toBeGreaterThan(90);
  expect(await rows('select id from product p where not exists (select 1 from offer o where o.product_id = p.id and is_default)')).toEqual(
    [],
  );
  expect(await rows('select id from product p where not exists (select 1 from stock s where s.product_id = p.id)')).toEqual([]);
  expect(await rows(`select mpn from product where search @@ '''rc0603fr0710kl'''::tsquery`)).toEqual([{ mpn: 'RC0603FR-0710KL' }]);
  expect(steps.at(-1)).toBe(1500);
});

test('what is not known is not made up', async () => {
  const stated = new Set(readLifecycles().flatMap(({ parts }) => Object.values(parts).flat()));
  expect((await rows(`select mpn from product where lifecycle <> 'unknown'`)).filter(({ mpn }) => !stated.has(String(mpn)))).toEqual([]);
  expect(await rows(`select mpn from product where datasheet is not null and datasheet !~ '^https?://[^/]+/.+'`)).toEqual([]);
  const [{ known = 0, unknown = 0 } = {}] = await rows(
    'select count(datasheet)::int as known, count(*) filter (where datasheet is null)::int as unknown from product',
  );
  expect(known).toBeGreaterThan(500);
  expect(unknown).toBeGreaterThan(100);
});

test('indexes, keys and triggers are as they were, and followers are told to read everything', async () => {
  expect(await rows(form)).toEqual(formBefore);
  expect(await rows(`select kind from catalogue_change where kind in ('everything', 'part')`)).toEqual([{ kind: 'everything' }]);
});

test('the ledger adds up to the stock', async () => {
  const unequal = `select s.product_id from stock s join stock_movement m using (product_id) group by s.product_id, s.on_hand, s.reserved
    having sum(m.on_hand) <> s.on_hand or sum(m.reserved) <> s.reserved`;
  expect(await rows(unequal)).toEqual([]);
});

test('addresses fit the contract', async () => {
  expect(await rows(`select slug from product where slug !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or length(slug) > 160`)).toEqual([]);
});

test('a shop that has parts stays as it is', async () => {
  await database.pool.query('delete from product where id > (select min(id) from product)');
  await seedDemo(database.db, { parts: 1500 });
  expect(await rows('select count(*)::int as parts from product')).toEqual([{ parts: 1 }]);
});

/** No table that says something about a person may be forgotten by the export or the erasure (`docs/api.md` section 9). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { openTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { personalTables } from './personal-data.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Columns by which a person can be reached or recognised, wherever they stand. */
const telling = '^(account_id|email|recipient|first_name|last_name|payer|phone|contact|ip)$';
/** They note what operators did, which may name a customer. */
const named = ['audit'];

test('the list holds every table with a telling column and every part of such a table, and no other', async () => {
  const { rows } = await database.db.execute<{ name: string }>(sql`
    with recursive personal(name) as (
      select c.table_name::text from information_schema.columns c where c.table_schema = 'public' and c.column_name ~ ${telling}
      union
      select k.conrelid::regclass::text from pg_constraint k join personal p on k.confrelid = p.name::regclass
      where k.contype = 'f'
    )
    select name from personal`);
  // People who run the shop are its staff and no customers: an owner sees to them.
  const found = rows.map(({ name }) => name).filter((name) => !name.startsWith('operator_'));
  expect(personalTables.map(({ table }) => table).toSorted()).toEqual([...found, ...named].toSorted());
});

test('parts are dealt with before what they are parts of', async () => {
  const { rows } = await database.db.execute<{ part: string; whole: string }>(sql`
    select distinct k.conrelid::regclass::text as part, k.confrelid::regclass::text as whole
    from pg_constraint k where k.contype = 'f' and k.conrelid <> k.confrelid`);
  const places = new Map(personalTables.map(({ table }, index) => [table, index]));
  const wrong = rows.filter(({ part, whole }) => {
    const [first, second] = [places.get(part), places.get(whole)];
    const isGone = personalTables.find(({ table }) => table === whole)?.erased === 'gone';
    return isGone && first !== undefined && second !== undefined && first > second;
  });
  expect(wrong).toEqual([]);
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestStore, openTestStore } from '#server/testing/store.ts';
import { connect } from './client.ts';
import { executePrepared } from './prepared.ts';

let store: TestStore;

beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

test('a statement is parsed once by each connection, and answers what it is asked each time', async () => {
  const { db, close } = connect(store.url, 1);
  try {
    const double = async (number: number) => (await executePrepared<{ twice: number }>(db, sql`select 2 * ${number}::int as twice`)).rows;
    const triple = async (number: number) => (await executePrepared<{ thrice: number }>(db, sql`select 3 * ${number}::int as thrice`)).rows;
    expect([await double(2), await double(21), await triple(5), await double(-4)]).toEqual([
      [{ twice: 4 }],
      [{ twice: 42 }],
      [{ thrice: 15 }],
      [{ twice: -8 }],
    ]);
    const { rows } = await db.execute<{ statement: string }>(sql`select statement from pg_prepared_statements order by statement`);
    expect(rows.map(({ statement }) => statement)).toEqual(['select 2 * $1::int as twice', 'select 3 * $1::int as thrice']);
  } finally {
    await close();
  }
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, openTestDatabase } from '#server/testing/database.ts';
import { seedParts, testParts } from '#server/testing/parts.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('writes parts with offers, stock and filter values', async () => {
  await seedParts(database.db);
  const { rows } = await database.pool.query('select slug, search::text, attributes from product order by id');
  expect(rows).toHaveLength(testParts.length);
});

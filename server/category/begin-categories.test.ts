import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedPerson } from '#server/testing/operator.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
let headers: Record<string, string>;
beforeAll(async () => {
  store = await openTestStore();
  ({ headers } = await seedPerson(store.deps, 'stock'));
});
afterAll(() => store.close());

async function listOf(call: string, body?: object): Promise<number> {
  const answer = await store.request(`/api/store/admin/${call}`, body, headers);
  const { list, categories } = (await answer.json()) as { list?: unknown[]; categories?: unknown[] };
  return (list ?? categories ?? []).length;
}

test('an empty shop has the usual categories at once, parts can be assigned to them, and asking again adds none', async () => {
  expect([await listOf('categories'), await listOf('product-choices')]).toEqual([0, 0]);
  const made = await listOf('begin-categories', {});
  expect(made).toBeGreaterThan(50);
  expect(await listOf('product-choices')).toBeGreaterThan(50);
  expect(await listOf('parameters')).toBeGreaterThan(50);
  expect(await listOf('begin-categories', {})).toBe(made);
});

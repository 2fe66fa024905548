import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#server/db/client.ts';
import { catalogOf, readCatalogAhead } from '#server/search/held-catalog.ts';
import { type TestStore, openStoreWithParts } from '#server/testing/store.ts';
import type { EmbeddedIndex } from './embedded-index.ts';

let store: TestStore;

beforeAll(async () => {
  store = await openStoreWithParts();
});
afterAll(() => store.close());

/** Categories whose parameters a process that starts has read when nobody has asked yet, and those that have parts. */
async function heldAfter(signal: AbortSignal): Promise<[held: number[], all: number[]]> {
  const { db, close } = connect(store.url, 2);
  try {
    await readCatalogAhead(db, signal);
    // Without `TEST_SEARCH_URL` there is no other engine.
    const { values, rowsOf } = await ((await catalogOf(db, Infinity)).index as EmbeddedIndex).columns();
    return [[...values.keys()], [...rowsOf.keys()]];
  } finally {
    await close();
  }
}

test('a process that starts reads the parameters of every category that has parts', async () => {
  const [held, all] = await heldAfter(new AbortController().signal);
  expect(all.length).toBeGreaterThan(2);
  expect(held).toEqual(all);
});

test('one that ends meanwhile stops reading', async () => {
  const [held] = await heldAfter(AbortSignal.abort());
  expect(held).toEqual([]);
});

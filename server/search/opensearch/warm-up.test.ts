import { afterAll, beforeAll, expect, it } from 'vitest';
import { referenceOf } from '#server/search/held-catalog.ts';
import { seedParts } from '#server/testing/parts.ts';
import { type TestStore, openTestStore } from '#server/testing/store.ts';
import type { EngineCalls } from './engine-call.ts';
import { openSearchIndex } from './opensearch-index.ts';

let store: TestStore;

beforeAll(async () => {
  store = await openTestStore({ isEngineChosen: true });
  await seedParts(store.db);
});
afterAll(() => store.close());

const close = async (): Promise<void> => {};

it('asks before the first visitors, as patiently as they are not', async () => {
  const asked: { timeoutMs?: number; searches: number }[] = [];
  const calls: EngineCalls = { send: () => Promise.reject(new Error('a visitor waits for this')), timeoutMs: 3000, close };
  const patient: EngineCalls = {
    send: async ({ timeoutMs, lines = [] }) => {
      const searches = lines.length / 2;
      asked.push({ ...(timeoutMs === undefined ? {} : { timeoutMs }), searches });
      return { status: 200, body: { responses: Array.from({ length: searches }, () => ({ hits: { hits: [] } })) } };
    },
    timeoutMs: 60_000,
    close,
  };
  const index = openSearchIndex({ db: store.db, calls, patient, index: 'parts', reference: () => referenceOf(store.db, 0) });
  await index.readAhead(new AbortController().signal);
  expect(asked.length).toBeGreaterThan(0);
  expect(new Set(asked.map(({ timeoutMs }) => timeoutMs))).toEqual(new Set([60_000]));

  const before = asked.length;
  await index.readAhead(AbortSignal.abort());
  expect(asked).toHaveLength(before);
});

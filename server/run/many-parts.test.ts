import { expect, test } from 'vitest';
import { createLog } from '#server/kernel/log.ts';
import { testParts } from '#server/testing/parts.ts';
import { openStoreWithParts } from '#server/testing/store.ts';
import { tellManyParts } from './many-parts.ts';

test('a catalog that is large for the memory of each process is told, with its cost and the other way', async () => {
  const store = await openStoreWithParts();
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line), store.deps.clock);
  await tellManyParts(store.db, log, testParts.length);
  expect(lines).toEqual([]);
  await tellManyParts(store.db, log, testParts.length - 1);
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level: 'warn',
      event: 'many_parts',
      parts: testParts.length,
      memory_mib: expect.any(Number),
      advice: expect.stringContaining('SEARCH_URL'),
    }),
  ]);
  await store.close();
});

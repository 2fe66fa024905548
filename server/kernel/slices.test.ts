import { expect, test } from 'vitest';
import { letOthers, mapInSlices } from './slices.ts';
import { leastHold } from '#server/testing/longest-hold.ts';

/** Holds the thread for some milliseconds of a processor. */
function work(ms: number): void {
  const begun = process.threadCpuUsage();
  const used = (): number => {
    const { user, system } = process.threadCpuUsage(begun);
    return user + system;
  };
  while (used() < ms * 1000);
}

test('gives what `map` gives', async () => {
  expect(await mapInSlices(new Set(['a', 'b']), (letter, index) => `${letter}${index}`)).toEqual(['a0', 'b1']);
});

test('many long pieces of work together hold the thread no longer than one', async () => {
  const items = Array.from({ length: 20 }, (_, index) => index);
  const all = () => Promise.all(items.slice(0, 8).map(() => mapInSlices(items, () => work(3))));
  expect(await leastHold(all, 40)).toBeLessThan(40);
});

async function stepsInTurn(): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await mapInSlices([step], () => work(5));
  }
  await letOthers();
}

test('steps of one call that follow each other share a turn', async () => {
  expect(await leastHold(stepsInTurn, 40)).toBeLessThan(40);
});

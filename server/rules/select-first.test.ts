import { expect, it } from 'vitest';
import { selectFirst } from './select-first.ts';

const ascending = (a: number, b: number) => a - b;

/** Repeatable numbers in no order. */
function shuffled(length: number): Int32Array {
  let state = 12_345;
  return Int32Array.from({ length }, (_, index) => {
    state = (state * 48_271) % 2_147_483_647;
    return (state % 100_000) * 1000 + index;
  });
}

it.each([0, 1, 7, 500, 999, 1000, 2000])('gives the first %i as a full sort would', (count) => {
  for (const numbers of [shuffled(1000), shuffled(1000).toSorted(), shuffled(1000).toSorted().toReversed()]) {
    expect([...selectFirst(numbers, count, ascending)]).toEqual([...numbers].toSorted(ascending).slice(0, count));
  }
});

it('leaves the given list as it is', () => {
  const numbers = Int32Array.of(3, 1, 2);
  expect([...selectFirst(numbers, 2, ascending)]).toEqual([1, 2]);
  expect([...numbers]).toEqual([3, 1, 2]);
});

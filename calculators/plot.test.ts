import { expect, test } from 'vitest';
import { logSpaced, sample, spaced } from './plot.ts';

test('samples reach both ends exactly, at equal distances or ratios', () => {
  expect(spaced(0, 0.3, 4).map((x) => Number(x.toPrecision(12)))).toEqual([0, 0.1, 0.2, 0.3]);
  expect(logSpaced(1, 1000, 4).map((x) => Number(x.toPrecision(12)))).toEqual([1, 10, 100, 1000]);
  expect(spaced(0.1, 0.7).at(-1)).toBe(0.7);
  expect(logSpaced(10e6, 20e9).at(-1)).toBe(20e9);
  expect(logSpaced(10e6, 20e9).at(0)).toBe(10e6);
});

test('a function without a finite value leaves a gap', () => {
  const values: Record<number, number | null | undefined> = { 1: 5, 2: Number.NaN, 3: Infinity, 4: null, 5: undefined };
  expect(sample([1, 2, 3, 4, 5], (x) => values[x])).toEqual([
    [1, 5],
    [2, null],
    [3, null],
    [4, null],
    [5, null],
  ]);
});

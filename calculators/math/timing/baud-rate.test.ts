import { expect, test } from 'vitest';
import { baudError, bytesOf, isWithin, nearestWhole } from './baud-rate.ts';

test.each([
  [11_059_200, 12 * 32 * 3, 9600, 0],
  [16_000_000, 8 * 17, 115_200, 0.021_241_830_065],
  [12_000_000, 12 * 16 * 7, 9600, -0.069_940_476_19],
])('a clock of %s Hz and %s cycles per bit at %s Bd err by %s', (clock, cycles, baud, error) => {
  expect(baudError(clock, cycles, baud)).toBeCloseTo(error, 11);
});

test('a rate that is met has no error at all', () => {
  expect(baudError(18_432_000, 16 * 10, 115_200)).toBe(0);
});

test('an error equal to the tolerance is permitted, of either sign', () => {
  expect([0.02, -0.02, 0.0201].map((error) => isWithin(error, 0.02))).toEqual([true, true, false]);
});

test('halves are rounded up', () => {
  expect([0.5, 2.5, 2.49].map(nearestWhole)).toEqual([1, 3, 2]);
});

test('a divisor has two bytes', () => {
  expect(bytesOf(0xfa_d9)).toEqual([0xfa, 0xd9]);
});

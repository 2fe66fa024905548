import { expect, it } from 'vitest';
import { decimalValue, roundSignificant } from './decimal.ts';

it.each([
  [47, 2, 4700],
  [47, -3, 0.047],
  [475, -3, 0.475],
  [10, -3, 0.01],
  [91, 9, 91e9],
])('%d·10^%d is exactly %d', (digits, exponent, value) => {
  expect(decimalValue({ digits, exponent })).toBe(value);
});

it.each([
  [4750, 2, 48, 2],
  [0.125, 2, 13, -2],
  [1.005, 3, 101, -2],
  [999.5, 3, 100, 1],
  [99.4, 2, 99, 0],
  [0.47, 2, 47, -2],
  [1e-3, 3, 100, -5],
  [0, 3, 0, 0],
])('rounds %d half up to %d digits: %d·10^%d', (value, count, digits, exponent) => {
  expect(roundSignificant(value, count)).toEqual({ digits, exponent });
});

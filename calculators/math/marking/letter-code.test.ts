import { expect, it } from 'vitest';
import { roundSignificant } from '#calculators/math/numeric/decimal.ts';
import { letterCode, ohmLetters, picofaradLetters } from './letter-code.ts';

it.each([
  [4700, 2, '4K7'],
  [1000, 2, '1K0'],
  [47, 2, '47R'],
  [0.47, 2, 'R47'],
  [0.01, 2, 'R010'],
  [470, 2, '470R'],
  [1000, 3, '1K00'],
  [47500, 3, '47K5'],
  [475, 3, '475R'],
  [0.475, 3, 'R475'],
  [1e6, 3, '1M00'],
  [4.7e10, 2, '47G'],
  [0, 2, '0R'],
])('writes %d Ω with %d digits as %s', (value, count, code) => {
  expect(letterCode(roundSignificant(value, count), count, ohmLetters)).toBe(code);
});

it.each([
  [1e5, '100n'],
  [4700, '4n7'],
  [1e6, '1µ0'],
  [2.2e5, '220n'],
  [0.47, 'p47'],
])('writes %d pF as %s', (picofarads, code) => {
  expect(letterCode(roundSignificant(picofarads, 2), 2, picofaradLetters)).toBe(code);
});

import { expect, it } from 'vitest';
import { arcoshAboveOne } from './hyperbolic.ts';

it('is the inverse of the hyperbolic cosine', () => {
  for (const x of [0.5, 3, 20]) expect(arcoshAboveOne(Math.cosh(x) - 1)).toBeCloseTo(x, 12);
});

it('keeps its digits near 1 and its size far away', () => {
  expect(arcoshAboveOne(1e-20) / Math.sqrt(2e-20)).toBeCloseTo(1, 12);
  expect(arcoshAboveOne(1e200)).toBeCloseTo(Math.LN2 + 200 * Math.LN10, 9);
});

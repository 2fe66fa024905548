import { expect, it } from 'vitest';
import { missingInParallel, parallel } from './parallel.ts';

it('adds reciprocals', () => {
  expect(parallel(1000)).toBe(1000);
  expect(parallel(6, 3)).toBeCloseTo(2, 14);
  expect(parallel(1e-6, 2.2e-6, 4.7e-6)).toBeCloseTo(5.997679814e-7, 15);
});

it('finds the part that is missing for a wanted total', () => {
  expect(missingInParallel(820, [1000])).toBeCloseTo(4555.5555555556, 9);
  expect(missingInParallel(parallel(220, 470, 68), [220, 470])).toBeCloseTo(68, 10);
});

it('has no part for a total that is reached already, rounding or not', () => {
  expect(missingInParallel(1e-7, [1e-7])).toBeNull();
  expect(missingInParallel(parallel(1e-6, 2.2e-6), [1e-6, 2.2e-6])).toBeNull();
  expect(missingInParallel(2000, [1000])).toBeNull();
});

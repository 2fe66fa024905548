import { expect, test } from 'vitest';
import { speedOfLight } from '#calculators/math/constants.ts';
import { runOf, skinDepthOrNone } from './line-run.ts';

test('a quarter of a wavelength is 90°', () => {
  const length = speedOfLight / 1e9 / 2 / 4;
  const { delay, electricalLength, wavelength } = runOf(length, 1e9, 4);
  expect(electricalLength).toBeCloseTo(90, 9);
  expect(delay).toBeCloseTo(0.25e-9, 15);
  expect(wavelength).toBeCloseTo(4 * length, 12);
});

test('direct current has neither wavelength nor skin depth', () => {
  expect(runOf(1, 0, 4)).toMatchObject({ electricalLength: 0, wavelength: null });
  expect(skinDepthOrNone(1.72e-8, 0)).toBeNull();
  expect(skinDepthOrNone(1.72e-8, 1e9)).toBeCloseTo(2.087e-6, 9);
});

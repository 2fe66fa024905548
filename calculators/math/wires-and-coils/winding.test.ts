import { expect, it } from 'vitest';
import { nagaokaCoefficient } from './solenoid.ts';
import { coaxialCircles, rectangularWinding } from './winding.ts';

it('gives far circles the mutual inductance of two dipoles', () => {
  expect(coaxialCircles(1e-3, 2e-3, 10) / ((4e-7 * Math.PI * Math.PI * 4e-12) / (2 * 1000))).toBeCloseTo(1, 6);
});

it('does not depend on the order of the circles', () => {
  expect(coaxialCircles(0.03, 0.02, 0.01)).toBeCloseTo(coaxialCircles(0.02, 0.03, 0.01), 18);
});

it('has the inductance of the Brooks coil, 1.6994·10⁻⁶ times its mean radius', () => {
  expect(rectangularWinding(0.015, 0.01, 0.01) / (1.6994e-6 * 0.015)).toBeCloseTo(1, 4);
});

it('goes over into the current sheet of Nagaoka', () => {
  const sheet = ((4e-7 * Math.PI * Math.PI * 0.1 ** 2) / (4 * 0.1)) * nagaokaCoefficient(0.1, 0.1);
  expect(rectangularWinding(0.05, 0.1, 1e-5) / sheet).toBeCloseTo(1, 3);
});

import { expect, it } from 'vitest';
import { magnitude } from './complex.ts';
import { polynomialAt, polynomialRoots } from './polynomial.ts';

it('finds real roots far apart', () => {
  // (x + 1)(x + 1e-3)(x + 1e4)
  const roots = polynomialRoots([10, 1e4 + 10 + 1e-3, 1e4 + 1 + 1e-3, 1]).map(({ re }) => re);
  [-1e-3, -1, -1e4].forEach((root, index) => expect((roots[index] ?? 0) / root).toBeCloseTo(1, 9));
});

it('finds complex pairs', () => {
  // (x² + 0.2x + 1)(x² + 6x + 25)
  const roots = polynomialRoots([25, 11, 27.2, 6.2, 1]);
  expect(roots.map(({ re }) => Number(re.toFixed(9))).toSorted((a, b) => a - b)).toEqual([-3, -3, -0.1, -0.1]);
  expect(roots.map((root) => Number(magnitude(root).toFixed(9)))).toEqual([1, 1, 5, 5]);
});

it('leaves out leading zeros and bears double roots', () => {
  const roots = polynomialRoots([1, 2, 1, 0]);
  expect(roots).toHaveLength(2);
  for (const root of roots) expect(magnitude({ re: root.re + 1, im: root.im })).toBeLessThan(1e-7);
});

it('differentiates', () => {
  const coefficients = [1, 2, 3].map((re) => ({ re, im: 0 }));
  const { value, slope, curve } = polynomialAt(coefficients, { re: 2, im: 0 });
  expect([value.re, slope.re, curve.re]).toEqual([17, 14, 6]);
});

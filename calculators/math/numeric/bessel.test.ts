import { expect, it } from 'vitest';
import { besselJ, besselZero } from './bessel.ts';

it('matches the tables of Abramowitz and Stegun', () => {
  expect(besselJ(0, 1)[0]).toBeCloseTo(0.7651976865579666, 14);
  expect(besselJ(1, 5)[1]).toBeCloseTo(-0.3275791375914652, 14);
  expect(besselJ(100, 100)[100]).toBeCloseTo(0.09636667329586156, 13);
  expect(besselJ(2, 1e-3)[2]).toBeCloseTo(1.25e-7, 13);
});

it('vanishes at the carrier nulls of frequency modulation', () => {
  const nulls = [2.404825557695773, 5.520078110286311, 8.653727912911013, 11.79153443901428, 14.93091770848779];
  expect(nulls.map((zero) => Math.abs(besselJ(0, zero)[0] ?? 1) < 1e-14)).toEqual(nulls.map(() => true));
  nulls.forEach((zero, index) => expect(besselZero(index + 1)).toBeCloseTo(zero, 13));
  expect(besselZero(20)).toBeCloseTo(62.04846919, 7);
});

it.each([0, 0.01, 3, 40, 500])('keeps the whole power at index %d', (x) => {
  const lines = besselJ(Math.ceil(x + 15 * Math.cbrt(x)) + 20, x);
  expect(lines.reduce((sum, line, order) => sum + (order === 0 ? 1 : 2) * line * line, 0)).toBeCloseTo(1, 12);
});

it('follows its series down to the smallest index', () => {
  expect(besselJ(2, 1e-100)).toEqual([1, 5e-101, 1.25e-201]);
  expect((besselJ(1, 1e-8)[1] ?? 0) / 5e-9).toBeCloseTo(1, 14);
});

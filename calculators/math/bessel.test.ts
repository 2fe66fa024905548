import { expect, it } from 'vitest';
import { besselJ } from './bessel.ts';

it('matches the tables of Abramowitz and Stegun', () => {
  expect(besselJ(0, 1)[0]).toBeCloseTo(0.7651976865579666, 14);
  expect(besselJ(1, 5)[1]).toBeCloseTo(-0.3275791375914652, 14);
  expect(besselJ(100, 100)[100]).toBeCloseTo(0.09636667329586156, 13);
  expect(besselJ(2, 1e-3)[2]).toBeCloseTo(1.25e-7, 13);
});

it('vanishes at the carrier nulls of frequency modulation', () => {
  for (const zero of [2.404825557695773, 5.520078110286311, 8.653727912911013]) expect(besselJ(0, zero)[0]).toBeCloseTo(0, 14);
});

it.each([0, 0.01, 3, 40, 500])('keeps the whole power at index %d', (x) => {
  const lines = besselJ(Math.ceil(x + 15 * Math.cbrt(x)) + 20, x);
  expect(lines.reduce((sum, line, order) => sum + (order === 0 ? 1 : 2) * line * line, 0)).toBeCloseTo(1, 12);
});

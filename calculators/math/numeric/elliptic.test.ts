import { expect, it } from 'vitest';
import { ellipticIntegrals, ellipticRatio, generalEllipticIntegral } from './elliptic.ts';

it('matches the tables of Abramowitz and Stegun (table 17.1, m = k²)', () => {
  const half = ellipticIntegrals(Math.SQRT1_2, Math.SQRT1_2);
  expect(half.first).toBeCloseTo(1.854074677301372, 14);
  expect(half.second).toBeCloseTo(1.350643881047675, 14);
  const high = ellipticIntegrals(Math.sqrt(0.9), Math.sqrt(0.1));
  expect(high.first).toBeCloseTo(2.578092113348173, 13);
  expect(high.second).toBeCloseTo(1.104774732704073, 13);
});

it('holds at both ends of the modulus', () => {
  expect(ellipticIntegrals(0, 1)).toEqual({ first: Math.PI / 2, second: Math.PI / 2, difference: 0 });
  expect(ellipticIntegrals(1, 0)).toEqual({ first: Infinity, second: 1, difference: Infinity });
  expect(ellipticIntegrals(1e-9, 1).difference / ((Math.PI / 4) * 1e-18)).toBeCloseTo(1, 12);
  const complement = 1e-30;
  expect(ellipticIntegrals(1, complement).first).toBeCloseTo(Math.log(4 / complement), 12);
  expect(ellipticRatio(complement, 1)).toBeCloseTo((2 / Math.PI) * Math.log(4 / complement), 12);
});

it('obeys the relation of Legendre', () => {
  for (const angle of [0.1, 0.7, 1.3]) {
    const [k, kc] = [Math.sin(angle), Math.cos(angle)];
    const [a, b] = [ellipticIntegrals(k, kc), ellipticIntegrals(kc, k)];
    expect(a.second * b.first + b.second * a.first - a.first * b.first).toBeCloseTo(Math.PI / 2, 13);
  }
});

it('contains K and E as special cases of the general integral, and agrees with its definition', () => {
  const kc = 0.6;
  const { first, second } = ellipticIntegrals(0.8, kc);
  expect(generalEllipticIntegral(kc, 1, 1, 1)).toBeCloseTo(first, 13);
  expect(generalEllipticIntegral(kc, 1, 1, kc * kc)).toBeCloseTo(second, 13);
  const [p, c, s, steps] = [0.3, 1, -0.7, 400];
  let sum = 0;
  for (let j = 0; j < steps; j += 1) {
    const [cos2, sin2] = [Math.cos(((j + 0.5) * Math.PI) / (2 * steps)) ** 2, Math.sin(((j + 0.5) * Math.PI) / (2 * steps)) ** 2];
    sum += (c * cos2 + s * sin2) / ((cos2 + p * sin2) * Math.sqrt(cos2 + kc * kc * sin2));
  }
  expect(generalEllipticIntegral(kc, p, c, s)).toBeCloseTo((sum * Math.PI) / (2 * steps), 12);
});

import { expect, it } from 'vitest';
import { complex } from '#calculators/math/numeric/complex.ts';
import { besselRatio, internalImpedance } from './round-wire.ts';

it('matches tabulated Bessel functions', () => {
  expect(besselRatio(complex(1)).re).toBeCloseTo(1.2660658777520084 / 0.5651591039924851, 13);
  expect(besselRatio(complex(10)).re).toBeCloseTo(2815.716628466254 / 2670.988303701255, 13);
});

it('joins its two ways of evaluation without a step', () => {
  const [below, above] = [besselRatio(complex(212.13, 212.13)), besselRatio(complex(212.14, 212.14))];
  expect(below.re).toBeCloseTo(above.re, 6);
  expect(below.im).toBeCloseTo(above.im, 6);
});

it('goes over into direct current at low frequency', () => {
  const direct = internalImpedance(5e-4, 1.72e-8, 0);
  const slow = internalImpedance(5e-4, 1.72e-8, 1);
  expect(direct.resistance).toBeCloseTo(1.72e-8 / (Math.PI * 25e-8), 12);
  expect(direct.inductance * 1e9).toBeCloseTo(50, 9);
  expect(slow.resistance / direct.resistance).toBeCloseTo(1, 6);
  expect(slow.skinFactor).toBeCloseTo(1, 6);
});

it('follows the surface impedance at high frequency', () => {
  const { resistance, skinFactor } = internalImpedance(5e-4, 1.72e-8, 1e9);
  const depth = 2.0873e-6;
  expect(resistance / (1.72e-8 / (2 * Math.PI * 5e-4 * depth))).toBeCloseTo(1 + depth / (2 * 5e-4), 3);
  expect(skinFactor).toBeCloseTo((2 * depth) / 5e-4, 3);
});

it.each([1e-300, 1e-9, 1e-3])('does not lose the inductance in the resistance at %d Hz', (frequency) => {
  expect(internalImpedance(5e-6, 1.1e-6, frequency).skinFactor).toBeCloseTo(1, 12);
});

it('joins the power series without a step', () => {
  const [below, above] = [0.02999999, 0.03000001].map((ratio) => internalImpedance(ratio * Math.sqrt(1 / (4e-7 * Math.PI ** 2)), 1, 1));
  expect((below?.skinFactor ?? 0) / (above?.skinFactor ?? 1)).toBeCloseTo(1, 9);
});

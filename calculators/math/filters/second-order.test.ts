import { expect, it } from 'vitest';
import { besselQuality, butterworthQuality, chebyshevQuality, halfPowerRatio } from './second-order.ts';

it('has the figures of the filter tables', () => {
  expect(chebyshevQuality(0.5)).toBeCloseTo(0.8637, 4);
  expect(chebyshevQuality(3)).toBeCloseTo(1.3049, 3);
  expect(halfPowerRatio(butterworthQuality)).toBeCloseTo(1, 14);
  expect(halfPowerRatio(besselQuality)).toBeCloseTo(0.7862, 4);
});

it('puts the half power where the response says so', () => {
  const [quality, f] = [1.3, halfPowerRatio(1.3)];
  expect((1 - f * f) ** 2 + (f / quality) ** 2).toBeCloseTo(2, 12);
});

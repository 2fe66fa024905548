import { describe, expect, it } from 'vitest';
import { magnitude } from '#calculators/math/numeric/complex.ts';
import { crossoverBranch, crossoverPrototype, driverGain, sumOfBranches } from './crossover.ts';

const branches = (alignment: Parameters<typeof crossoverPrototype>[0], order: number) => {
  const prototype = crossoverPrototype(alignment, order) ?? expect.fail('no such order');
  const [low, high] = [crossoverBranch(prototype, 'low', 8, 1000), crossoverBranch(prototype, 'high', 8, 1000)];
  return (frequency: number) => [driverGain(low, 8, frequency), driverGain(high, 8, frequency)] as const;
};

describe.each([
  ['butterworth', 1, -3.0103],
  ['butterworth', 2, -3.0103],
  ['butterworth', 3, -3.0103],
  ['butterworth', 4, -3.0103],
  ['linkwitzRiley', 2, -6.0206],
  ['linkwitzRiley', 4, -6.0206],
  ['bessel', 2, -4.7712],
] as const)('%s of order %d', (alignment, order, level) => {
  it('has both branches at the same level at the crossover', () => {
    for (const gain of branches(alignment, order)(1000)) expect(20 * Math.log10(magnitude(gain))).toBeCloseTo(level, 4);
  });

  it('falls by 20 dB a decade and order', () => {
    expect(20 * Math.log10(magnitude(branches(alignment, order)(1e5)[0]))).toBeCloseTo(-40 * order, 1);
    expect(20 * Math.log10(magnitude(branches(alignment, order)(10)[1]))).toBeCloseTo(-40 * order, 1);
  });
});

it.each([100, 1000, 7000])('sums a Linkwitz–Riley crossover flat at %d Hz', (frequency) => {
  const [low, high] = branches('linkwitzRiley', 2)(frequency);
  const sum = sumOfBranches([
    { gain: low, isInverted: false },
    { gain: high, isInverted: true },
  ]);
  expect(magnitude(sum)).toBeCloseTo(1, 12);
});

it('knows no Linkwitz–Riley of odd order', () => {
  expect(crossoverPrototype('linkwitzRiley', 3)).toBeNull();
});

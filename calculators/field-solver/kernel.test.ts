import { expect, it } from 'vitest';
import { alternatingWeights } from './kernel.ts';

it.each([0.05, 0.375, 0.62, 0.9, 0.99])('sums the logarithms of images that reflect %d of their charge by the first ones', (ratio) => {
  const weights = alternatingWeights(ratio);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1 / (1 + ratio), 12);
  for (const across of [0, 1, 10, 100]) {
    const image = (k: number) => Math.log(across ** 2 + (4 + 2 * k) ** 2);
    let whole = 0;
    for (let k = 0; k < 4000; k += 1) whole += (-ratio) ** k * image(k);
    expect(Math.abs(weights.reduce((sum, weight, k) => sum + weight * image(k), 0) - whole)).toBeLessThan(3e-5);
  }
});

import { expect, it } from 'vitest';
import { skinDepth, surfaceResistance } from './skin-depth.ts';

it('knows the skin depth of copper', () => {
  expect(skinDepth(1.72e-8, 1e9) * 1e6).toBeCloseTo(2.0873, 4);
  expect(skinDepth(1.72e-8, 50) * 1e3).toBeCloseTo(9.335, 3);
});

it('fills the conductor at direct current', () => {
  expect(skinDepth(1.72e-8, 0)).toBe(Infinity);
  expect(surfaceResistance(1.72e-8, 0)).toBe(0);
});

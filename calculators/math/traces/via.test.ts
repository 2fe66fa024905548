import { expect, test } from 'vitest';
import { drilledDiameter, viaInductance, viaLoopInductance } from './via.ts';

const barrel = { holeDiameter: 3e-4, platingThickness: 2.5e-5, length: 1.6e-3 };

test('a return via far away leaves a larger loop, one that touches leaves none', () => {
  expect(viaLoopInductance(barrel, drilledDiameter(barrel))).toBe(0);
  expect(viaLoopInductance(barrel, 2e-3)).toBeGreaterThan(viaLoopInductance(barrel, 1e-3));
});

test('a via without length has no inductance', () => {
  expect(viaInductance({ ...barrel, length: 1e-12 })).toBeCloseTo(0, 15);
});

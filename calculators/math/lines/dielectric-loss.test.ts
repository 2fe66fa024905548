import { expect, test } from 'vitest';
import { dielectricLoss, partialDielectricLoss } from './dielectric-loss.ts';

test('FR-4 loses about 1 dB/in at 10 GHz', () => {
  expect(dielectricLoss(1e10, 0.02, 4.3) * 0.0254).toBeCloseTo(0.9588, 3);
});

test('a field wholly in the dielectric loses as much, one in air nothing', () => {
  expect(partialDielectricLoss(1e9, 0.02, 4.3, 4.3)).toBeCloseTo(dielectricLoss(1e9, 0.02, 4.3), 12);
  expect(partialDielectricLoss(1e9, 0.02, 4.3, 1)).toBe(0);
  expect(partialDielectricLoss(1e9, 0.02, 1, 1)).toBe(0);
});

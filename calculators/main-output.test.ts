import { expect, test } from 'vitest';
import { mainOutput } from './evaluate.ts';
import { tool } from './inductance-and-fields/MagneticFluxDensityCalculator/definition.ts';

test('the main result is the one that is solved for', () => {
  expect(mainOutput(tool, 'twoWires', { solveFor: 'fluxDensity' })).toBe('fluxDensity');
  expect(mainOutput(tool, 'twoWires', { solveFor: 'current' })).toBe('current');
});

test('a choice that the mode does not show has no say', () => {
  expect(mainOutput(tool, 'fieldStrength', { solveFor: 'current' })).toBe('fluxDensity');
});

import { expect, it } from 'vitest';
import { conductorLoss, growthOfInductance, lineResistance } from './conductor-loss.ts';
import { vacuumPermeability } from '#calculators/math/constants.ts';

const section = { width: 3e-4, thickness: 3.5e-5 };
const plates = ({ width }: { width: number }, gap: number) => (vacuumPermeability * gap) / width;
const copper = { resistivity: 1.72e-8, roughening: () => 1 };

it('is direct-current resistance at 0 Hz', () => {
  expect(lineResistance(section, copper, 0, 1)).toBeCloseTo(1.72e-8 / (3e-4 * 3.5e-5), 12);
});

it('is the surface resistance over the width of two wide plates', () => {
  // Plates of width W: L = μ0·d/W, and both surfaces recede, so dL/dn = 2·μ0/W.
  const width = 1e-2;
  const resistance = lineResistance({ width, thickness: 1e-3 }, copper, 1e9, (2 * vacuumPermeability) / width);
  expect(resistance).toBeCloseTo((2 * Math.sqrt(Math.PI * 1e9 * vacuumPermeability * 1.72e-8)) / width, 5);
});

it('grows on rough copper by the factor of its surface', () => {
  const wide = { width: 1, thickness: 1 };
  const rough = lineResistance(wide, { ...copper, roughening: () => 1.7 }, 1e9, 1e-3);
  expect(rough / lineResistance(wide, copper, 1e9, 1e-3)).toBeCloseTo(1.7, 9);
});

it('turns resistance into loss', () => {
  expect(conductorLoss(10, 50)).toBeCloseTo(0.8685889638, 9);
});

it('finds how fast the inductance of plates grows as their surfaces recede', () => {
  const trace = { width: 1e-2, thickness: 1e-3 };
  const growth = growthOfInductance(trace, 1e-4, plates(trace, 1e-4), plates);
  expect(growth / ((2 * vacuumPermeability) / 1e-2)).toBeCloseTo(1, 1);
});

import { expect, it } from 'vitest';
import { conventionalVacuumPermeability, decibelsPerNeper, speedOfLight, vacuumImpedance, vacuumPermeability } from './constants.ts';

it('keeps the constants of the vacuum consistent with each other', () => {
  expect((vacuumPermeability * speedOfLight) / vacuumImpedance).toBeCloseTo(1, 11);
  expect(vacuumPermeability / conventionalVacuumPermeability).toBeCloseTo(1, 8);
  expect(decibelsPerNeper).toBeCloseTo(8.685889638, 9);
});

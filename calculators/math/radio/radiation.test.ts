import { expect, it } from 'vitest';
import { vacuumImpedance } from '#calculators/math/constants.ts';
import { distanceOfDensity, fieldOfPower, powerDensity, powerForField } from './radiation.ts';

it('gives √(30·P)/d, as tables have it, within the rounding of their 120π Ω', () => {
  expect(fieldOfPower(100, 50)).toBeCloseTo(Math.sqrt(30 * 100) / 50, 3);
});

it('finds the power and the distance of a field again', () => {
  expect(powerForField(fieldOfPower(7, 3), 3)).toBeCloseTo(7, 12);
  expect(distanceOfDensity(7, powerDensity(7, 3))).toBeCloseTo(3, 12);
});

it('holds that the power density is E²/η0', () => {
  expect(fieldOfPower(7, 3) ** 2 / vacuumImpedance).toBeCloseTo(powerDensity(7, 3), 12);
});

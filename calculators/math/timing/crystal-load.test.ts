import { expect, test } from 'vitest';
import { crystalPull } from './crystal-load.ts';

const tuningFork = { motionalCapacitance: 3.5e-15, shuntCapacitance: 1.5e-12 };

test('a tuning fork for 12.5 pF is pulled down by 4.31 ppm when it sees 13 pF', () => {
  expect(crystalPull(tuningFork, 12.5e-12, 0.5e-12)).toBeCloseTo(-4.309_276_795_6e-6, 15);
});

test('less load speeds a crystal up, the right one leaves it alone', () => {
  expect(crystalPull(tuningFork, 12.5e-12, -0.5e-12)).toBeGreaterThan(0);
  expect(crystalPull(tuningFork, 12.5e-12, 0)).toBe(0);
});

test('agrees with the formula as it is written', () => {
  const { motionalCapacitance: c1, shuntCapacitance: c0 } = tuningFork;
  const written = Math.sqrt((1 + c1 / (c0 + 20e-12)) / (1 + c1 / (c0 + 8e-12))) - 1;
  expect(crystalPull(tuningFork, 8e-12, 12e-12)).toBeCloseTo(written, 14);
});

import { expect, it } from 'vitest';
import { skinDepth } from '#calculators/math/lines/skin-depth.ts';
import { tubeWall } from './tube-wall.ts';

const copper = 1.7241e-8;

it('has the closed form of Grover at direct current, also for a thin wall', () => {
  const shield = { inner: 1.475e-3, wall: 1.5e-4, resistivity: copper };
  expect(tubeWall(shield, 0).inductance * 1e9).toBeCloseTo(6.773154794367021, 8);
  const foil = { inner: 1e-3, wall: 1e-12, resistivity: copper };
  expect(tubeWall(foil, 0).inductance / ((2e-7 * 1e-9) / 3)).toBeCloseTo(1, 8);
  expect(tubeWall(foil, 0).resistance / (copper / (2 * Math.PI * 1e-15))).toBeCloseTo(1, 8);
});

it.each([
  ['thin', 1e-3, 1e-5],
  ['half as thick as the bore', 1e-3, 5e-4],
  ['thick', 1e-3, 1e-2],
])('of a %s wall goes over into direct current', (_, inner, wall) => {
  const tube = { inner, wall, resistivity: copper };
  const [direct, slow] = [tubeWall(tube, 0), tubeWall(tube, 1e-3)];
  expect(slow.resistance / direct.resistance).toBeCloseTo(1, 7);
  expect(slow.inductance / direct.inductance).toBeCloseTo(1, 6);
});

it.each([
  ['wall over bore', 0.25, 0.9],
  ['wall over skin depth', 0.1, 1],
])('has no step where the way of evaluation changes by %s', (_, thickness, depths) => {
  const frequency = 1e6;
  const wall = depths * skinDepth(copper, frequency);
  const at = (factor: number) => tubeWall({ inner: (wall / thickness) * factor, wall, resistivity: copper }, frequency / factor);
  const [below, above] = [at(1 - 1e-9), at(1 + 1e-9)];
  expect(below.resistance / above.resistance).toBeCloseTo(1, 7);
  expect(below.inductance / above.inductance).toBeCloseTo(1, 7);
});

it('follows the surface impedance at high frequency', () => {
  const depth = skinDepth(copper, 1e9);
  const { resistance, inductance } = tubeWall({ inner: 1e-3, wall: 1e-3, resistivity: copper }, 1e9);
  const surface = copper / (2 * Math.PI * 1e-3 * depth);
  expect(resistance / surface).toBeCloseTo(1 - depth / 2e-3, 5);
  expect((inductance * 2 * Math.PI * 1e9) / surface).toBeCloseTo(1, 4);
});

import { expect, it } from 'vitest';
import { filamentPair, surfaceCurrentWire, uniformCurrentWire, wirePair } from './straight-wire.ts';

it.each([20, 100, 1e4])('agrees with the series for a wire %d radii long', (length) => {
  const log = length * Math.log(2 * length);
  const uniform = log + length / 4 - length + 128 / (45 * Math.PI) - 1 / (4 * length) + 5 / (96 * length ** 3);
  const surface = log - length + 4 / Math.PI - 1 / (2 * length) + 6 / (32 * length ** 3);
  expect(uniformCurrentWire(length, 1) / uniform).toBeCloseTo(1, 8);
  expect(surfaceCurrentWire(length, 1) / surface).toBeCloseTo(1, 8);
});

it('scales with the size of the wire', () => {
  expect(uniformCurrentWire(3, 0.5) / uniformCurrentWire(6, 1)).toBeCloseTo(0.5, 12);
});

it('falls to half the squared length over the distance for far filaments', () => {
  expect(filamentPair(1, 1000)).toBeCloseTo(1 / 2000, 8);
});

it('keeps its digits for wires far beyond their length', () => {
  expect(filamentPair(1, 1e12) * 2e12).toBeCloseTo(1, 9);
  expect(wirePair(1, 1e12, 1e11, 0) / filamentPair(1, 1e12)).toBeCloseTo(1 + 0.01 / 8, 9);
});

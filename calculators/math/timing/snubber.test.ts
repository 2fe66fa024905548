import { expect, it } from 'vitest';
import { isFollowed, snubbedOvershoot } from './snubber.ts';

it('nearly without a snubber the node reaches almost twice the step', () => {
  expect(snubbedOvershoot({ resistance: 50, capacitance: 1 })).toBeGreaterThan(0.9);
});

it('a small resistor only slows the ring', () => {
  expect(snubbedOvershoot({ resistance: 0.1, capacitance: 3 })).toBeGreaterThan(0.8);
});

it('more capacitance damps better at the impedance of the strays', () => {
  const overshoots = [1, 3, 10, 30].map((capacitance) => snubbedOvershoot({ resistance: 1, capacitance }) ?? Number.NaN);
  expect(overshoots).toEqual(overshoots.toSorted((a, b) => b - a));
});

it('does not follow what it cannot', () => {
  expect(isFollowed({ resistance: 1e-3, capacitance: 3 })).toBe(false);
  expect(snubbedOvershoot({ resistance: 1, capacitance: 1e4 })).toBeNull();
});

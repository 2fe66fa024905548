import { expect, it } from 'vitest';
import { trapDipoleWires } from './trap-dipole.ts';

const dipole = { trapFrequency: 7.1e6, lowerFrequency: 3.65e6, reactance: 400, wireDiameter: 0.002, endFactor: 0.95 };

it('has a quarter wave up to the trap', () => {
  expect(trapDipoleWires(dipole)?.inner).toBeCloseTo((0.95 * 299.792458) / 4 / 7.1, 9);
});

it('needs the full length where the trap does not load, and less the more it does', () => {
  const lengths = [1e-6, 100, 400, 1000].map((reactance) => trapDipoleWires({ ...dipole, reactance }));
  const totals = lengths.map((wires) => (wires ? wires.inner + wires.outer : 0));
  expect(totals[0]).toBeCloseTo(lengths[0]?.quarter ?? 0, 6);
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
});

it('says when bands are too close or the trap loads too much', () => {
  expect(trapDipoleWires({ ...dipole, lowerFrequency: 7.0999e6 })).toBeNull();
  expect(trapDipoleWires({ ...dipole, reactance: 1e6 })).toBeNull();
});

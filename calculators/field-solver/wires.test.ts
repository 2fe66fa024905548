import { describe, expect, it } from 'vitest';
import { vacuumImpedance } from '#calculators/math/constants.ts';
import { insulatedPair, insulatedWireOverPlane } from './insulated-wires.ts';
import { lineFrom } from './line.ts';
import { solveWireOnSlab } from './wire-on-slab.ts';

const overPlane = (ratio: number) => (vacuumImpedance / (2 * Math.PI)) * Math.acosh(ratio);

describe('a bare wire on a dielectric', () => {
  it('has the exact impedance in air', () => {
    const wire = solveWireOnSlab(2.5e-4, 1.6e-3, 1);
    expect(wire.impedance / overPlane((1.6e-3 + 1.25e-4) / 1.25e-4)).toBeCloseTo(1, 4);
    expect(wire.effectivePermittivity).toBe(1);
  });

  it('agrees with an independent finite-element solution', () => {
    const wire = solveWireOnSlab(2.5e-4, 1.6e-3, 4.4);
    expect(wire.impedance / 128.0996).toBeCloseTo(1, 3);
    expect(wire.effectivePermittivity / 2.409717).toBeCloseTo(1, 3);
  });
});

describe('insulated wires', () => {
  const wires = { wireDiameter: 5e-4, insulationDiameter: 1.2e-3, centreDistance: 1.2e-3, relativePermittivity: 3 };

  it('have the exact impedance when the insulation is air', () => {
    const air = { ...wires, relativePermittivity: 1 };
    expect(lineFrom(insulatedWireOverPlane(air)).impedance / overPlane(2.4)).toBeCloseTo(1, 9);
    expect(lineFrom(insulatedPair(air)).impedance / (2 * overPlane(2.4))).toBeCloseTo(1, 9);
    expect(lineFrom(insulatedPair(air)).effectivePermittivity).toBeCloseTo(1, 11);
  });

  it('agree with an independent finite-element solution', () => {
    const line = lineFrom(insulatedWireOverPlane(wires));
    expect(line.impedance / 64.07848).toBeCloseTo(1, 3);
    expect(line.effectivePermittivity / 2.028391).toBeCloseTo(1, 3);
  });

  it('come nearer to the bare wires the thinner the insulation', () => {
    const bare = lineFrom(insulatedPair({ ...wires, insulationDiameter: 5.001e-4 }));
    expect(bare.effectivePermittivity).toBeCloseTo(1, 3);
  });
});

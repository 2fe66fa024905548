import { expect, it } from 'vitest';
import { coaxialCircles } from './winding.ts';
import { coilConductorLength, roundWireCoilInductance } from './round-wire-coil.ts';

const coil = { turns: 12, diameter: 0.04, pitch: 0.003, conductorDiameter: 0.001 };

it('agrees with the sum over the rings that the turns are nearly', () => {
  const radius = coil.diameter / 2;
  const own = 4e-7 * Math.PI * radius * (Math.log((16 * radius) / coil.conductorDiameter) - 2);
  let sum = coil.turns * own;
  for (let apart = 1; apart < coil.turns; apart += 1) sum += 2 * (coil.turns - apart) * coaxialCircles(radius, radius, apart * coil.pitch);
  expect(roundWireCoilInductance(coil) / sum).toBeCloseTo(1, 2);
});

it('unrolls the conductor', () => {
  expect(coilConductorLength({ turns: 2, diameter: 4 / Math.PI, pitch: 3, conductorDiameter: 0.1 })).toBeCloseTo(10, 12);
});

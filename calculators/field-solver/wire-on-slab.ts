import { wholeCapacitance } from './capacitance.ts';
import { type Line, lineFrom } from './line.ts';
import { onSlab } from './on-slab.ts';
import { roundWire } from './round-wire-panels.ts';

/** A bare round wire lying on a dielectric over a plane, lengths in m; within 0.4 % for height/diameter ≥ 0.2 and εr ≤ 12. */
export function solveWireOnSlab(wireDiameter: number, substrateHeight: number, relativePermittivity: number): Line {
  const radius = wireDiameter / substrateHeight / 2;
  return lineFrom(wholeCapacitance(roundWire(radius, 1 + radius), onSlab(1, relativePermittivity)));
}

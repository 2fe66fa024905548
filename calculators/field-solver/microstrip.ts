import { halfCapacitance, sideBySideCapacitances } from './capacitance.ts';
import { type Effort, fullStripDetail, halfStripDetail } from './effort.ts';
import { inSlab } from './in-slab.ts';
import { type Line, lineFrom, type LinePair } from './line.ts';
import { onSlab } from './on-slab.ts';
import { fullStrip, halfStrip } from './strip.ts';

/** Cross-section of a microstrip line, lengths in m. */
export interface Microstrip {
  readonly traceWidth: number;
  /** 0 is an endlessly thin sheet. */
  readonly traceThickness: number;
  /** From the ground plane to the underside of the trace. */
  readonly dielectricHeight: number;
  readonly relativePermittivity: number;
}

// Lengths are counted in dielectric heights, so that no size of the drawing can overflow.
const normalised = ({ traceWidth, traceThickness, dielectricHeight }: Microstrip) => ({
  width: traceWidth / dielectricHeight,
  thickness: traceThickness / dielectricHeight,
  bottom: 1,
});

/** A trace on a dielectric over a plane, static; within 0.05 % for 0.02 ≤ width/height ≤ 50 and εr ≤ 20. */
export function solveMicrostrip(line: Microstrip, effort: Effort = 'full'): Line {
  return lineFrom(halfCapacitance(halfStrip(normalised(line), halfStripDetail[effort]), onSlab(1, line.relativePermittivity)));
}

/** Two equal traces side by side on a dielectric over a plane, spacing in m, static; within 0.3 % for a spacing of at least 0.05 heights. */
export function solveMicrostripPair(line: Microstrip, traceSpacing: number, effort: Effort = 'full'): LinePair {
  const panels = fullStrip(normalised(line), traceSpacing / line.dielectricHeight / 2, fullStripDetail[effort]);
  const { even, odd } = sideBySideCapacitances(panels, onSlab(1, line.relativePermittivity));
  return { even: lineFrom(even), odd: lineFrom(odd) };
}

/** A trace buried under a cover of its own dielectric, cover measured in m from the top of the trace; within 0.05 %. */
export function solveEmbeddedMicrostrip(line: Microstrip, coverThickness: number, effort: Effort = 'full'): Line {
  const surface = 1 + (line.traceThickness + coverThickness) / line.dielectricHeight;
  return lineFrom(halfCapacitance(halfStrip(normalised(line), halfStripDetail[effort]), inSlab(surface, line.relativePermittivity)));
}

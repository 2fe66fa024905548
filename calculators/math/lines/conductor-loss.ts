import { decibelsPerNeper, vacuumPermeability } from '#calculators/math/constants.ts';
import type { Roughening } from './roughness.ts';
import { skinDepth, surfaceResistance } from './skin-depth.ts';

/** Cross-section of a trace, m. */
export interface TraceSection {
  readonly width: number;
  readonly thickness: number;
}

/** What the metal of a line is made of. */
export interface Metal {
  /** Ω·m */
  readonly resistivity: number;
  readonly roughening: Roughening;
}

/**
 * Resistance of trace and return in Ω/m at a frequency in Hz by Wheeler's incremental-inductance rule (Proc. IRE 30, 1942):
 * `inductanceGrowth` is dL/dn in H/m per m by which all metal surfaces recede. At 0 Hz it is that of the trace alone.
 */
export function lineResistance({ width, thickness }: TraceSection, metal: Metal, frequency: number, inductanceGrowth: number): number {
  const direct = metal.resistivity / (width * thickness);
  if (frequency === 0) return direct;
  const depth = skinDepth(metal.resistivity, frequency, vacuumPermeability);
  const smooth = (surfaceResistance(metal.resistivity, frequency, vacuumPermeability) / vacuumPermeability) * inductanceGrowth;
  return Math.hypot(direct, smooth * metal.roughening(depth));
}

/** Share of the smallest dimension by which the surfaces recede: small against it, large against rounding. */
const recession = 0.01;

/** dL/dn in H/m per m of a trace at a distance `gap` in m from its return, from its inductance and that of any other such line in H/m. */
export function growthOfInductance(
  trace: TraceSection,
  gap: number,
  inductance: number,
  inductanceOf: (trace: TraceSection, gap: number) => number,
): number {
  return growthOfAllSurfaces(Math.min(trace.width, trace.thickness, gap), inductance, (step) =>
    inductanceOf({ width: trace.width - 2 * step, thickness: trace.thickness - 2 * step }, gap + 2 * step),
  );
}

/** dL/dn in H/m per m from the inductance of a line in H/m and that of the line whose surfaces have all receded by some metres, which are a small share of the smallest dimension. */
export function growthOfAllSurfaces(smallest: number, inductance: number, recededInductance: (step: number) => number): number {
  const step = recession * smallest;
  return (recededInductance(step) - inductance) / step;
}

/** Attenuation in dB/m of a line with this resistance in Ω/m and characteristic impedance in Ω. */
export const conductorLoss = (resistance: number, impedance: number): number => (decibelsPerNeper * resistance) / (2 * impedance);

import type { TraceSection } from '#calculators/math/lines/conductor-loss.ts';
import { solveMicrostrip } from './microstrip.ts';
import { solveStripline } from './stripline.ts';

/** Inductance in H/m of a trace at a height in m over a plane, current on the surfaces alone. */
export function microstripInductance({ width, thickness }: TraceSection, height: number): number {
  const section = { traceWidth: width, traceThickness: thickness, dielectricHeight: height, relativePermittivity: 1 };
  return solveMicrostrip(section).inductance;
}

/** The same of a trace in the middle between two planes at this distance. */
export function striplineInductance({ width, thickness }: TraceSection, planeSpacing: number): number {
  const height = (planeSpacing - thickness) / 2;
  const section = { traceWidth: width, traceThickness: thickness, heightBelow: height, heightAbove: height, relativePermittivity: 1 };
  return solveStripline(section).inductance;
}

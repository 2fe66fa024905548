import type { TraceSection } from '#calculators/math/lines/conductor-loss.ts';
import { solveStripline } from './stripline.ts';

/** Inductance in H/m of a trace in the middle between two planes at this distance in m, current on the surfaces alone. */
export function striplineInductance({ width, thickness }: TraceSection, planeSpacing: number): number {
  const height = (planeSpacing - thickness) / 2;
  const section = { traceWidth: width, traceThickness: thickness, heightBelow: height, heightAbove: height, relativePermittivity: 1 };
  return solveStripline(section).inductance;
}

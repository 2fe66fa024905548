/** Losses of a line between two planes, for its result and its plot alike. */
import type { TraceSection } from '#calculators/math/lines/conductor-loss.ts';
import { growthOfInductance, lineResistance } from '#calculators/math/lines/conductor-loss.ts';
import { type CopperSurface, roughening } from '#calculators/math/lines/roughness.ts';
import { solveStripline, type Stripline } from './stripline.ts';

interface Copper extends CopperSurface {
  /** Ω·m */
  readonly resistivity: number;
}

/** Inductance in H/m of a trace in the middle between two planes at this distance in m, current on the surfaces alone. */
function striplineInductance({ width, thickness }: TraceSection, planeSpacing: number): number {
  const height = (planeSpacing - thickness) / 2;
  const section = { traceWidth: width, traceThickness: thickness, heightBelow: height, heightAbove: height, relativePermittivity: 1 };
  return solveStripline(section).inductance;
}

/** Resistance in Ω/m over frequency in Hz. An etched trapezoid counts as the rectangle of its mean width. */
export function striplineResistance(line: Stripline, copper: Copper): (frequency: number) => number {
  const { traceWidth, traceThickness, topWidthReduction = 0, heightBelow, heightAbove } = line;
  const section: TraceSection = { width: traceWidth - topWidthReduction / 2, thickness: traceThickness };
  const planeSpacing = heightBelow + traceThickness + heightAbove;
  const growth = growthOfInductance(section, planeSpacing, striplineInductance(section, planeSpacing), striplineInductance);
  const metal = { resistivity: copper.resistivity, roughening: roughening(copper) };
  return (frequency) => lineResistance(section, metal, frequency, growth);
}

/** Factor by which the permittivity above the trace is raised and lowered to see what of the capacitance is its. */
const change = 1.01;

/** Loss tangent of both dielectrics together: each counts by what the capacitance grows with its permittivity, which is its share of the field's energy. */
export function meanLossTangent(line: Stripline, lossTangent: number, lossTangentAbove: number | null): number {
  const above = lossTangentAbove ?? lossTangent;
  if (above === lossTangent) return lossTangent;
  const permittivity = line.permittivityAbove ?? line.relativePermittivity;
  const capacitance = (factor: number) => solveStripline({ ...line, permittivityAbove: permittivity * factor }).capacitance;
  const share = Math.log(capacitance(change) / capacitance(1 / change)) / (2 * Math.log(change));
  return lossTangent + share * (above - lossTangent);
}

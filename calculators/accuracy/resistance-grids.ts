/** Traces at frequencies, whose current crowds at the surface: their resistance, and the inductance of loops. */
import tracesAlone from '#calculators/field-solver/references/trace-alone.json' with { type: 'json' };
import tracesOverPlane from '#calculators/field-solver/references/trace-over-plane.json' with { type: 'json' };
import tracePairs from '#calculators/field-solver/references/trace-pair.json' with { type: 'json' };
import type { ToolName } from '#calculators/names.ts';
import type { Reference } from './reference.ts';

/** Copper of the traces alone and over a plane, Ω·m. */
const resistivity = 1.72e-8;

/** Loops of one metre, in the copper of the grid. */
function pairsOf(arrangement: string, distance: string): Reference[] {
  return tracePairs
    .filter((pair) => pair.arrangement === arrangement)
    .map(({ width, thickness, gap, frequency, resistance, inductance }) => ({
      in: { traceWidth: width, traceThickness: thickness, [distance]: gap, length: 1, frequency, resistivity: 1.7241e-8 },
      out: { acResistance: resistance, inductance },
      source: 'finite elements of order 3, graded to the skin depth',
    }));
}

const planeSource = 'filaments graded to the skin depth in trace and plane';

const lines: readonly Reference[] = tracesOverPlane.map(({ width, thickness, height, frequency, resistance }) => ({
  in: { traceWidth: width, traceThickness: thickness, dielectricHeight: height, frequency, resistivity },
  out: { resistance },
  source: planeSource,
}));

/** A trace of one metre as the calculator of its resistance asks for it. */
const metre = (traceWidth: number, copperThickness: number, frequency: number) => ({
  traceWidth,
  copperThickness,
  frequency,
  traceLength: 1,
  temperature: 20,
  resistivity,
});

/**
 * Alone: by a program written for this alone, point matching on rectangles that are finest at the faces. A grid with two thirds of them on each
 * side differs by at most 0.1 %.
 */
const metres: readonly Reference[] = [
  ...tracesAlone.map(({ width, thickness, frequency, resistance }) => ({
    in: metre(width, thickness, frequency),
    out: { acResistance: resistance },
    source: 'point matching on rectangles graded to the skin depth',
  })),
  ...tracesOverPlane.map(({ width, thickness, height, frequency, resistance }) => ({
    in: { ...metre(width, thickness, frequency), planeDistance: height },
    out: { acResistance: resistance },
    source: planeSource,
  })),
];

export const resistanceGrids: readonly (readonly [ToolName, readonly Reference[]])[] = [
  ['EdgeCoupledInductor', pairsOf('side', 'gap')],
  ['BroadsideTrace', pairsOf('above', 'separation')],
  ['Microstrip', lines],
  ['PCBTraceResistance', metres],
];

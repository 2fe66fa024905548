/** Grids of field solutions that lie beside the solvers, as references of the calculators that show them. */
import tracesOverPlane from '#calculators/field-solver/trace-over-plane-references.json' with { type: 'json' };
import tracePairs from '#calculators/field-solver/trace-pair-references.json' with { type: 'json' };
import type { ToolName } from '#calculators/names.ts';
import type { Reference } from './reference.ts';

const source = 'finite elements of order 3, graded to the skin depth';

/** Loops of one metre, in the copper of the grid. */
function pairsOf(arrangement: string, distance: string): Reference[] {
  return tracePairs
    .filter((pair) => pair.arrangement === arrangement)
    .map(({ width, thickness, gap, frequency, resistance, inductance }) => ({
      in: { traceWidth: width, traceThickness: thickness, [distance]: gap, length: 1, frequency, resistivity: 1.7241e-8 },
      out: { acResistance: resistance, inductance },
      source,
    }));
}

/** The points of the grids, by calculator. */
export const grids: Readonly<Partial<Record<ToolName, readonly Reference[]>>> = {
  EdgeCoupledInductor: pairsOf('side', 'gap'),
  BroadsideTrace: pairsOf('above', 'separation'),
  Microstrip: tracesOverPlane.map(({ width, thickness, height, frequency, resistance }) => ({
    in: { traceWidth: width, traceThickness: thickness, dielectricHeight: height, frequency, resistivity: 1.72e-8 },
    out: { resistance },
    source: 'filaments graded to the skin depth in trace and plane',
  })),
};

import { solveCoplanarPair } from '#calculators/field-solver/coplanar.ts';
import type { PlotsOf } from '#calculators/plot.ts';
import type { tool } from './definition.ts';
import { plotEffort, wantedImpedance } from '#calculators/plots/line-plot.ts';
import { pairOverSpacing } from '#calculators/plots/pair-over-spacing.ts';

/** Both impedances over the spacing of the traces. */
export const plots: PlotsOf<typeof tool> = (given, out) => {
  const line = { ...given, traceWidth: out.requiredTraceWidth ?? given.traceWidth, hasPlane: given.structure === 'grounded' };
  const spacing = out.requiredTraceSpacing ?? given.traceSpacing;
  const wanted = wantedImpedance(given.mode !== 'impedance', given.targetDifferentialImpedance);
  return pairOverSpacing({ spacing, reference: given.dielectricHeight, shown: [0.2, 5], out, wanted }, (at) =>
    solveCoplanarPair(line, at, plotEffort),
  );
};

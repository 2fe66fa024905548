import { solveStriplinePair } from '#calculators/field-solver/stripline.ts';
import type { PlotsOf } from '#calculators/plot.ts';
import type { tool } from './definition.ts';
import { plotEffort, wantedImpedance } from '#calculators/plots/line-plot.ts';
import { pairOverSpacing } from '#calculators/plots/pair-over-spacing.ts';

export const plots: PlotsOf<typeof tool> = (given, out) => {
  const line = { ...given, traceWidth: out.requiredTraceWidth ?? given.traceWidth };
  const spacing = out.requiredTraceSpacing ?? given.traceSpacing;
  const reference = given.heightBelow + given.traceThickness + given.heightAbove;
  const wanted = wantedImpedance(given.mode !== 'impedance', given.targetDifferentialImpedance);
  return pairOverSpacing({ spacing, reference, shown: [0.05, 3], out, wanted }, (at) => solveStriplinePair(line, at, plotEffort));
};

import { solveMicrostripPair } from '#calculators/field-solver/microstrip.ts';
import type { PlotsOf } from '#calculators/plot.ts';
import type { tool } from './definition.ts';
import { plotEffort, wantedImpedance } from '#calculators/plots/line-plot.ts';
import { pairOverSpacing } from '#calculators/plots/pair-over-spacing.ts';

export const plots: PlotsOf<typeof tool> = (given, out) => {
  const line = { ...given, traceWidth: out.requiredTraceWidth ?? given.traceWidth };
  const spacing = out.requiredTraceSpacing ?? given.traceSpacing;
  const wanted = wantedImpedance(given.mode !== 'impedance', given.targetDifferentialImpedance);
  return pairOverSpacing({ spacing, reference: given.dielectricHeight, shown: [0.1, 10], out, wanted }, (at) =>
    solveMicrostripPair(line, at, plotEffort),
  );
};

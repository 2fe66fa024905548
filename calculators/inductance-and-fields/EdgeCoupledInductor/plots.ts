import type { PlotsOf } from '#calculators/plot.ts';
import type { tool } from './definition.ts';
import { loopOverFrequency } from '#calculators/plots/loop-of-traces.ts';

export const plots: PlotsOf<typeof tool> = (given, out) =>
  loopOverFrequency({ across: given.traceWidth, along: given.traceThickness, gap: out.gap ?? given.gap }, given, out);

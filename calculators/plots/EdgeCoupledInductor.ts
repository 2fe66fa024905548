import type { PlotsOf } from '#calculators/plot.ts';
import type { tool } from '#calculators/tools/EdgeCoupledInductor.ts';
import { loopOverFrequency } from './shared/loop-of-traces.ts';

export const plots: PlotsOf<typeof tool> = (given, out) =>
  loopOverFrequency({ across: given.traceWidth, along: given.traceThickness, gap: out.gap ?? given.gap }, given, out);

import type { PlotsOf } from '#calculators/plot.ts';
import type { tool } from './definition.ts';
import { loopOverFrequency } from '#calculators/plots/loop-of-traces.ts';

export const plots: PlotsOf<typeof tool> = (given, out) =>
  loopOverFrequency({ across: given.traceThickness, along: given.traceWidth, gap: out.separation ?? given.separation }, given, out);

import type { PlotsOf } from '#calculators/plot.ts';
import { widthOverCurrent } from '#calculators/plots/shared/trace-current.ts';
import type { tool } from '#calculators/tools/InternalTraceWidth.ts';

export const plots: PlotsOf<typeof tool> = (given, { requiredTraceWidth }) =>
  typeof requiredTraceWidth === 'number' ? [widthOverCurrent(given, requiredTraceWidth, 'internal')] : [];

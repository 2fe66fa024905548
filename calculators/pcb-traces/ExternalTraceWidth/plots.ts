import type { PlotsOf } from '#calculators/plot.ts';
import { widthOverCurrent } from '#calculators/plots/trace-current.ts';
import type { tool } from './definition.ts';

export const plots: PlotsOf<typeof tool> = (given, { ipc2152AdjustedWidth: width }) =>
  typeof width === 'number' ? [widthOverCurrent(given, width, 'external')] : [];

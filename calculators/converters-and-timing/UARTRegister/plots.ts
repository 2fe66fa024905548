import { baudPlot } from '#calculators/plots/baud-plot.ts';
import { standardBaudRates } from '#calculators/math/timing/baud-rate.ts';
import type { PlotsOf } from '#calculators/plot.ts';
import { tool } from './definition.ts';

export const plots: PlotsOf<typeof tool> = (given) => {
  const errorAt = (baudRate: number) => {
    const answer = tool.compute({ ...given, baudRate });
    return 'out' in answer ? answer.out.error : null;
  };
  return [baudPlot(standardBaudRates, given.baudRate, given.tolerance, errorAt)];
};

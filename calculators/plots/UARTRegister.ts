import { baudPlot } from '#calculators/baud-plot.ts';
import { standardBaudRates } from '#calculators/math/baud-rate.ts';
import type { PlotsOf } from '#calculators/plot.ts';
import { tool } from '#calculators/tools/UARTRegister.ts';

export const plots: PlotsOf<typeof tool> = (given) => {
  const errorAt = (baudRate: number) => {
    const answer = tool.compute({ ...given, baudRate });
    return 'out' in answer ? answer.out.error : null;
  };
  return [baudPlot(standardBaudRates, given.baudRate, given.tolerance, errorAt)];
};

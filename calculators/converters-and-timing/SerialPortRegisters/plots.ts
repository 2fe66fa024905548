import { baudPlot } from '#calculators/plots/baud-plot.ts';
import { standardBaudRates } from '#calculators/math/timing/baud-rate.ts';
import type { PlotsOf } from '#calculators/plot.ts';
import { tool } from './definition.ts';

const fastest = 115_200;

export const plots: PlotsOf<typeof tool> = (given) => {
  if (given.mode !== 'timer1' && given.mode !== 'timer2') return [];
  const errorAt = (baudRate: number) => {
    const answer = tool.compute({ ...given, baudRate });
    return 'out' in answer ? answer.out.error : null;
  };
  return [
    baudPlot(
      standardBaudRates.filter((baud) => baud <= fastest),
      given.baudRate,
      given.tolerance,
      errorAt,
    ),
  ];
};

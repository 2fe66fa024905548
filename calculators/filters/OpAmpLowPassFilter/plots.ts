import type { PlotsOf } from '#calculators/plot.ts';
import { responsePlot } from '#calculators/plots/response-plot.ts';
import { tool } from './definition.ts';

export const plots: PlotsOf<typeof tool> = (given) => {
  const { cutoffFrequency, evaluationFrequency } = given;
  return [
    responsePlot((frequency) => tool.compute({ ...given, evaluationFrequency: frequency }), {
      from: cutoffFrequency / 100,
      to: cutoffFrequency * 100,
      at: evaluationFrequency ?? cutoffFrequency,
      levels: [{ on: 'x', at: cutoffFrequency, label: 'inputs.cutoffFrequency' }],
    }),
  ];
};

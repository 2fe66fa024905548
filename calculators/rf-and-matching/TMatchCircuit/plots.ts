import { matchPlots } from '#calculators/plots/match-plots.ts';
import type { PlotsOf } from '#calculators/plot.ts';
import { tool } from './definition.ts';

export const plots: PlotsOf<typeof tool> = (given) => {
  const { frequency, evaluationFrequency } = given;
  return matchPlots((at) => tool.compute({ ...given, evaluationFrequency: at }), frequency, evaluationFrequency ?? frequency, 3);
};

import { matchPlots } from '#calculators/match-plots.ts';
import type { PlotsOf } from '#calculators/plot.ts';
import { tool } from '#calculators/tools/LMatchCircuit.ts';

export const plots: PlotsOf<typeof tool> = (given) => {
  const { frequency, evaluationFrequency } = given;
  return matchPlots((at) => tool.compute({ ...given, evaluationFrequency: at }), frequency, evaluationFrequency ?? frequency, 5);
};

import type { PlotsOf } from '#calculators/plot.ts';
import { responsePlot } from '#calculators/plots/response-plot.ts';
import { tool } from './definition.ts';

export const plots: PlotsOf<typeof tool> = (given, { rippleFrequency, halfPowerFrequency }) => {
  if (typeof rippleFrequency !== 'number' || typeof halfPowerFrequency !== 'number') return [];
  const { mode, cutoffFrequency, stopbandFrequency } = given;
  return [
    responsePlot((frequency) => tool.compute({ ...given, evaluationFrequency: frequency }), {
      from: mode === 'findOrder' ? Math.min(stopbandFrequency / 2, cutoffFrequency / 10) : cutoffFrequency / 10,
      to: cutoffFrequency * 10,
      at: given.evaluationFrequency ?? cutoffFrequency,
      levels: [
        { on: 'x', at: rippleFrequency, label: 'outputs.rippleFrequency' },
        { on: 'x', at: halfPowerFrequency, label: 'outputs.halfPowerFrequency' },
        ...(mode === 'findOrder' ? [{ on: 'x', at: stopbandFrequency, label: 'inputs.stopbandFrequency', tone: 'limit' } as const] : []),
      ],
    }),
  ];
};

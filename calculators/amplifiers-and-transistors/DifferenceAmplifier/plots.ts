import { logSpaced, type PlotsOf, sample } from '#calculators/plot.ts';
import { tool } from './definition.ts';

export const plots: PlotsOf<typeof tool> = (given, { worstCaseCmrrDb }) => {
  const outAt = (tolerance: number) => {
    const answer = tool.compute({ ...given, tolerance });
    return 'out' in answer ? answer.out : {};
  };
  const tolerances = logSpaced(0.01, 5);
  return [
    {
      id: 'rejection',
      kind: 'line',
      x: { label: 'inputs.tolerance', unit: '%', show: ['%'], scale: 'log' },
      left: { label: 'plots.rejection_axis', unit: 'dB', show: ['dB'], scale: 'linear' },
      series: [
        { label: 'outputs.worstCaseCmrrDb', points: sample(tolerances, (tolerance) => outAt(tolerance).worstCaseCmrrDb) },
        ...(given.opAmpCmrr === null
          ? []
          : [{ label: 'outputs.totalCmrrDb', points: sample(tolerances, (tolerance) => outAt(tolerance).totalCmrrDb) }]),
      ],
      marks: given.tolerance > 0 && typeof worstCaseCmrrDb === 'number' ? [{ x: given.tolerance, y: worstCaseCmrrDb }] : [],
      levels: [],
    },
  ];
};

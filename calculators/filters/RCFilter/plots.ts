import type { PlotsOf } from '#calculators/plot.ts';
import { responsePlot } from '#calculators/plots/response-plot.ts';
import { tool } from './definition.ts';

export const plots: PlotsOf<typeof tool> = (given, { cutoffFrequency, standardResistance, standardCapacitance }) => {
  if (typeof cutoffFrequency !== 'number') return [];
  const standard = {
    ...given,
    mode: 'solveCutoff',
    resistance: standardResistance ?? given.resistance,
    capacitance: standardCapacitance ?? given.capacitance,
  } as const;
  const answerAt = (evaluationFrequency: number) => {
    const [own, rounded] = [given, standard].map((values) => tool.compute({ ...values, evaluationFrequency }));
    if (!own || !rounded || 'refused' in own || 'refused' in rounded) return { out: {} };
    return { out: { gainDb: own.out.gainDb ?? null, phase: own.out.phase ?? null, standardGainDb: rounded.out.gainDb ?? null } };
  };
  return [
    responsePlot(answerAt, {
      from: cutoffFrequency / 100,
      to: cutoffFrequency * 100,
      at: given.evaluationFrequency ?? cutoffFrequency,
      levels: [{ on: 'x', at: cutoffFrequency, label: 'outputs.cutoffFrequency' }],
    }),
  ];
};

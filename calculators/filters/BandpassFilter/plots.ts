import type { PlotLevel, PlotsOf } from '#calculators/plot.ts';
import { responsePlot } from '#calculators/plots/response-plot.ts';
import { tool } from './definition.ts';

export const plots: PlotsOf<typeof tool> = (given, { centreFrequency, lowerHalfPower, upperHalfPower }) => {
  if (typeof centreFrequency !== 'number' || typeof lowerHalfPower !== 'number' || typeof upperHalfPower !== 'number') return [];
  const hasEdges = given.mode === 'lcLadder' || given.mode === 'rcDesign';
  const [lower, upper] = hasEdges ? [given.lowerFrequency, given.upperFrequency] : [lowerHalfPower, upperHalfPower];
  const levels: PlotLevel[] = hasEdges
    ? [
        { on: 'x', at: lower, label: 'inputs.lowerFrequency' },
        { on: 'x', at: upper, label: 'inputs.upperFrequency' },
      ]
    : [
        { on: 'x', at: lower, label: 'outputs.lowerHalfPower' },
        { on: 'x', at: upper, label: 'outputs.upperHalfPower' },
      ];
  return [
    responsePlot((frequency) => tool.compute({ ...given, evaluationFrequency: frequency }), {
      // A narrow band fills a good part of the plot.
      from: Math.max(lower / 5, lower - 5 * (upper - lower)),
      to: Math.min(upper * 5, upper + 5 * (upper - lower)),
      at: given.evaluationFrequency ?? centreFrequency,
      levels,
    }),
  ];
};

import { logSpaced, type PlotData, type PlotLevel, type PlotSeries, type PlotsOf, sample } from '#calculators/plot.ts';
import { unwrapped } from '#calculators/plots/response-plot.ts';
import { tool } from './definition.ts';

/** What is heard, Hz. */
const [lowest, highest] = [20, 20_000];
/** Least level worth showing, dB. */
const floor = -60;

export const plots: PlotsOf<typeof tool> = (given, { sumGainDb }) => {
  const isThreeWay = given.mode === 'threeWay';
  const results = new Map(
    logSpaced(lowest, highest).map((frequency) => {
      const answer = tool.compute({ ...given, evaluationFrequency: frequency });
      return [frequency, 'out' in answer ? answer.out : {}];
    }),
  );
  const frequencies = [...results.keys()];
  type Id = 'wooferGainDb' | 'midrangeGainDb' | 'tweeterGainDb' | 'sumGainDb' | 'wooferPhase' | 'midrangePhase' | 'tweeterPhase';
  const line = (label: string, id: Id): PlotSeries => ({ label, points: sample(frequencies, (frequency) => results.get(frequency)?.[id]) });
  const phase = (label: string, id: Id): PlotSeries => ({ label, points: unwrapped(line(label, id).points) });
  const x: PlotData['x'] = { label: 'inputs.evaluationFrequency', unit: 'Hz', show: ['Hz', 'kHz'], scale: 'log' };
  const levels: PlotLevel[] = isThreeWay
    ? [
        { on: 'x', at: given.lowerFrequency, label: 'inputs.lowerFrequency' },
        { on: 'x', at: given.upperFrequency, label: 'inputs.upperFrequency' },
      ]
    : [{ on: 'x', at: given.crossoverFrequency, label: 'inputs.crossoverFrequency' }];
  return [
    {
      id: 'levels',
      kind: 'line',
      x,
      left: { label: 'plots.level', unit: 'dB', show: ['dB'], scale: 'linear', range: [floor, 10] },
      series: [
        line('plots.woofer', 'wooferGainDb'),
        ...(isThreeWay ? [line('plots.midrange', 'midrangeGainDb')] : []),
        line('plots.tweeter', 'tweeterGainDb'),
        line('plots.sum', 'sumGainDb'),
      ],
      marks: typeof sumGainDb === 'number' ? [{ x: given.evaluationFrequency, y: sumGainDb }] : [],
      levels,
    },
    {
      id: 'phases',
      kind: 'line',
      x,
      left: { label: 'plots.phase', unit: '°', show: ['°'], scale: 'linear' },
      series: [
        phase('plots.woofer', 'wooferPhase'),
        ...(isThreeWay ? [phase('plots.midrange', 'midrangePhase')] : []),
        phase('plots.tweeter', 'tweeterPhase'),
      ],
      marks: [],
      levels,
    },
  ];
};

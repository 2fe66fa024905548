import { mismatchLoss, reflectionOfVswr, returnLossOf } from '#calculators/math/lines/reflection.ts';
import { logSpaced, type PlotsOf, sample } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

/** Just above a perfect match, whose return loss is endless. */
const least = 1.02;

export const plots: PlotsOf<typeof tool> = (_, { vswr, returnLoss }) => {
  if (typeof vswr !== 'number') return [];
  const ratios = logSpaced(least, Math.min(100, Math.max(10, vswr * 1.2)), 81);
  return [
    {
      id: 'losses',
      kind: 'line',
      x: { label: 'outputs.vswr', unit: '1', show: ['1'], scale: 'log' },
      left: { label: 'plots.return_loss', unit: 'dB', show: ['dB'], scale: 'linear', range: [0, 40] },
      right: { label: 'plots.mismatch_loss', unit: 'dB', show: ['dB'], scale: 'linear' },
      series: [
        { label: 'plots.return_loss', points: sample(ratios, (ratio) => returnLossOf(reflectionOfVswr(ratio))) },
        { label: 'plots.mismatch_loss', points: sample(ratios, (ratio) => mismatchLoss(reflectionOfVswr(ratio))), axis: 'right' },
      ],
      marks: typeof returnLoss === 'number' ? [{ x: vswr, y: returnLoss }] : [],
      levels: [],
    },
  ];
};

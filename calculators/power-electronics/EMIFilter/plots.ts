import { logSpaced, type PlotsOf, sample } from '#calculators/plot.ts';
import { commonSection, cornerOf, differentialSection, insertionLoss } from './network.ts';
import type { tool } from './definition.ts';

/** Insertion loss of both kinds of noise over frequency. */
export const plots: PlotsOf<typeof tool> = (given, { commonLoss }) => {
  if (typeof commonLoss !== 'number') return [];
  const [common, differential] = [commonSection(given), differentialSection(given)];
  const corners = [cornerOf(common), cornerOf(differential), given.frequency];
  const frequencies = logSpaced(Math.min(...corners) / 5, Math.max(...corners) * 20);
  return [
    {
      id: 'loss',
      kind: 'line',
      x: { label: 'inputs.frequency', unit: 'Hz', show: ['kHz', 'Hz', 'MHz'], scale: 'log' },
      left: { label: 'plots.insertion', unit: 'dB', show: ['dB'], scale: 'linear' },
      series: [
        { label: 'outputs.commonLoss', points: sample(frequencies, (f) => insertionLoss(common, f)) },
        { label: 'outputs.differentialLoss', style: 'dashed', points: sample(frequencies, (f) => insertionLoss(differential, f)) },
      ],
      marks: [{ x: given.frequency, y: commonLoss }],
      levels: [],
    },
  ];
};

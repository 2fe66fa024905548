import { type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import { tool } from './definition.ts';

export const plots: PlotsOf<typeof tool> = (given, { stringCurrent }) => {
  if (given.mode === 'driver' || typeof stringCurrent !== 'number') return [];
  const onset = Math.max(0, given.ledsPerString * (given.forwardVoltage - given.dynamicResistance * given.ratedCurrent));
  const across = spaced(onset, 1.5 * given.supplyVoltage);
  const at = (which: 'stringCurrent' | 'efficiency') =>
    sample(across, (supplyVoltage) => {
      const answer = tool.compute({ ...given, supplyVoltage, supplyTolerance: 0 });
      return 'refused' in answer ? null : answer.out[which];
    });
  return [
    {
      id: 'supply',
      kind: 'line',
      x: { label: 'inputs.supplyVoltage', unit: 'V', show: ['V'], scale: 'linear' },
      left: { label: 'plots.current', unit: 'A', show: ['mA', 'A'], scale: 'linear' },
      right: { label: 'plots.efficiency', unit: '1', show: ['%'], scale: 'linear', range: [0, 1] },
      series: [
        { label: 'plots.current', points: at('stringCurrent') },
        { label: 'plots.efficiency', points: at('efficiency'), style: 'dashed', axis: 'right' },
      ],
      marks: [{ x: given.supplyVoltage, y: stringCurrent }],
      levels: [{ on: 'y', at: given.ratedCurrent, label: 'plots.rated', tone: 'limit' }],
    },
  ];
};

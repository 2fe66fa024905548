import type { PlotsOf } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

export const plots: PlotsOf<typeof tool> = ({ recordLength }, { signalBin, harmonicBins }) => {
  if (typeof signalBin !== 'number' || !harmonicBins) return [];
  return [
    {
      id: 'spectrum',
      kind: 'stem',
      x: { label: 'plots.bin', unit: '1', show: ['1'], scale: 'linear', range: [0, Math.floor(recordLength / 2)] },
      left: { label: 'plots.height', unit: '1', show: ['1'], scale: 'linear', range: [0, 1] },
      series: [
        { label: 'plots.signal', points: [[signalBin, 1]] },
        { label: 'plots.harmonics', points: harmonicBins.map(({ bin, harmonic }) => [Number(bin), 1 / Number(harmonic)]) },
      ],
      marks: [],
      levels: [],
    },
  ];
};

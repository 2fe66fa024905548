import { decibelsOfAmplitude } from '#calculators/math/radio/decibel.ts';
import type { PlotPoint, PlotsOf } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

/** Lines of less than 1 % are not listed; the floor leaves the weakest of them some height. */
const floor = -50;

export const plots: PlotsOf<typeof tool> = (given, { sidebands, carsonBandwidth, occupiedBandwidth }) => {
  if (!sidebands || typeof carsonBandwidth !== 'number' || typeof occupiedBandwidth !== 'number') return [];
  const lines = sidebands.map(({ order, amplitude }): PlotPoint => {
    const size = Math.abs(Number(amplitude));
    const level = size < 1e-12 ? null : decibelsOfAmplitude(size);
    return [Number(order) * given.modulationFrequency, level];
  });
  const [carrier, ...upper] = lines;
  const lower = upper.map(([offset, level]): PlotPoint => [-offset, level]).toReversed();
  const outermost = upper.length * given.modulationFrequency;
  const half = Math.max(carsonBandwidth / 2, occupiedBandwidth / 2, outermost) + given.modulationFrequency;
  return [
    {
      id: 'spectrum',
      kind: 'stem',
      x: { label: 'plots.offset', unit: 'Hz', show: ['kHz', 'MHz', 'Hz'], scale: 'linear', range: [-half, half] },
      left: { label: 'plots.level', unit: 'dB', show: ['dB'], scale: 'linear', range: [floor, 0] },
      series: [{ label: 'plots.lines', points: [...lower, ...(carrier ? [carrier] : []), ...upper] }],
      marks: [],
      levels: [
        { on: 'x', at: carsonBandwidth / 2, label: 'plots.carson' },
        ...(occupiedBandwidth > 0
          ? [{ on: 'x' as const, at: occupiedBandwidth / 2, tone: 'target' as const, label: 'plots.occupied' }]
          : []),
      ],
    },
  ];
};

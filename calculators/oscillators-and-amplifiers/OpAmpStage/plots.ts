import { logSpaced, type PlotsOf, sample } from '#calculators/plot.ts';
import { outputNoise } from './stage.ts';
import type { tool } from './definition.ts';

/** Gain and noise at the output over frequency, both through the pole of the amplifier. */
export const plots: PlotsOf<typeof tool> = (given, { bandwidth, gainDb, outputDensity }) => {
  if (typeof bandwidth !== 'number' || typeof gainDb !== 'number' || typeof outputDensity !== 'number') return [];
  const noise = outputNoise(given);
  const frequencies = logSpaced(Math.min(given.lowestFrequency, bandwidth / 1e4), 30 * bandwidth);
  const pole = (f: number) => 1 + (f / bandwidth) ** 2;
  const densityAt = (f: number) => Math.sqrt((noise.voltage * (1 + given.noiseCorner / f) + noise.current + noise.resistors) / pole(f));
  const x = { label: 'plots.frequency', unit: 'Hz', show: ['Hz', 'kHz', 'MHz'], scale: 'log' } as const;
  return [
    {
      id: 'response',
      kind: 'line',
      x,
      left: { label: 'outputs.gainDb', unit: 'dB', show: ['dB'], scale: 'linear' },
      series: [{ label: 'outputs.gainDb', points: sample(frequencies, (f) => gainDb - 10 * Math.log10(pole(f))) }],
      marks: [{ x: bandwidth, y: gainDb - 10 * Math.log10(2) }],
      levels: [],
    },
    {
      id: 'noise',
      kind: 'line',
      x,
      left: { label: 'outputs.outputDensity', unit: 'V/√Hz', show: ['nV/√Hz', 'µV/√Hz'], scale: 'log' },
      series: [{ label: 'outputs.outputDensity', points: sample(frequencies, densityAt) }],
      marks: [{ x: bandwidth, y: densityAt(bandwidth) }],
      levels: [],
    },
  ];
};

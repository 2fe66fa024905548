import { logSpaced, type PlotData, type PlotsOf, sample } from '#calculators/plot.ts';
import { tool } from './definition.ts';

type Arguments = Parameters<PlotsOf<typeof tool>>;

function snr(given: Arguments[0], { clockJitter, totalSnr, quantisationSnr, thermalSnr, maximumFrequency }: Arguments[1]): PlotData[] {
  if (typeof clockJitter !== 'number' || typeof totalSnr !== 'number' || typeof quantisationSnr !== 'number') return [];
  const frequency = maximumFrequency ?? given.inputFrequency;
  const [low, high] = [Math.min(1e6, frequency / 3), Math.max(1e9, frequency * 3)];
  const parts = (result: 'totalSnr' | 'jitterSnr') =>
    sample(logSpaced(low, high, 61), (inputFrequency) => {
      const answer = tool.compute({ ...given, mode: 'snrFromJitter', clockJitter, inputFrequency });
      return 'refused' in answer ? null : answer.out[result];
    });
  const flat = (level: number) => [[low, level] as const, [high, level] as const];
  return [
    {
      id: 'snr',
      kind: 'line',
      x: { label: 'inputs.inputFrequency', unit: 'Hz', show: ['MHz', 'GHz', 'kHz'], scale: 'log' },
      left: { label: 'plots.ratio', unit: 'dB', show: ['dB'], scale: 'linear' },
      series: [
        { label: 'outputs.totalSnr', points: parts('totalSnr') },
        { label: 'plots.jitter', points: parts('jitterSnr') },
        { label: 'plots.quantization', points: flat(quantisationSnr) },
        ...(typeof thermalSnr === 'number' ? [{ label: 'plots.thermal', points: flat(thermalSnr) }] : []),
      ],
      marks: [{ x: frequency, y: totalSnr }],
      levels: [],
    },
  ];
}

function phaseNoise({ offsets, phaseNoise: levels }: Arguments[0]): PlotData {
  return {
    id: 'noise',
    kind: 'line',
    x: { label: 'inputs.offsets', unit: 'Hz', show: ['Hz', 'kHz', 'MHz'], scale: 'log' },
    left: { label: 'inputs.phaseNoise', unit: 'dBc/Hz', show: ['dBc/Hz'], scale: 'linear' },
    series: [{ label: 'inputs.phaseNoise', points: offsets.map((offset, index) => [offset, levels[index] ?? null]) }],
    marks: [],
    levels: [],
  };
}

export const plots: PlotsOf<typeof tool> = (given, out) => [
  ...(given.mode === 'phaseNoise' ? [phaseNoise(given)] : []),
  ...snr(given, out),
];

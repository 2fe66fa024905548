import { type PlotData, type PlotPoint, type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import { sincLoss, tool } from './definition.ts';

type Arguments = Parameters<PlotsOf<typeof tool>>;

/** With more codes than this the steps are finer than the line. */
const mostSteps = 40;

function transfer(given: Arguments[0], { minimumVoltage, maximumVoltage, outputVoltage, lsb }: Arguments[1]): PlotData[] {
  if (typeof minimumVoltage !== 'number' || typeof maximumVoltage !== 'number') return [];
  if (typeof outputVoltage !== 'number' || typeof lsb !== 'number') return [];
  const codes = 2 ** given.resolution;
  const first = given.coding === 'twosComplement' ? -codes / 2 : 0;
  const steps = Array.from({ length: codes <= mostSteps ? codes : 0 }, (_, index): PlotPoint[] => [
    [first + index - 0.5, minimumVoltage + index * lsb],
    [first + index + 0.5, minimumVoltage + index * lsb],
  ]);
  const line: PlotPoint[] = [
    [first, minimumVoltage],
    [first + codes - 1, maximumVoltage],
  ];
  return [
    {
      id: 'transfer',
      kind: 'line',
      x: { label: 'inputs.code', unit: '1', show: ['1'], scale: 'linear' },
      left: { label: 'plots.output', unit: 'V', show: ['V', 'mV'], scale: 'linear' },
      series: [{ label: 'plots.output', points: steps.length > 0 ? steps.flat() : line }],
      marks: [{ x: given.code, y: outputVoltage }],
      levels: given.wantedVoltage === null ? [] : [{ on: 'y', at: given.wantedVoltage, label: 'inputs.wantedVoltage', tone: 'target' }],
    },
  ];
}

/** Weakest image shown, dB. */
const floor = -60;

function dynamic({ updateRate, outputFrequency }: Arguments[0]): PlotData[] {
  const level = (frequency: number) => -sincLoss(frequency / updateRate);
  const images = [updateRate - outputFrequency, updateRate + outputFrequency, 2 * updateRate - outputFrequency];
  return [
    {
      id: 'spectrum',
      kind: 'line',
      x: { label: 'plots.frequency', unit: 'Hz', show: ['MHz', 'kHz', 'GHz'], scale: 'linear', range: [0, 2 * updateRate] },
      left: { label: 'plots.level', unit: 'dB', show: ['dB'], scale: 'linear', range: [floor, 0] },
      series: [{ label: 'plots.level', points: sample(spaced(1e-6 * updateRate, 2 * updateRate), level) }],
      marks: [outputFrequency, ...images].map((x, index) => ({ x, y: level(x), ...(index === 1 ? { label: 'plots.image' } : {}) })),
      levels: [{ on: 'x', at: updateRate / 2, label: 'plots.nyquist' }],
    },
  ];
}

export const plots: PlotsOf<typeof tool> = (given, out) =>
  given.mode === 'transfer' ? transfer(given, out) : given.mode === 'dynamic' ? dynamic(given) : [];

import type { PlotPoint, PlotsOf } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

export const plots: PlotsOf<typeof tool> = ({ mode, outputHigh, outputLow }, out) => {
  const upper = out.standardUpperThreshold ?? out.upperThreshold;
  const lower = out.standardLowerThreshold ?? out.lowerThreshold;
  if (typeof upper !== 'number' || typeof lower !== 'number' || upper <= lower) return [];
  const isInverting = mode === 'analyseInverting' || mode === 'designInverting';
  const [before, after] = isInverting ? [outputHigh, outputLow] : [outputLow, outputHigh];
  const [from, to] = [lower - 1.5 * (upper - lower), upper + 1.5 * (upper - lower)];
  const branch = (threshold: number): PlotPoint[] => [
    [from, before],
    [threshold, before],
    [threshold, after],
    [to, after],
  ];
  return [
    {
      id: 'loop',
      kind: 'line',
      x: { label: 'plots.input', unit: 'V', show: ['V', 'mV'], scale: 'linear' },
      left: { label: 'plots.output', unit: 'V', show: ['V'], scale: 'linear' },
      series: [
        { label: 'plots.rising', points: branch(upper) },
        { label: 'plots.falling', points: branch(lower) },
      ],
      marks: [
        { x: upper, y: after, label: 'outputs.upperThreshold' },
        { x: lower, y: before, label: 'outputs.lowerThreshold' },
      ],
      levels: [],
    },
  ];
};

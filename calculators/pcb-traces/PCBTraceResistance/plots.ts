import { logSpaced, type PlotsOf, sample } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

/** Widths that boards have, m. */
const widths = [1e-4, 5e-3] as const;
/** Copper of half an ounce, one and two ounces a square foot, m. */
const coppers = [
  { label: 'plots.half_ounce', thickness: 17.5e-6 },
  { label: 'plots.one_ounce', thickness: 35e-6 },
  { label: 'plots.two_ounces', thickness: 70e-6 },
];

export const plots: PlotsOf<typeof tool> = (given, { resistance, requiredTraceWidth, requiredTraceLength, resistivityAtTemperature }) => {
  if (typeof resistance !== 'number' || typeof resistivityAtTemperature !== 'number') return [];
  const width = requiredTraceWidth ?? given.traceWidth;
  const length = requiredTraceLength ?? given.traceLength;
  const xs = logSpaced(Math.min(Math.max(widths[0], given.topWidthReduction), width), Math.max(widths[1], width));
  return [
    {
      id: 'resistance',
      kind: 'line',
      x: { label: 'plots.width_axis', unit: 'm', show: ['mm', 'mil', 'in'], scale: 'log' },
      left: { label: 'outputs.resistance', unit: 'Ω', show: ['mΩ', 'Ω', 'kΩ', 'µΩ'], scale: 'log' },
      series: coppers.map(({ label, thickness }) => ({
        label,
        points: sample(xs, (x) => (resistivityAtTemperature * length) / ((x - given.topWidthReduction / 2) * thickness)),
      })),
      marks: [{ x: width, y: resistance }],
      levels: given.mode === 'resistance' ? [] : [{ on: 'y', at: given.targetResistance, label: 'plots.wanted', tone: 'target' }],
    },
  ];
};

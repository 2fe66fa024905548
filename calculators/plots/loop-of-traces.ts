import type { TracePair } from '#calculators/field-solver/filaments.ts';
import { inductanceSweep, type TraceLoop } from '#calculators/field-solver/traces/loop.ts';
import { logSpaced, type PlotData, sample } from '#calculators/plot.ts';

const [lowest, highest] = [1e4, 1e9];
const points = 41;

/** A limit as a level line; a series, because a label on it would meet that of the working point. */
const across = (value: number) => sample([lowest, highest], () => value);

/** Inductance per length over frequency between its two limits, of two traces with go and return current. */
export function loopOverFrequency(
  pair: TracePair,
  { frequency, length, resistivity }: TraceLoop,
  out: { inductancePerLength?: number | null; inductanceLowFrequency?: number | null; inductanceHighFrequency?: number | null },
): PlotData[] {
  const { inductancePerLength: now, inductanceLowFrequency: low, inductanceHighFrequency: high } = out;
  if (typeof now !== 'number' || typeof low !== 'number' || typeof high !== 'number') return [];
  return [
    {
      id: 'frequency',
      kind: 'line',
      x: { label: 'inputs.frequency', unit: 'Hz', show: ['MHz', 'kHz', 'GHz', 'Hz'], scale: 'log', range: [lowest, highest] },
      left: { label: 'outputs.inductancePerLength', unit: 'H/m', show: ['nH/mm', 'nH/cm', 'nH/in', 'nH/m'], scale: 'linear' },
      series: [
        { label: 'outputs.inductancePerLength', points: sample(logSpaced(lowest, highest, points), inductanceSweep(pair, resistivity)) },
        { label: 'plots.low_frequency', points: across(low / length), style: 'dashed' },
        { label: 'plots.high_frequency', points: across(high / length), style: 'dotted' },
      ],
      marks: frequency >= lowest && frequency <= highest ? [{ x: frequency, y: now }] : [],
      levels: [],
    },
  ];
}

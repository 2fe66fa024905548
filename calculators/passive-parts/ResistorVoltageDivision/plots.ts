import { parallel } from '#calculators/math/parts/parallel.ts';
import { logSpaced, type PlotsOf, sample } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

export const plots: PlotsOf<typeof tool> = (
  { inputVoltage, loadResistance },
  { r1, r2, outputVoltage, unloadedVoltage, theveninResistance },
) => {
  if (typeof r1 !== 'number' || typeof r2 !== 'number' || typeof theveninResistance !== 'number') return [];
  const load = loadResistance ?? theveninResistance;
  const loads = logSpaced(Math.min(theveninResistance / 10, load / 2), Math.max(theveninResistance * 1000, load * 2));
  const output = (one: number) => inputVoltage / (1 + r1 / parallel(r2, one));
  return [
    {
      id: 'load',
      kind: 'line',
      x: { label: 'plots.load_resistance', unit: 'Ω', show: ['kΩ', 'Ω', 'MΩ', 'mΩ'], scale: 'log' },
      left: { label: 'outputs.outputVoltage', unit: 'V', show: ['V', 'mV'], scale: 'linear' },
      series: [{ label: 'outputs.outputVoltage', points: sample(loads, output) }],
      marks: loadResistance === null ? [] : [{ x: loadResistance, y: outputVoltage ?? output(loadResistance) }],
      levels: [{ on: 'y', at: unloadedVoltage ?? 0, label: 'outputs.unloadedVoltage' }],
    },
  ];
};

import { type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

/** The drop grows in proportion to the length of the run. */
export const plots: PlotsOf<typeof tool> = (given, out) => {
  const { voltageDrop } = out;
  const length = given.mode === 'length' ? out.maximumLength : given.length;
  if (typeof voltageDrop !== 'number' || typeof length !== 'number') return [];
  return [
    {
      id: 'drop',
      kind: 'line',
      x: { label: 'inputs.length', unit: 'm', show: ['m', 'ft', 'cm'], scale: 'linear' },
      left: { label: 'outputs.voltageDrop', unit: 'V', show: ['V', 'mV'], scale: 'linear' },
      series: [{ label: 'outputs.voltageDrop', points: sample(spaced(0, 1.5 * length, 31), (x) => (voltageDrop * x) / length) }],
      marks: [{ x: length, y: voltageDrop }],
      levels: given.mode === 'drop' ? [] : [{ on: 'y', at: given.allowedDrop * given.voltage, label: 'plots.allowed', tone: 'limit' }],
    },
  ];
};

import { type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

export const plots: PlotsOf<typeof tool> = (given, out) => {
  const { actualCurrent, currentMin, currentMax, complianceVoltage } = out;
  const resistor = given.mode === 'regulatorFromResistor' ? given.resistor : out.resistorStandard;
  if (typeof resistor !== 'number' || typeof actualCurrent !== 'number' || typeof complianceVoltage !== 'number') return [];
  const isRegulator = given.mode === 'regulator' || given.mode === 'regulatorFromResistor';
  const needed = isRegulator ? given.dropout : given.saturationVoltage;
  // Once the pass element is fully on, what is left of the supply drives the current through the resistor.
  const limited = (current: number | null | undefined) => (load: number) =>
    Math.max(0, Math.min(current ?? Number.NaN, (given.supplyMin - needed - load) / resistor));
  const across = spaced(0, given.supplyMax);
  return [
    {
      id: 'compliance',
      kind: 'line',
      x: { label: 'plots.load_voltage', unit: 'V', show: ['V'], scale: 'linear' },
      left: { label: 'plots.current', unit: 'A', show: ['mA', 'A', 'µA'], scale: 'linear' },
      series: [
        { label: 'plots.typical', points: sample(across, limited(actualCurrent)) },
        { label: 'outputs.currentMin', points: sample(across, limited(currentMin)), style: 'dashed' },
        { label: 'outputs.currentMax', points: sample(across, limited(currentMax)), style: 'dotted' },
      ],
      marks: [{ x: given.loadVoltage, y: limited(actualCurrent)(given.loadVoltage) }],
      levels: complianceVoltage > 0 ? [{ on: 'x', at: complianceVoltage, label: 'plots.limit', tone: 'limit' }] : [],
    },
  ];
};

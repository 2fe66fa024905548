import { type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

/** What a string on a resistor draws as its supply changes: the fewer volts are left for the resistor, the steeper. */
export const plots: PlotsOf<typeof tool> = (given, { resistanceStandard, ledCurrent }) => {
  const { supplyVoltage, forwardVoltage, forwardSpread, ledsInSeries: n, ledResistance } = given;
  if (given.mode !== 'resistor' || typeof resistanceStandard !== 'number' || typeof ledCurrent !== 'number') return [];
  const currentAt = (forward: number) => (supply: number) =>
    Math.max(0, (supply - n * (forward - ledResistance * given.current)) / (resistanceStandard + n * ledResistance));
  const supplies = spaced(0.8 * supplyVoltage, 1.2 * supplyVoltage);
  return [
    {
      id: 'current',
      kind: 'line',
      x: { label: 'inputs.supplyVoltage', unit: 'V', show: ['V'], scale: 'linear' },
      left: { label: 'outputs.ledCurrent', unit: 'A', show: ['mA', 'A'], scale: 'linear' },
      series: [
        { label: 'outputs.ledCurrent', points: sample(supplies, currentAt(forwardVoltage)) },
        { label: 'outputs.currentMax', style: 'dashed', points: sample(supplies, currentAt(forwardVoltage - forwardSpread)) },
        { label: 'outputs.currentMin', style: 'dotted', points: sample(supplies, currentAt(forwardVoltage + forwardSpread)) },
      ],
      marks: [{ x: supplyVoltage, y: ledCurrent }],
      levels: [],
    },
  ];
};

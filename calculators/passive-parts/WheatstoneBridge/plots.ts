import { type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import { tool } from './definition.ts';

export const plots: PlotsOf<typeof tool> = (given, { bridgeVoltage, balanceR4, r4 = given.r4 }) => {
  if (typeof balanceR4 !== 'number' || typeof r4 !== 'number') return [];
  const meterResistance = given.mode === 'measured' ? null : given.meterResistance;
  const voltage = (resistance: number) => {
    const answer = tool.compute({ ...given, mode: 'output', meterResistance, r4: resistance });
    return 'out' in answer ? answer.out.bridgeVoltage : null;
  };
  const values = spaced(Math.min(balanceR4 / 2, r4), Math.max(balanceR4 * 2, r4));
  return [
    {
      id: 'voltage',
      kind: 'line',
      x: { label: 'inputs.r4', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'], scale: 'linear' },
      left: { label: 'outputs.bridgeVoltage', unit: 'V', show: ['mV', 'V'], scale: 'linear' },
      series: [{ label: 'outputs.bridgeVoltage', points: sample(values, voltage) }],
      marks: [{ x: r4, y: bridgeVoltage ?? 0 }],
      levels: [{ on: 'x', at: balanceR4, label: 'outputs.balanceR4' }],
    },
  ];
};

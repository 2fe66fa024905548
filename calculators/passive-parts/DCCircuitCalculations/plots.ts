import { type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

export const plots: PlotsOf<typeof tool> = (_, { voltage, current, resistance }) => {
  if (typeof voltage !== 'number' || typeof current !== 'number' || typeof resistance !== 'number') return [];
  const voltages = spaced(0, 2 * voltage);
  return [
    {
      id: 'load_line',
      kind: 'line',
      x: { label: 'outputs.voltage', unit: 'V', show: ['V', 'mV', 'kV'], scale: 'linear' },
      left: { label: 'outputs.current', unit: 'A', show: ['mA', 'A', 'µA'], scale: 'linear' },
      right: { label: 'outputs.power', unit: 'W', show: ['W', 'mW', 'µW'], scale: 'linear' },
      series: [
        { label: 'outputs.current', points: sample(voltages, (at) => at / resistance) },
        { label: 'outputs.power', points: sample(voltages, (at) => (at / resistance) * at), axis: 'right' },
      ],
      marks: [{ x: voltage, y: current }],
      levels: [],
    },
  ];
};

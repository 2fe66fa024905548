import { type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

export const plots: PlotsOf<typeof tool> = (given, { strings, resistanceStandard, ledCurrent }) => {
  const { mode, supplyVoltage, forwardVoltage, forwardVoltageSpread, resistorTolerance } = given;
  const full = strings?.[0];
  const inSeries = mode === 'array' ? Number(full?.['ledsInSeries']) : mode === 'shared' ? 1 : given.ledsInSeries;
  const standard = mode === 'array' ? Number(full?.['resistanceStandard']) : resistanceStandard;
  const resistance = (mode === 'check' ? given.resistance : (standard ?? 0)) * (mode === 'shared' ? given.parallelCount : 1);
  const current = (supply: number, spread: number, tolerance: number) =>
    Math.max(0, supply - inSeries * (forwardVoltage + spread)) / (resistance * (1 + tolerance));
  const supplies = spaced(0, 1.5 * supplyVoltage);
  return [
    {
      id: 'current',
      kind: 'line',
      x: { label: 'inputs.supplyVoltage', unit: 'V', show: ['V'], scale: 'linear' },
      left: { label: 'plots.led_current', unit: 'A', show: ['mA', 'A'], scale: 'linear' },
      series: [{ label: 'plots.led_current', points: sample(supplies, (supply) => current(supply, 0, 0)) }],
      band: {
        label: 'plots.tolerances',
        points: supplies.map((supply) => [
          supply,
          current(supply, forwardVoltageSpread, resistorTolerance),
          current(supply, -forwardVoltageSpread, -resistorTolerance),
        ]),
      },
      marks: [{ x: supplyVoltage, y: ledCurrent ?? current(supplyVoltage, 0, 0) }],
      levels: [{ on: 'y', at: given.maximumCurrent, label: 'inputs.maximumCurrent', tone: 'limit' }],
    },
  ];
};

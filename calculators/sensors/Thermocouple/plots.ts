import { seebeck, thermocoupleRange, thermoVoltage } from '#calculators/math/sensors/thermocouple.ts';
import { type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

const degrees = { label: 'outputs.temperature', unit: '°C', show: ['°C', '°F'], scale: 'linear' } as const;

export const plots: PlotsOf<typeof tool> = ({ mode, type, coldJunction, ...given }, { voltage, sensitivity, ...out }) => {
  const temperature = mode === 'temperature' ? out.temperature : given.temperature;
  const measured = mode === 'temperature' ? given.voltage : voltage;
  const { coldest, hottest } = thermocoupleRange(type);
  if (typeof temperature !== 'number' || typeof measured !== 'number' || typeof sensitivity !== 'number') return [];
  const cold = thermoVoltage(type, coldJunction);
  const temperatures = spaced(coldest, hottest);
  return [
    {
      id: 'curve',
      kind: 'line',
      x: degrees,
      left: { label: 'outputs.voltage', unit: 'V', show: ['mV', 'µV'], scale: 'linear' },
      series: [{ label: 'outputs.voltage', points: sample(temperatures, (t) => thermoVoltage(type, t) - cold) }],
      marks: [{ x: temperature, y: measured }],
      levels: [],
    },
    {
      id: 'slope',
      kind: 'line',
      x: degrees,
      left: { label: 'outputs.sensitivity', unit: 'V/K', show: ['µV/K'], scale: 'linear' },
      series: [{ label: 'outputs.sensitivity', points: sample(temperatures, (t) => seebeck(type, t)) }],
      marks: [{ x: temperature, y: sensitivity }],
      levels: [],
    },
  ];
};

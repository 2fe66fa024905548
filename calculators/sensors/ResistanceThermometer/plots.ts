import { platinumRatio, platinumTolerance } from '#calculators/math/sensors/platinum.ts';
import { type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

const degrees = { label: 'outputs.temperature', unit: '°C', show: ['°C', '°F'], scale: 'linear' } as const;

export const plots: PlotsOf<typeof tool> = (given, out) => {
  const temperature = given.mode === 'temperature' ? out.temperature : given.temperature;
  const resistance = given.mode === 'temperature' ? given.resistance : out.resistance;
  const { temperatureTolerance } = out;
  if (typeof temperature !== 'number' || typeof resistance !== 'number' || typeof temperatureTolerance !== 'number') return [];
  const temperatures = spaced(-200, 850);
  return [
    {
      id: 'curve',
      kind: 'line',
      x: degrees,
      left: { label: 'outputs.resistance', unit: 'Ω', show: ['Ω', 'kΩ'], scale: 'linear' },
      series: [{ label: 'outputs.resistance', points: sample(temperatures, (t) => given.nominalResistance * platinumRatio(t)) }],
      marks: [{ x: temperature, y: resistance }],
      levels: [],
    },
    {
      id: 'tolerance',
      kind: 'line',
      x: degrees,
      left: { label: 'outputs.temperatureTolerance', unit: 'K', show: ['°C', '°F'], scale: 'linear' },
      series: [{ label: 'outputs.temperatureTolerance', points: sample(temperatures, (t) => platinumTolerance(given.toleranceClass, t)) }],
      marks: [{ x: temperature, y: temperatureTolerance }],
      levels: [],
    },
  ];
};

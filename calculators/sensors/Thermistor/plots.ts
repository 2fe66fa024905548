import { betaResistance } from '#calculators/math/sensors/thermistor.ts';
import { type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import { tool } from './definition.ts';

const degrees = { label: 'inputs.temperature', unit: '°C', show: ['°C', '°F'], scale: 'linear' } as const;
const [coldest, hottest] = [-40, 125];

export const plots: PlotsOf<typeof tool> = (given, out) => {
  if (given.mode === 'steinhartHart') return [];
  const temperature = given.mode === 'temperature' ? out.temperature : given.temperature;
  const resistance = given.mode === 'temperature' ? given.resistance : out.resistance;
  if (typeof temperature !== 'number' || typeof resistance !== 'number') return [];
  const temperatures = spaced(Math.min(coldest, temperature), Math.max(hottest, temperature));
  const curve = {
    id: 'curve',
    kind: 'line',
    x: degrees,
    left: { label: 'plots.resistance', unit: 'Ω', show: ['kΩ', 'Ω'], scale: 'log' },
    series: [{ label: 'plots.resistance', points: sample(temperatures, (t) => betaResistance(given, t)) }],
    marks: [{ x: temperature, y: resistance }],
    levels: [],
  } as const;
  const { outputVoltage } = out;
  if (given.mode !== 'divider' || typeof outputVoltage !== 'number') return [curve];
  const around = spaced(Math.min(given.lowTemperature, temperature), Math.max(given.highTemperature, temperature), 61);
  const points = sample(around, (t) => {
    const answer = tool.compute({ ...given, temperature: t });
    return 'refused' in answer ? null : answer.out.outputVoltage;
  });
  return [
    {
      id: 'divider',
      kind: 'line',
      x: degrees,
      left: { label: 'outputs.outputVoltage', unit: 'V', show: ['V', 'mV'], scale: 'linear' },
      series: [{ label: 'outputs.outputVoltage', points }],
      marks: [{ x: temperature, y: outputVoltage }],
      levels: [],
    },
    curve,
  ];
};

import { type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

/** The power that the devices bear falls to nothing where the air is as hot as the junction may be. */
export const plots: PlotsOf<typeof tool> = (given, out) => {
  const sink = given.mode === 'heatSink' ? out.requiredSink : given.sinkToAmbient;
  const power = given.mode === 'power' ? out.maximumPower : given.power;
  const { ambientTemperature: ambient, maximumJunction: limit } = given;
  if (typeof sink !== 'number' || typeof power !== 'number' || ambient >= limit) return [];
  const way = given.junctionToCase + given.caseToSink + given.devices * sink;
  return [
    {
      id: 'derating',
      kind: 'line',
      x: { label: 'inputs.ambientTemperature', unit: '°C', show: ['°C', '°F'], scale: 'linear' },
      left: { label: 'plots.allowed', unit: 'W', show: ['W', 'mW'], scale: 'linear' },
      series: [{ label: 'plots.allowed', points: sample(spaced(Math.min(0, ambient), limit, 31), (t) => (limit - t) / way) }],
      marks: [{ x: ambient, y: power }],
      levels: [],
    },
  ];
};

import { crystalPull } from '#calculators/math/timing/crystal-load.ts';
import { type PlotsOf, sample, spaced } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

/** The frequency over the load capacitance that the circuit really has. */
export const plots: PlotsOf<typeof tool> = (given, { actualLoad, frequencyError }) => {
  const { loadCapacitance } = given;
  if (typeof actualLoad !== 'number' || typeof frequencyError !== 'number') return [];
  const loads = spaced(Math.min(loadCapacitance, actualLoad) / 2, 2 * Math.max(loadCapacitance, actualLoad));
  return [
    {
      id: 'pull',
      kind: 'line',
      x: { label: 'outputs.actualLoad', unit: 'F', show: ['pF', 'fF', 'nF'], scale: 'linear' },
      left: { label: 'outputs.frequencyError', unit: '1', show: ['ppm'], scale: 'linear' },
      series: [
        { label: 'outputs.frequencyError', points: sample(loads, (load) => crystalPull(given, loadCapacitance, load - loadCapacitance)) },
      ],
      marks: [{ x: actualLoad, y: frequencyError }],
      levels: [],
    },
  ];
};

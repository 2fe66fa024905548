import { logSpaced, type PlotsOf, sample } from '#calculators/plot.ts';
import type { tool } from './definition.ts';
import { underLoad } from './under-load.ts';

/** The time falls faster than the power rises, because the sag costs as well. */
export const plots: PlotsOf<typeof tool> = ({ loadPower, usableShare }, { packVoltage, internalResistance, capacity, runtime }) => {
  if (typeof packVoltage !== 'number' || typeof internalResistance !== 'number') return [];
  if (typeof capacity !== 'number' || typeof runtime !== 'number') return [];
  const timeAt = (power: number) => {
    const load = underLoad(packVoltage, internalResistance, power);
    return load && (3600 * usableShare * capacity) / load.current;
  };
  return [
    {
      id: 'time',
      kind: 'line',
      x: { label: 'inputs.loadPower', unit: 'W', show: ['W', 'mW', 'kW'], scale: 'log' },
      left: { label: 'outputs.runtime', unit: 's', show: ['h', 'min', 'd'], scale: 'log' },
      series: [{ label: 'outputs.runtime', points: sample(logSpaced(loadPower / 10, loadPower * 10), timeAt) }],
      marks: [{ x: loadPower, y: runtime }],
      levels: [],
    },
  ];
};

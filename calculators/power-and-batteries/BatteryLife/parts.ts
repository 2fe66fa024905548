import { atLeast, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** Capacity of a CR2032, A·h; the holders of the shop are for this cell. */
const coinCell = 0.225;

export const parts: PartsOf<typeof tool> = (given, { requiredCapacity }) => {
  // The shop has no lead-acid batteries, the only ones that the law of Peukert is meant for.
  if (given.mode === 'peukert') return [];
  const capacity = given.mode === 'requiredCapacity' ? requiredCapacity : given.capacity;
  if (typeof capacity !== 'number') return [];
  const holders = { label: 'holders', partClass: 'battery-holders', filters: { cellSize: 'cr2032' } };
  return [
    { label: 'cells', partClass: 'batteries', filters: { batteryCapacity: atLeast(capacity) } },
    ...(capacity <= coinCell ? [holders] : []),
  ];
};

import { atLeast, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** Capacity of a CR2032, A·h; the holders of the shop are for this cell. */
const coinCell = 0.225;

/**
 * Hours for which a primary lithium cell gives its capacity at half of the current that it bears for long: an LS 14500 of Saft (2.6 A·h) bears 50 mA, and
 * coin cells bear less for their size. The catalog knows no such current.
 */
const leastHours = 100;

export const parts: PartsOf<typeof tool> = (given, { requiredCapacity, averageCurrent }) => {
  // The shop has no lead-acid batteries, the only ones that the law of Peukert is meant for.
  if (given.mode === 'peukert') return [];
  const capacity = given.mode === 'requiredCapacity' ? requiredCapacity : given.capacity;
  if (typeof capacity !== 'number') return [];
  const least = Math.max(capacity, leastHours * (averageCurrent ?? 0));
  const holders = { label: 'holders', partClass: 'battery-holders', filters: { cellSize: 'cr2032' } };
  return [
    { label: 'cells', partClass: 'batteries', filters: { batteryCapacity: atLeast(least) } },
    ...(least <= coinCell ? [holders] : []),
  ];
};

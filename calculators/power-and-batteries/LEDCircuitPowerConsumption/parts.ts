import { standardPowerRating } from '#calculators/math/parts/power-rating.ts';
import { atLeast, chipResistors, near, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** LEDs of one color differ by about this much in forward voltage. */
const spread = 0.1;

export const parts: PartsOf<typeof tool> = (given, { resistorPowerMax }) => [
  {
    label: 'leds',
    pieces: given.ledsPerString * given.stringCount,
    partClass: 'leds',
    filters: { forwardVoltage: near(given.forwardVoltage, spread), forwardCurrent: atLeast(given.ratedCurrent) },
  },
  ...(given.mode === 'driver'
    ? [{ label: 'drivers', partClass: 'led-drivers', filters: { outputCurrent: atLeast(given.ratedCurrent * given.stringCount) } }]
    : chipResistors('resistor', given.seriesResistance, standardPowerRating(2 * (resistorPowerMax ?? 0)) ?? Infinity, 5).map((search) => ({
        ...search,
        pieces: given.stringCount,
      }))),
];

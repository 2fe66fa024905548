import { atLeast, chipResistors, near, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** LEDs of one color differ by about this much in forward voltage. */
const spread = 0.1;

export const parts: PartsOf<typeof tool> = (given, { resistanceStandard, resistorRating, currentMax }) => [
  ...(given.mode === 'resistor'
    ? chipResistors('resistor', resistanceStandard, resistorRating ?? Infinity, Math.max(100 * given.resistorTolerance, 0.1)).map(
        (search) => ({ ...search, pieces: given.strings }),
      )
    : [
        {
          label: 'drivers',
          pieces: given.sharing === 'shared' ? 1 : given.strings,
          partClass: 'led-drivers',
          filters: { outputCurrent: atLeast(given.sharing === 'shared' ? given.strings * given.current : given.current) },
        },
      ]),
  {
    label: 'leds',
    pieces: given.strings * given.ledsInSeries,
    partClass: 'leds',
    filters: { forwardVoltage: near(given.forwardVoltage, spread), forwardCurrent: atLeast(currentMax ?? given.current) },
  },
];

import { standardPowerRating } from '#calculators/math/parts/power-rating.ts';
import { atLeast, chipResistors, near, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** LEDs of one color differ by about this much in forward voltage. */
const spread = 0.1;

export const parts: PartsOf<typeof tool> = (given, { strings, resistanceStandard, recommendedRating, ledCurrent }) => {
  const resistor = (label: string, value: unknown, rating: number | null | undefined) =>
    chipResistors(label, typeof value === 'number' ? value : null, rating ?? Infinity, 100 * given.resistorTolerance);
  const resistors =
    given.mode === 'array'
      ? (strings ?? []).flatMap((row, index) =>
          resistor(
            index === 0 ? 'full_string' : 'short_string',
            row['resistanceStandard'],
            standardPowerRating(2 * Number(row['resistorPowerMax'])),
          ).map((search) => ({ ...search, pieces: Number(row['count']) })),
        )
      : resistor('resistor', given.mode === 'check' ? given.resistance : resistanceStandard, recommendedRating).map((search) => ({
          ...search,
          pieces: given.mode === 'shared' ? 1 : given.parallelCount,
        }));
  const inSeries = given.mode === 'shared' ? 1 : given.ledsInSeries;
  const leds = given.mode === 'array' ? given.ledCount : inSeries * given.parallelCount;
  return [
    ...resistors,
    {
      label: 'leds',
      pieces: leds,
      partClass: 'leds',
      filters: {
        forwardVoltage: near(given.forwardVoltage, spread),
        forwardCurrent: atLeast(given.mode === 'check' ? (ledCurrent ?? 0) : given.forwardCurrent),
      },
    },
  ];
};

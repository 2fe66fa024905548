import { standardPowerRating } from '#calculators/math/parts/power-rating.ts';
import { adjustableRegulators, atLeast, atMost, chipResistors, equalTo, type PartSearch, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** Below this many ohms the shop has resistors for measuring currents. */
const leastChip = 1;

export const parts: PartsOf<typeof tool> = (given, { actualCurrent, currentResistorStandard, currentResistorPower, resistor2Standard }) => {
  const rating = standardPowerRating(2 * (currentResistorPower ?? 0)) ?? Infinity;
  const divider = given.mode === 'constantCurrent' ? [] : [resistor2Standard, given.resistor1];
  return [
    adjustableRegulators(actualCurrent ?? 0, given.supplyMax),
    ...limiters(currentResistorStandard ?? 0, rating),
    ...divider.flatMap((value, index) => chipResistors(index === 0 ? 'resistor_2' : 'resistor_1', value)),
  ];
};

function limiters(resistance: number, rating: number): PartSearch[] {
  if (resistance >= leastChip) return chipResistors('current_resistor', resistance, rating, 5);
  const filters = { resistance: equalTo(resistance), tolerance: atMost(5), powerRating: atLeast(rating) };
  return Number.isFinite(rating) ? [{ label: 'current_resistor', partClass: 'current-sense-resistors', filters }] : [];
}

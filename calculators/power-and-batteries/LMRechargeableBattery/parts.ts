import { standardPowerRating } from '#calculators/math/parts/power-rating.ts';
import { adjustableRegulators, atLeast, atMost, chipResistors, equalTo, type PartSearch, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** Below this many ohms the shop has resistors for measuring currents. */
const leastChip = 1;
/** A resistor that carries half its rating stays cool. */
const spare = 2;

export const parts: PartsOf<typeof tool> = (
  given,
  { actualCurrent, currentResistorStandard, currentResistorPower, resistor2Standard, ...out },
) => {
  const rating = standardPowerRating(spare * (currentResistorPower ?? 0)) ?? Infinity;
  const rest = (out.packVoltageMax ?? out.packFullVoltage ?? given.supplyMax) + given.diodeDrop - given.referenceVoltage;
  const divider = [
    { label: 'resistor_2', resistance: resistor2Standard ?? 0, voltage: rest },
    { label: 'resistor_1', resistance: given.resistor1, voltage: given.referenceVoltage },
  ];
  return [
    adjustableRegulators(actualCurrent ?? 0, given.supplyMax),
    ...limiters(currentResistorStandard ?? 0, rating),
    ...(given.mode === 'constantCurrent' ? [] : divider).flatMap(({ label, resistance, voltage }) =>
      chipResistors(label, resistance, (spare * voltage ** 2) / resistance),
    ),
  ];
};

function limiters(resistance: number, rating: number): PartSearch[] {
  if (resistance >= leastChip) return chipResistors('current_resistor', resistance, rating, 5);
  const filters = { resistance: equalTo(resistance), tolerance: atMost(5), powerRating: atLeast(rating) };
  return Number.isFinite(rating) ? [{ label: 'current_resistor', partClass: 'current-sense-resistors', filters }] : [];
}

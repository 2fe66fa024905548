import { stableCapacitors } from '#calculators/listed-parts.ts';
import { atLeast, chipResistors, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** Where the peak is not known, the ring doubles the step. */
const undamped = 2;

export const parts: PartsOf<typeof tool> = (given, out) => {
  const [resistance, capacitance] =
    given.mode === 'check' ? [given.resistance, given.capacitance] : [out.resistanceStandard, out.capacitanceStandard];
  const ratedVoltage = atLeast(out.peakVoltage ?? undamped * given.swing);
  return [
    ...chipResistors('resistor', resistance, out.resistorRating ?? Infinity, 5),
    ...stableCapacitors('capacitor', capacitance).map((search) => ({ ...search, filters: { ...search.filters, ratedVoltage } })),
  ];
};

import { adjustableRegulators, chipResistors, type PartSearch, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** In the size that the shop keeps in most values. */
function small(label: string, resistance: number | null | undefined): PartSearch[] {
  return chipResistors(label, resistance).map((search) => ({ ...search, filters: { ...search.filters, package: '0603' } }));
}

export const parts: PartsOf<typeof tool> = (given, { pairResistor1, pairResistor2 }) => {
  const isLinear = given.mode === 'adjustable' || given.mode === 'adjustableDesign';
  const isDesign = given.mode === 'adjustableDesign' || given.mode === 'feedbackDesign';
  const [first, second] = isLinear ? [given.resistor1, given.resistor2] : [given.resistorBottom, given.resistorTop];
  return [
    ...small(isLinear ? 'resistor1' : 'resistor_bottom', isDesign ? pairResistor1 : first),
    ...small(isLinear ? 'resistor2' : 'resistor_top', isDesign ? pairResistor2 : second),
    ...(isLinear ? [adjustableRegulators(given.loadCurrent, given.supplyVoltage)] : []),
  ];
};

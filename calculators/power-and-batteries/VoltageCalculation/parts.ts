import { adjustableRegulators, chipResistors, type PartSearch, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** A resistor that carries half its rating stays cool; 0603, which the shop keeps in most values, carries this much, W. */
const [spare, greatestSmall] = [2, 0.1];

/** For a voltage across it, V. */
function across(voltage: number, label: string, resistance: number | null | undefined): PartSearch[] {
  const power = (spare * voltage ** 2) / (resistance ?? Infinity);
  const size = power <= greatestSmall ? { package: '0603' } : {};
  return chipResistors(label, resistance, power).map((search) => ({ ...search, filters: { ...search.filters, ...size } }));
}

export const parts: PartsOf<typeof tool> = (given, { pairResistor1, pairResistor2, ...out }) => {
  const isLinear = given.mode === 'adjustable' || given.mode === 'adjustableDesign';
  const isDesign = given.mode === 'adjustableDesign' || given.mode === 'feedbackDesign';
  const [first, second] = isLinear ? [given.resistor1, given.resistor2] : [given.resistorBottom, given.resistorTop];
  const rest = ((isDesign ? out.pairVoltage : out.actualVoltage) ?? given.outputVoltage) - given.referenceVoltage;
  return [
    ...across(given.referenceVoltage, isLinear ? 'resistor1' : 'resistor_bottom', isDesign ? pairResistor1 : first),
    ...across(rest, isLinear ? 'resistor2' : 'resistor_top', isDesign ? pairResistor2 : second),
    ...(isLinear ? [adjustableRegulators(given.loadCurrent, given.supplyVoltage)] : []),
  ];
};

import { nearestInRatio } from '#calculators/math/parts/e-series.ts';
import { between, chipResistors, type PartsOf, steadyCapacitors } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** Stands in where the mode asks for no supply, V. */
const usualSupply = 5;
/** A resistor that carries half its rating stays cool. */
const spare = 2;

/** The standard value next to an entered one, within about 1 %. */
function standardNear(resistance: number): number {
  const [coarse, fine] = [nearestInRatio(resistance, 'E24'), nearestInRatio(resistance, 'E96')];
  return Math.abs(Math.log(coarse / resistance)) <= Math.abs(Math.log(fine / resistance)) ? coarse : fine;
}

export const parts: PartsOf<typeof tool> = (given, { resistorAStandard, resistorBStandard }) => {
  const { mode, supplyVoltage } = given;
  const hasDiode = mode === 'astableDiode' || mode === 'astableDiodeDesign';
  const isPulse = mode === 'monostable' || mode === 'monostableDesign';
  const tolerance = 100 * given.resistorTolerance || 1;
  const resistorA = resistorAStandard ?? standardNear(given.resistorA);
  const resistorB = isPulse ? null : (resistorBStandard ?? standardNear(given.resistorB));
  const supply = hasDiode ? supplyVoltage : usualSupply;
  const kinds = steadyCapacitors(nearestInRatio(given.capacitor, 'E12'), supply);
  const capacitor = kinds.find(({ label }) => label === 'film') ?? kinds[0];
  // While the capacitor is discharged, RA lies across the whole supply.
  const power = (resistance: number) => (spare * supply ** 2) / resistance;
  return [
    { label: 'timers', partClass: 'timers', filters: { timerType: `${given.timerType}-555`, supplyVoltage: between(supply, supply) } },
    ...chipResistors('resistor_a', resistorA, power(resistorA), tolerance),
    ...chipResistors('resistor_b', resistorB, power(resistorB ?? Infinity), tolerance),
    ...(capacitor ? [capacitor] : []),
  ];
};

import { nearestInRatio } from '#calculators/math/parts/e-series.ts';
import { between, chipResistors, type PartsOf, timingCapacitors } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** Every 555 works up to this supply (V); the timers that end at 5.5 V are other kinds. The usual supply stands in where the mode asks for none. */
const [supplyOf555, usualSupply] = [15, 5];

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
  const kinds = timingCapacitors(nearestInRatio(given.capacitor, 'E12'), supply);
  const capacitor = kinds.find(({ label }) => label === 'film') ?? kinds[0];
  return [
    { label: 'timers', partClass: 'timers', filters: { supplyVoltage: between(supply, Math.max(supply, supplyOf555)) } },
    ...chipResistors('resistor_a', resistorA, 0, tolerance),
    ...chipResistors('resistor_b', resistorB, 0, tolerance),
    ...(capacitor ? [capacitor] : []),
  ];
};

import { nearestInRatio } from '#calculators/math/e-series.ts';
import { between, capacitors, chipResistors, type PartsOf } from '#calculators/parts.ts';
import type { tool } from '#calculators/tools/TimingCircuitCalculation.ts';

export const parts: PartsOf<typeof tool> = (given, { resistorAStandard, resistorBStandard }) => {
  const { mode, supplyVoltage } = given;
  const hasDiode = mode === 'astableDiode' || mode === 'astableDiodeDesign';
  const isPulse = mode === 'monostable' || mode === 'monostableDesign';
  const tolerance = 100 * given.resistorTolerance || 1;
  const resistorA = resistorAStandard ?? nearestInRatio(given.resistorA, 'E24');
  const resistorB = isPulse ? null : (resistorBStandard ?? nearestInRatio(given.resistorB, 'E24'));
  const kinds = capacitors(nearestInRatio(given.capacitor, 'E12'), hasDiode ? supplyVoltage : 0);
  // Films keep their value better than ceramics of high permittivity.
  const capacitor = kinds.find(({ label }) => label === 'film') ?? kinds[0];
  return [
    { label: 'timers', category: 'timers', filters: hasDiode ? { supplyVoltage: between(supplyVoltage, supplyVoltage) } : {} },
    ...chipResistors('resistor_a', resistorA, 0, tolerance),
    ...chipResistors('resistor_b', resistorB, 0, tolerance),
    ...(capacitor ? [capacitor] : []),
  ];
};

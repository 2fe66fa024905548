import { nearestInRatio } from '#calculators/math/parts/e-series.ts';
import { inductors, type PartsOf, steadyCapacitors } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

const standard = (value: number | null | undefined) => (typeof value === 'number' ? nearestInRatio(value, 'E12') : null);

export const parts: PartsOf<typeof tool> = ({ mode, inductanceKnown, capacitanceKnown, ...given }, { inductance, capacitance, ...out }) => {
  const coil = mode === 'reactance' || mode === 'frequencyInductor' ? inductanceKnown : inductance;
  const capacitor = mode === 'reactance' || mode === 'frequencyCapacitor' ? capacitanceKnown : capacitance;
  // Alternating voltage destroys electrolytic capacitors.
  const suited = steadyCapacitors(standard(capacitor)).filter(({ label }) => label !== 'electrolytic');
  return [...inductors('inductor', standard(coil), { frequency: out.frequency ?? given.frequency }), ...suited];
};

import { stableCapacitors } from '#calculators/listed-parts.ts';
import { stockedOr } from '#calculators/math/parts/stocked.ts';
import { chipResistors, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** What else stands across the capacitor is not known: those that keep their value under any voltage keep the cutoff. */
export const parts: PartsOf<typeof tool> = ({ mode, resistance, resistorTolerance }, { standardResistance, standardCapacitance }) => [
  ...chipResistors(
    'resistor',
    stockedOr(mode === 'solveCutoff' ? resistance : null, standardResistance, 'Ω'),
    0,
    resistorTolerance > 0 ? resistorTolerance : 1,
  ),
  ...stableCapacitors('capacitor', standardCapacitance),
];

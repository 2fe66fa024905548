import { chipResistors, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** A resistor that carries half its rating stays cool. */
const spare = 2;

export const parts: PartsOf<typeof tool> = ({ tolerance }, { r1, r2, powerR1, powerR2 }) => [
  ...chipResistors('upper', r1, spare * (powerR1 ?? 0), tolerance),
  ...chipResistors('lower', r2, spare * (powerR2 ?? 0), tolerance),
];

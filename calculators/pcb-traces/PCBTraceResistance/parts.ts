import { atLeast, near, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** Up to here a part replaces a copper shunt, Ω. */
const greatestShunt = 0.1;
/** Difference of the value that a shunt may have. */
const spread = 0.05;

export const parts: PartsOf<typeof tool> = ({ mode, targetResistance }, { powerLoss }) =>
  mode === 'resistance' || targetResistance >= greatestShunt
    ? []
    : [
        {
          label: 'shunt',
          partClass: 'current-sense-resistors',
          filters: {
            resistance: near(targetResistance, spread),
            ...(typeof powerLoss === 'number' && powerLoss > 0 ? { powerRating: atLeast(powerLoss) } : {}),
          },
        },
      ];

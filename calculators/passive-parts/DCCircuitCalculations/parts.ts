import { chipResistors, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

export const parts: PartsOf<typeof tool> = (_, { standardResistance, powerRating }) =>
  chipResistors('resistor', standardResistance, powerRating ?? Infinity, 5);

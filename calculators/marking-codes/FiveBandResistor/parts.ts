import { type PartsOf, resistors } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

export const parts: PartsOf<typeof tool> = (_, { resistance, tolerance }) =>
  typeof tolerance === 'number' ? resistors(resistance, tolerance) : [];

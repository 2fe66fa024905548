import { atLeast, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

export const parts: PartsOf<typeof tool> = (given, { requiredCurrent }) => {
  const current = given.mode === 'requiredCurrent' ? (requiredCurrent ?? 0) : given.chargeCurrent;
  return [{ label: 'chargers', partClass: 'battery-chargers', filters: { chargeCurrent: atLeast(current) } }];
};

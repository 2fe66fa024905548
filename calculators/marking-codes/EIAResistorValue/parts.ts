import { atMost, equalTo, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** Tolerance in % of parts whose value needs two digits, and of those that need three. */
const [coarse, fine] = [5, 1];

export const parts: PartsOf<typeof tool> = (given, { resistance, tolerance, code3Resistance }) => {
  if (typeof resistance !== 'number') return [];
  const usual = given.mode === 'decode' ? tolerance : code3Resistance === resistance ? coarse : fine;
  // A link of 0 Ω has no tolerance, and a letter says none.
  const limit = typeof usual === 'number' && resistance > 0 ? { tolerance: atMost(usual) } : {};
  return [{ label: 'chip', partClass: 'chip-resistors', filters: { resistance: equalTo(resistance), package: '0603', ...limit } }];
};

import { type PartsOf, placedResistors } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** Each value once, for the hottest of them. */
export const parts: PartsOf<typeof tool> = (given, out) => {
  const isCheck = given.mode === 'piCheck' || given.mode === 'tCheck';
  const power = out.resistorRating ?? Infinity;
  const values = isCheck ? [given.r1, given.r2, given.r3] : [out.r1Standard, out.r2Standard, out.r3Standard];
  // A bridged T has the third one twice.
  return placedResistors(given.mode === 'bridgedT' ? [...values, values[2]] : values, power);
};

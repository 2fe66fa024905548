import { chipResistors, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** Each value once, for the hottest of them. */
export const parts: PartsOf<typeof tool> = (given, out) => {
  const isCheck = given.mode === 'piCheck' || given.mode === 'tCheck';
  const power = out.resistorRating ?? Infinity;
  const [r1, r2, r3] = isCheck ? [given.r1, given.r2, given.r3] : [out.r1Standard, out.r2Standard, out.r3Standard];
  return [
    ...chipResistors('r1', r1, power),
    ...(r2 === r1 ? [] : chipResistors('r2', r2, power)),
    ...(r3 === r1 || r3 === r2 ? [] : chipResistors('r3', r3, power)),
  ];
};

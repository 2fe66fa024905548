import { isAsLongAs, isPlain, isWithin, tidyText } from './plain-text.ts';

/** Code points of a coupon's code. */
export const couponCodeLength = { min: 4, max: 32 } as const;

/** Whether the shop can be asked about a code: what `couponCode` takes. */
export function isCouponCode(typed: string): boolean {
  const code = tidyText(typed);
  return isAsLongAs(code, couponCodeLength.min) && isWithin(code, couponCodeLength.max) && isPlain(code);
}

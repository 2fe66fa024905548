/** A coupon's code. Pages ask `isCouponCode`, which needs no schema. */
import * as z from 'zod/mini';
import { couponCodeLength } from '#contract/coupon-code.ts';
import { text } from './fields.ts';

/** Upper and lower case mean the same; a code that nobody made is `coupon_invalid`, whatever it is made of. */
export const couponCode = z.pipe(
  text(couponCodeLength.min, couponCodeLength.max),
  z.transform((value) => value.toUpperCase()),
);

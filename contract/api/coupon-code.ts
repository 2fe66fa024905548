/** A coupon's code. In a file of its own: only forms that check one fetch its schema. */
import * as z from 'zod/mini';
import { text } from './fields.ts';

/** Upper and lower case mean the same; a code that nobody made is `coupon_invalid`, whatever it is made of. */
export const couponCode = z.pipe(
  text(4, 32),
  z.transform((value) => value.toUpperCase()),
);

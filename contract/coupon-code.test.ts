import { expect, test } from 'vitest';
import { couponCode } from './api/coupon-code.ts';
import { isCouponCode } from './coupon-code.ts';

test.each(['', 'abc', ' abc ', 'abcd', ' Spring 26 ', 'a'.repeat(32), 'a'.repeat(33), '日本語だ', '😀😀😀', '😀😀😀😀', 'ab\u0007cd'])(
  'a page and the server agree about the code %j',
  (typed) => expect(isCouponCode(typed)).toBe(couponCode.safeParse(typed).success),
);

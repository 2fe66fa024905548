/** Coupons: those of an account, those to collect, and the one in the cart (`docs/api.md` 5.3, 5.4 and 7.7). */
import * as z from 'zod/mini';
import { cart } from './cart.ts';
import { couponCode } from './coupon-code.ts';
import { endpoint } from './endpoint.ts';
import { id, iso, minor, pageParameters, paged, slug } from './fields.ts';

export const couponKinds = ['percent', 'fixed', 'free_shipping'] as const;

/** Amounts are in `currency`, null where there are none; other currencies are converted when the coupon is applied. */
export const couponDef = z.object({
  id,
  code: z.string(),
  title: z.string(),
  kind: z.enum(couponKinds),
  percent_bp: z.nullable(z.int()),
  amount: z.nullable(minor),
  currency: z.nullable(z.string()),
  max_discount: z.nullable(minor),
  /** Of the parts that it is for. */
  min_subtotal: minor,
  starts_at: iso,
  ends_at: z.nullable(iso),
  /** A part must be in each list that is not empty. */
  scope: z.object({ categories: z.array(slug), manufacturers: z.array(slug), skus: z.array(z.string()) }),
  first_order_only: z.boolean(),
  /** 0 is without limit; only such a coupon is for guests too. */
  per_user_limit: z.int(),
  terms: z.string(),
});
export type CouponDef = z.output<typeof couponDef>;

export const userCouponStatuses = ['available', 'reserved', 'used', 'expired', 'revoked'] as const;

export const userCoupon = z.object({
  user_coupon_id: id,
  coupon: couponDef,
  status: z.enum(userCouponStatuses),
  collected_at: iso,
  used_at: z.nullable(iso),
  order_no: z.nullable(z.string()),
});
export type UserCoupon = z.output<typeof userCoupon>;

/** `data.reason` of `coupon_not_applicable`. */
export const couponFaults = ['min_subtotal', 'scope', 'currency', 'first_order', 'login_required'] as const;
export type CouponFault = (typeof couponFaults)[number];

export const getUserCoupons = endpoint({
  summary: 'Coupons that the account has',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/user/user-coupon',
  access: 'user',
  cache: 'N',
  request: z.object(pageParameters),
  /** `coupon` can be used or waits in an order; `couponOld` is used, expired or revoked. */
  response: z.object({ coupon: paged(userCoupon), couponOld: paged(userCoupon) }),
});

/** Keeps a coupon for later; collecting it again answers the same one. */
export const saveCoupon = endpoint({
  summary: 'Keeps a coupon for later',
  errors: ['not_offered', 'coupon_invalid', 'coupon_not_started', 'coupon_expired', 'coupon_exhausted'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/user/save-coupon',
  access: 'user',
  cache: 'N',
  request: z.object({ code: couponCode }),
  response: userCoupon,
});

/** Coupons that everybody may collect. */
export const getCouponCenter = endpoint({
  summary: 'Coupons that everybody may collect',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/user/coupon-center',
  access: 'any',
  cache: 'N',
  request: z.object(pageParameters),
  response: paged(z.extend(couponDef, { collected: z.boolean(), left: z.nullable(z.int()) })),
});

/** Puts a coupon into the cart in place of any other. */
export const applyCoupon = endpoint({
  summary: 'Puts a coupon into the cart',
  errors: [
    'not_offered',
    'version_conflict',
    'coupon_invalid',
    'coupon_not_started',
    'coupon_expired',
    'coupon_exhausted',
    'coupon_not_applicable',
  ],
  kind: 'command',
  method: 'POST',
  path: '/api/store/cart/apply-coupon',
  access: 'cart',
  cache: 'N',
  request: z.object({ code: couponCode }),
  response: cart,
});

export const removeCoupon = endpoint({
  summary: 'Takes the coupon out of the cart',
  errors: ['version_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/cart/remove-coupon',
  access: 'cart',
  cache: 'N',
  request: z.object({}),
  response: cart,
});

/** Coupons for those who run the shop (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { couponCode } from '#contract/api/coupon-code.ts';
import { couponDef, couponKinds } from '#contract/api/coupon.ts';
import { currency, failsAs, optional, pageParameters, paged, slug, sku, text, whole } from '#contract/api/fields.ts';
import { wordLanguages } from '#contract/locale.ts';
import { endpoint } from '#contract/api/endpoint.ts';

const words = optional(z.partialRecord(z.enum(wordLanguages), text(0, 500)));
const moment = z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value)), failsAs('invalid_format')));

export const adminCoupon = z.extend(couponDef, {
  state: z.enum(['scheduled', 'active', 'ended', 'disabled']),
  total_limit: z.nullable(z.int()),
  used: z.int(),
  public: z.boolean(),
});
export type AdminCoupon = z.output<typeof adminCoupon>;

export const getAdminCoupons = endpoint({
  summary: 'Coupons with their limits',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/coupons',
  access: 'operator',
  scope: 'content',
  cache: 'N',
  request: z.object(pageParameters),
  response: paged(adminCoupon),
});

/** Makes a coupon, or with `disabled` stops one. What is given out is not changed any more: another code is another offer. */
export const saveCouponDef = endpoint({
  summary: 'Makes a coupon, or stops one',
  errors: ['not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/save-coupon-def',
  access: 'operator',
  scope: 'content',
  cache: 'N',
  request: z.object({
    code: couponCode,
    disabled: optional(z.boolean()),
    kind: optional(z.enum(couponKinds)),
    /** Percent of a `percent` coupon, amount of a `fixed` one; as text. */
    worth: optional(text(1, 20)),
    currency: optional(currency),
    max_discount: optional(text(1, 20)),
    min_subtotal: optional(text(1, 20)),
    starts_at: optional(moment),
    ends_at: optional(moment),
    scope: optional(
      z.object({ categories: optional(z.array(slug)), manufacturers: optional(z.array(slug)), skus: optional(z.array(sku)) }),
    ),
    first_order_only: optional(z.boolean()),
    per_user_limit: optional(whole(0, 1_000_000)),
    total_limit: optional(whole(1, 1_000_000_000)),
    public: optional(z.boolean()),
    title: words,
    terms: words,
  }),
  response: adminCoupon,
});

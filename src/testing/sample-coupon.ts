import type { CouponDef, UserCoupon } from '#contract/api/coupon.ts';
import { testConfig } from './site-config.ts';

/** 10 % off all parts, from 50 dollars of them. */
export function sampleCoupon(replaced: Partial<CouponDef> = {}): CouponDef {
  return {
    id: 'c1',
    code: 'AUTUMN-10',
    title: 'Autumn sale',
    kind: 'percent',
    percent_bp: 1000,
    amount: null,
    currency: 'USD',
    max_discount: 2500,
    min_subtotal: 5000,
    starts_at: '2026-11-01T00:00:00Z',
    ends_at: '2099-12-31T12:00:00Z',
    scope: { categories: [], manufacturers: [], skus: [] },
    first_order_only: false,
    per_user_limit: 1,
    terms: '',
    ...replaced,
  };
}

export function heldCoupon(replaced: Partial<UserCoupon> = {}): UserCoupon {
  return {
    user_coupon_id: 'h1',
    coupon: sampleCoupon(),
    status: 'available',
    collected_at: '2026-11-20T12:00:00Z',
    used_at: null,
    order_no: null,
    ...replaced,
  };
}

/** One page of anything. */
export function onePage<Item>(list: Item[]) {
  return { list, total: list.length, current_page: 1, last_page: 1, page_size: 20 };
}

/** A shop whose coupons are on. */
export function couponConfig() {
  const config = testConfig();
  return { ...config, features: { ...config.features, coupons: true } };
}

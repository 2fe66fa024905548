import { applyCoupon, getCouponCenter, getUserCoupons, removeCoupon, saveCoupon } from '#contract/api/coupon.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { whileOn } from '#server/http/while-on.ts';
import { dropCoupon, putCoupon } from '#server/cart/coupon/cart-coupon.ts';
import { collectCoupon } from '#server/cart/coupon/collect-coupon.ts';
import { listPublicCoupons, listUserCoupons } from '#server/cart/coupon/list-coupons.ts';

export function registerCouponRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getUserCoupons, whileOn('coupons', listUserCoupons, 'not_found'));
  contractRoute(
    app,
    deps,
    saveCoupon,
    whileOn('coupons', ({ code }, call) => collectCoupon(code, call)),
  );
  contractRoute(app, deps, getCouponCenter, whileOn('coupons', listPublicCoupons, 'not_found'));
  contractRoute(
    app,
    deps,
    applyCoupon,
    whileOn('coupons', ({ code }, call) => putCoupon(code, call)),
  );
  contractRoute(app, deps, removeCoupon, (_input, call) => dropCoupon(call));
}

import { applyCoupon, getCouponCenter, getUserCoupons, removeCoupon, saveCoupon } from '#contract/api/coupon.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { dropCoupon, putCoupon } from '#server/coupon/cart-coupon.ts';
import { collectCoupon } from '#server/coupon/collect-coupon.ts';
import { listPublicCoupons, listUserCoupons } from '#server/coupon/list-coupons.ts';

export function registerCouponRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getUserCoupons, listUserCoupons);
  contractRoute(app, deps, saveCoupon, ({ code }, call) => collectCoupon(code, call));
  contractRoute(app, deps, getCouponCenter, listPublicCoupons);
  contractRoute(app, deps, applyCoupon, ({ code }, call) => putCoupon(code, call));
  contractRoute(app, deps, removeCoupon, (_input, call) => dropCoupon(call));
}

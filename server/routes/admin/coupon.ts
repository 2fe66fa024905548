import { getAdminCoupons, saveCouponDef } from '#contract/api/admin/coupon.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { actingOf } from '#server/caller/acting.ts';
import { listCoupons, saveCoupon } from '#server/admin/coupons.ts';

/** Coupons for those who run the shop (`docs/api.md` 5.6). */
export function registerAdminCouponRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getAdminCoupons, (query, call) => listCoupons(query, actingOf(call)));
  contractRoute(app, deps, saveCouponDef, (request, call) => saveCoupon(actingOf(call), request));
}

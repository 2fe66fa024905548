import { readPage } from '#contract/listing/list-pages.ts';
import { buildPath } from '#contract/routes/build-path.ts';

export const couponTabs = ['current', 'old'] as const;
export type CouponTab = (typeof couponTabs)[number];

/** Which coupons an address asks for. */
export function readCouponQuery(search: URLSearchParams): { tab: CouponTab; page: string } {
  return {
    tab: search.get('tab') === 'old' ? 'old' : 'current',
    page: String(readPage(search, 'coupons')),
  };
}

/** The address of a tab; the first tab and the first page go without saying. */
export function couponsPath(tab: CouponTab, page = 1): string {
  const search = new URLSearchParams({ ...(tab === 'old' && { tab }), ...(page > 1 && { page: String(page) }) }).toString();
  return buildPath('user-coupon') + (search && `?${search}`);
}

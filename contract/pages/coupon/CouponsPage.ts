import { getCouponCenter } from '#contract/api/coupon.ts';
import { entriesPerPage, readPage } from '#contract/listing/list-pages.ts';
import type { StartCalls } from '#contract/pages/page-calls.ts';

/** While the operator has coupons switched off, there is no such page. */
export const own: StartCalls = ({ search }, { want }) =>
  want(getCouponCenter, { page: String(readPage(search, 'coupons')), page_size: String(entriesPerPage.coupons) });

import { getUserCoupons } from '#contract/api/coupon.ts';
import type { StartCalls } from '#contract/pages/page-calls.ts';
import { readPage } from '#contract/listing/list-pages.ts';

/** While the operator has coupons switched off, there is no such page. */
export const own: StartCalls = ({ search }, { want }) => want(getUserCoupons, { page: String(readPage(search, 'coupons')) });

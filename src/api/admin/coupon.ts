/** The calls of the operator's page about coupons. */
import { getAdminCoupons, saveCouponDef } from '#contract/api/admin/coupon.ts';
import { api } from '#src/api/base.ts';
import { contractCommand, contractQuery } from '#src/api/contract-endpoint.ts';

const read = { tags: ['Operator'], keepUnusedDataFor: 0 } as const;
const change = { changes: ['Operator'] } as const;

const couponApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdminCoupons: contractQuery(build, getAdminCoupons, read),
    saveCouponDef: contractCommand(build, saveCouponDef, change),
  }),
});

export const { useGetAdminCouponsQuery, useSaveCouponDefMutation } = couponApi;

import { applyCoupon, getCouponCenter, getUserCoupons, removeCoupon, saveCoupon } from '#contract/api/coupon.ts';
import { api } from './base.ts';
import { contractCommand, contractQuery } from './contract-endpoint.ts';

const couponApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Follows the orders, which reserve, use and free coupons. */
    getUserCoupons: contractQuery(build, getUserCoupons, { tags: ['Coupon', 'Order'] }),
    getCouponCenter: contractQuery(build, getCouponCenter, { tags: ['Coupon', 'Order'] }),
    saveCoupon: contractCommand(build, saveCoupon, { changes: ['Coupon'] }),
    applyCoupon: contractCommand(build, applyCoupon, { changes: ['Cart'] }),
    removeCoupon: contractCommand(build, removeCoupon, { changes: ['Cart'] }),
  }),
});

export const { useGetUserCouponsQuery, useGetCouponCenterQuery, useSaveCouponMutation, useApplyCouponMutation, useRemoveCouponMutation } =
  couponApi;

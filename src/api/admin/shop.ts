/** The calls of the operator's page about customers, coupons and the audit. */
import { customerAction, getAdminCoupons, getAudit, getCustomer, getCustomers, saveCouponDef } from '#contract/api/admin/shop.ts';
import { api } from '#src/api/base.ts';
import { contractCommand, contractQuery } from '#src/api/contract-endpoint.ts';

const read = { tags: ['Operator'], keepUnusedDataFor: 0 } as const;
const change = { changes: ['Operator'] } as const;

const shopApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCustomers: contractQuery(build, getCustomers, read),
    getCustomer: contractQuery(build, getCustomer, read),
    actOnCustomer: contractCommand(build, customerAction, change),
    getAdminCoupons: contractQuery(build, getAdminCoupons, read),
    saveCouponDef: contractCommand(build, saveCouponDef, change),
    getAudit: contractQuery(build, getAudit, read),
  }),
});

export const {
  useGetCustomersQuery,
  useGetCustomerQuery,
  useActOnCustomerMutation,
  useGetAdminCouponsQuery,
  useSaveCouponDefMutation,
  useGetAuditQuery,
} = shopApi;

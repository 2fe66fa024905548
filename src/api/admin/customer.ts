/** The calls of the operator's page about customers. */
import { customerAction, getCustomer, getCustomers } from '#contract/api/admin/customer.ts';
import { api } from '#src/api/base.ts';
import { contractCommand, contractQuery } from '#src/api/contract-endpoint.ts';

const read = { tags: ['Operator'], keepUnusedDataFor: 0 } as const;
const change = { changes: ['Operator'] } as const;

const customerApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCustomers: contractQuery(build, getCustomers, read),
    getCustomer: contractQuery(build, getCustomer, read),
    actOnCustomer: contractCommand(build, customerAction, change),
  }),
});

export const { useGetCustomersQuery, useGetCustomerQuery, useActOnCustomerMutation } = customerApi;

/** Further calls of the operator's orders: kept filters, labels, words to the buyer. */
import { getOrderFilters, saveOrderFilter, writeToBuyer } from '#contract/api/admin/order.ts';
import { getShippingLabels } from '#contract/api/document.ts';
import type { RequestOf } from '#contract/api/endpoint.ts';
import { api } from '#src/api/base.ts';
import { contractCommand, contractQuery } from '#src/api/contract-endpoint.ts';

const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOrderFilters: contractQuery(build, getOrderFilters, { tags: ['Operator'], keepUnusedDataFor: 0 }),
    saveOrderFilter: contractCommand(build, saveOrderFilter, { changes: ['Operator'] }),
    writeToBuyer: contractCommand(build, writeToBuyer, { changes: ['Operator'] }),
    /** Gives an address of the file inside this page; who asked lets go of it. */
    fetchShippingLabels: build.mutation<string, RequestOf<typeof getShippingLabels>>({
      query: (args) => ({ endpoint: getShippingLabels, args, asFile: true }),
    }),
  }),
});

export const { useGetOrderFiltersQuery, useSaveOrderFilterMutation, useWriteToBuyerMutation, useFetchShippingLabelsMutation } = ordersApi;

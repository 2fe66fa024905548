/** The calls of the operator's page about price lists. */
import { getPriceList, getPriceLists, removePriceList, savePriceList } from '#contract/api/admin/price-list.ts';
import { api } from '#src/api/base.ts';
import { contractCommand, contractQuery } from '#src/api/contract-endpoint.ts';

const read = { tags: ['Operator'], keepUnusedDataFor: 0 } as const;
const change = { changes: ['Operator'] } as const;

const priceListApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPriceLists: contractQuery(build, getPriceLists, read),
    getPriceList: contractQuery(build, getPriceList, read),
    savePriceList: contractCommand(build, savePriceList, change),
    removePriceList: contractCommand(build, removePriceList, change),
  }),
});

export const { useGetPriceListsQuery, useGetPriceListQuery, useSavePriceListMutation, useRemovePriceListMutation } = priceListApi;

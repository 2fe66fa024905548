import { deletePartsList, getPartsList, getPartsLists, getSharedCart, savePartsList, shareCart } from '#contract/api/parts-list.ts';
import { api } from './base.ts';
import { contractCommand, contractQuery } from './contract-endpoint.ts';

const partsListApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPartsLists: contractQuery(build, getPartsLists, { tags: ['PartsList'] }),
    getPartsList: contractQuery(build, getPartsList, { tags: ['PartsList'] }),
    savePartsList: contractCommand(build, savePartsList, { changes: ['PartsList'] }),
    deletePartsList: contractCommand(build, deletePartsList, { changes: ['PartsList'] }),
    shareCart: contractCommand(build, shareCart),
    getSharedCart: contractQuery(build, getSharedCart),
  }),
});

export const {
  endpoints,
  useGetPartsListsQuery,
  useGetPartsListQuery,
  useSavePartsListMutation,
  useDeletePartsListMutation,
  useShareCartMutation,
  useGetSharedCartQuery,
} = partsListApi;

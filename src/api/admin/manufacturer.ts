/** The calls of the operator's page about makers. */
import { getMakers, mergeMakers, saveMakerAliases } from '#contract/api/admin/manufacturer.ts';
import { api } from '#src/api/base.ts';
import { contractCommand, contractQuery } from '#src/api/contract-endpoint.ts';

const change = { changes: ['Operator'] } as const;

const makerApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMakers: contractQuery(build, getMakers, { tags: ['Operator'], keepUnusedDataFor: 0 }),
    saveMakerAliases: contractCommand(build, saveMakerAliases, change),
    mergeMakers: contractCommand(build, mergeMakers, change),
  }),
});

export const { useGetMakersQuery, useSaveMakerAliasesMutation, useMergeMakersMutation } = makerApi;

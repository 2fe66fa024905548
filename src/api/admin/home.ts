/** The calls of the operator's arrangement of the home page. */
import { getHomeBlocks, previewHomeBlocks, saveHomeBlocks } from '#contract/api/admin/home.ts';
import { api } from '#src/api/base.ts';
import { contractCommand, contractQuery } from '#src/api/contract-endpoint.ts';

const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHomeBlocks: contractQuery(build, getHomeBlocks, { tags: ['Operator'], keepUnusedDataFor: 0 }),
    saveHomeBlocks: contractCommand(build, saveHomeBlocks, { changes: ['Operator', 'Currency'] }),
    previewHomeBlocks: contractCommand(build, previewHomeBlocks),
  }),
});

export const { useGetHomeBlocksQuery, useSaveHomeBlocksMutation, usePreviewHomeBlocksMutation } = homeApi;

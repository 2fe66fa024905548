import { mergeAccounts, previewMerge } from '#contract/api/admin/merge.ts';
import { api } from '#src/api/base.ts';
import { contractCommand, contractQuery } from '#src/api/contract-endpoint.ts';

const mergeApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewMerge: contractQuery(build, previewMerge, { tags: ['Operator'], keepUnusedDataFor: 0 }),
    mergeAccounts: contractCommand(build, mergeAccounts, { changes: ['Operator'] }),
  }),
});

export const { useLazyPreviewMergeQuery, useMergeAccountsMutation } = mergeApi;

/** The calls of the operator's page about package outlines. */
import { getOutline, getOutlineChanges, getOutlines, removeOutline, saveOutline } from '#contract/api/admin/outline.ts';
import { api } from '#src/api/base.ts';
import { contractCommand, contractQuery } from '#src/api/contract-endpoint.ts';

const read = { tags: ['Operator'], keepUnusedDataFor: 0 } as const;
const change = { changes: ['Operator'] } as const;

const outlineApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOutlines: contractQuery(build, getOutlines, read),
    getOutline: contractQuery(build, getOutline, read),
    getOutlineChanges: contractQuery(build, getOutlineChanges, read),
    saveOutline: contractCommand(build, saveOutline, change),
    removeOutline: contractCommand(build, removeOutline, change),
  }),
});

export const { useGetOutlinesQuery, useGetOutlineQuery, useGetOutlineChangesQuery, useSaveOutlineMutation, useRemoveOutlineMutation } =
  outlineApi;

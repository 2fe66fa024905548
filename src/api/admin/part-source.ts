/** The calls of the operator's page about lists of parts that the shop takes by itself. */
import {
  getPartSourceRuns,
  getPartSources,
  pausePartSource,
  removePartSource,
  runPartSource,
  savePartSource,
} from '#contract/api/admin/part-source.ts';
import { api } from '#src/api/base.ts';
import { contractCommand, contractQuery } from '#src/api/contract-endpoint.ts';

const read = { tags: ['Operator'], keepUnusedDataFor: 0 } as const;
const change = { changes: ['Operator'] } as const;

const sourceApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPartSources: contractQuery(build, getPartSources, read),
    getPartSourceRuns: contractQuery(build, getPartSourceRuns, read),
    savePartSource: contractCommand(build, savePartSource, change),
    removePartSource: contractCommand(build, removePartSource, change),
    pausePartSource: contractCommand(build, pausePartSource, change),
    runPartSource: contractCommand(build, runPartSource, change),
  }),
});

export const {
  useGetPartSourcesQuery,
  useGetPartSourceRunsQuery,
  useSavePartSourceMutation,
  useRemovePartSourceMutation,
  usePausePartSourceMutation,
  useRunPartSourceMutation,
} = sourceApi;

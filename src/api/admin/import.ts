/** The calls of the operator's page about imports of parts. */
import {
  cancelJob,
  exportProducts,
  getImportMappings,
  getJob,
  importProducts,
  previewImport,
  saveImportMapping,
} from '#contract/api/admin/catalog.ts';
import type { RequestOf } from '#contract/api/endpoint.ts';
import { api } from '#src/api/base.ts';
import { contractCommand, contractQuery } from '#src/api/contract-endpoint.ts';

const read = { tags: ['Operator'], keepUnusedDataFor: 0 } as const;
const change = { changes: ['Operator'] } as const;

const importApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A file has no name to keep an answer by.
    previewImport: contractCommand(build, previewImport),
    getImportMappings: contractQuery(build, getImportMappings, read),
    saveImportMapping: contractCommand(build, saveImportMapping, change),
    importProducts: contractCommand(build, importProducts),
    getImportJob: contractQuery(build, getJob, read),
    /** Gives an address of the file inside this page; who asked lets go of it. */
    fetchParts: build.mutation<string, RequestOf<typeof exportProducts>>({
      query: (args) => ({ endpoint: exportProducts, args, asFile: true }),
    }),
    cancelImport: contractCommand(build, cancelJob, change),
  }),
});

export const {
  usePreviewImportMutation,
  useGetImportMappingsQuery,
  useSaveImportMappingMutation,
  useImportProductsMutation,
  useGetImportJobQuery,
  useFetchPartsMutation,
  useCancelImportMutation,
} = importApi;

/** The calls of the operator's page about imports of parts. */
import { cancelJob, getImportMappings, getJob, importProducts, previewImport, saveImportMapping } from '#contract/api/admin-catalogue.ts';
import { api } from './base.ts';
import { contractCommand, contractQuery } from './contract-endpoint.ts';

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
    cancelImport: contractCommand(build, cancelJob, change),
  }),
});

export const {
  usePreviewImportMutation,
  useGetImportMappingsQuery,
  useSaveImportMappingMutation,
  useImportProductsMutation,
  useGetImportJobQuery,
  useCancelImportMutation,
} = importApi;

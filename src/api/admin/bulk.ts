/** The calls of the operator's page that change many parts at once. */
import { bulkEdit, getBulkEdits, previewBulk, undoBulk } from '#contract/api/admin/bulk.ts';
import { api } from '#src/api/base.ts';
import { contractCommand, contractQuery } from '#src/api/contract-endpoint.ts';

const change = { changes: ['Operator'] } as const;

const bulkApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Asked for by a button, and not kept: what it says is old with the next change.
    previewBulk: contractCommand(build, previewBulk),
    bulkEdit: contractCommand(build, bulkEdit, change),
    getBulkEdits: contractQuery(build, getBulkEdits, { tags: ['Operator'], keepUnusedDataFor: 0 }),
    undoBulk: contractCommand(build, undoBulk, change),
  }),
});

export const { usePreviewBulkMutation, useBulkEditMutation, useGetBulkEditsQuery, useUndoBulkMutation } = bulkApi;

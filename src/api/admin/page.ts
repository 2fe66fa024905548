/** The calls of the operator's page about the pages of the shop. */
import { getAdminPage, getAdminPages, previewPage, savePage } from '#contract/api/admin/page.ts';
import { api } from '#src/api/base.ts';
import { contractCommand, contractQuery } from '#src/api/contract-endpoint.ts';

const read = { tags: ['Operator'], keepUnusedDataFor: 0 } as const;

const pageApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdminPages: contractQuery(build, getAdminPages, read),
    getAdminPage: contractQuery(build, getAdminPage, read),
    previewPage: contractQuery(build, previewPage, { keepUnusedDataFor: 0 }),
    // What is saved shows on the page itself, too.
    savePage: contractCommand(build, savePage, { changes: ['Operator', 'Currency'] }),
  }),
});

export const { useGetAdminPagesQuery, useGetAdminPageQuery, usePreviewPageQuery, useSavePageMutation } = pageApi;

/** The calls of the operator's page about mails. */
import { getDocumentPreview, getMailKinds, getMailPreview, getMails, retryMail, sendTestMail } from '#contract/api/admin/mail.ts';
import type { RequestOf } from '#contract/api/endpoint.ts';
import { api } from '#src/api/base.ts';
import { contractCommand, contractQuery } from '#src/api/contract-endpoint.ts';

const read = { tags: ['Operator'], keepUnusedDataFor: 0 } as const;
const change = { changes: ['Operator'] } as const;

const mailApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMails: contractQuery(build, getMails, read),
    retryMail: contractCommand(build, retryMail, change),
    sendTestMail: contractCommand(build, sendTestMail, change),
    getMailKinds: contractQuery(build, getMailKinds, { keepUnusedDataFor: 60 }),
    getMailPreview: contractQuery(build, getMailPreview, { keepUnusedDataFor: 0 }),
    /** Gives an address of the file inside this page; who asked lets go of it. */
    fetchDocumentPreview: build.mutation<string, RequestOf<typeof getDocumentPreview>>({
      query: (args) => ({ endpoint: getDocumentPreview, args, asFile: true }),
    }),
  }),
});

export const {
  useFetchDocumentPreviewMutation,
  useGetMailsQuery,
  useRetryMailMutation,
  useSendTestMailMutation,
  useGetMailKindsQuery,
  useGetMailPreviewQuery,
} = mailApi;

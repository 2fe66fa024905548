/** The calls of the operator's page about mails. */
import { getMailKinds, getMailPreview, getMails, retryMail, sendTestMail } from '#contract/api/admin/mail.ts';
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
  }),
});

export const { useGetMailsQuery, useRetryMailMutation, useSendTestMailMutation, useGetMailKindsQuery, useGetMailPreviewQuery } = mailApi;

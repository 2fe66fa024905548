/** The calls by which an operator acts for a customer. */
import { beginImpersonation, endImpersonation, getImpersonations } from '#contract/api/admin/impersonation.ts';
import { api } from '#src/api/base.ts';
import { contractCommand, contractQuery } from '#src/api/contract-endpoint.ts';

const impersonationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getImpersonations: contractQuery(build, getImpersonations, { tags: ['Operator'], keepUnusedDataFor: 0 }),
    beginImpersonation: contractCommand(build, beginImpersonation, { changes: ['Operator'] }),
    endImpersonation: contractCommand(build, endImpersonation, { changes: ['Operator'] }),
  }),
});

export const { useGetImpersonationsQuery, useBeginImpersonationMutation, useEndImpersonationMutation } = impersonationApi;

/** The calls of the operator's page about returns. */
import { getAdminReturn, getAdminReturns, getAdminReturnSlip, moveReturn } from '#contract/api/admin/returns.ts';
import type { RequestOf } from '#contract/api/endpoint.ts';
import { api } from '#src/api/base.ts';
import { contractCommand, contractQuery } from '#src/api/contract-endpoint.ts';

const read = { tags: ['Operator'], keepUnusedDataFor: 0 } as const;

const returnApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdminReturns: contractQuery(build, getAdminReturns, read),
    getAdminReturn: contractQuery(build, getAdminReturn, read),
    moveReturn: contractCommand(build, moveReturn, { changes: ['Operator'] }),
    /** Gives an address of the file inside this page; who asked lets go of it. */
    fetchAdminReturnSlip: build.mutation<string, RequestOf<typeof getAdminReturnSlip>>({
      query: (args) => ({ endpoint: getAdminReturnSlip, args, asFile: true }),
    }),
  }),
});

export const { useGetAdminReturnsQuery, useGetAdminReturnQuery, useMoveReturnMutation, useFetchAdminReturnSlipMutation } = returnApi;

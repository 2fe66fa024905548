import { cancelReturn, getOrderReturns, getReturnSlip, requestReturn, withdraw } from '#contract/api/returns.ts';
import type { RequestOf } from '#contract/api/endpoint.ts';
import type { CallHeaders } from './axios-base-query.ts';
import { api } from './base.ts';
import { contractCommand, contractQuery } from './contract-endpoint.ts';

const returnApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOrderReturns: contractQuery(build, getOrderReturns, { tags: ['Order'] }),
    requestReturn: contractCommand(build, requestReturn, { changes: ['Order'] }),
    withdraw: contractCommand(build, withdraw, { changes: ['Order'] }),
    cancelReturn: contractCommand(build, cancelReturn, { changes: ['Order'] }),
    /** Gives an address of the file inside this page; who asked lets go of it. */
    fetchReturnSlip: build.mutation<string, RequestOf<typeof getReturnSlip> & CallHeaders>({
      query: (args) => ({ endpoint: getReturnSlip, args, asFile: true }),
    }),
  }),
});

export const {
  useGetOrderReturnsQuery,
  useRequestReturnMutation,
  useWithdrawMutation,
  useCancelReturnMutation,
  useFetchReturnSlipMutation,
  util: returnCache,
} = returnApi;

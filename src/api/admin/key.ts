/** The calls of the operator's page about programs of the shop. */
import { addOperatorKey, getOperatorKeys, revokeOperatorKey } from '#contract/api/admin/key.ts';
import { api } from '#src/api/base.ts';
import { contractCommand, contractQuery } from '#src/api/contract-endpoint.ts';

const change = { changes: ['Operator'] } as const;

const programApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOperatorKeys: contractQuery(build, getOperatorKeys, { tags: ['Operator'], keepUnusedDataFor: 0 }),
    addOperatorKey: contractCommand(build, addOperatorKey, change),
    revokeOperatorKey: contractCommand(build, revokeOperatorKey, change),
  }),
});

export const { useGetOperatorKeysQuery, useAddOperatorKeyMutation, useRevokeOperatorKeyMutation } = programApi;

import { approveOrder, askApproval, getApproval, getApprovals, refuseOrder, withdrawApproval } from '#contract/api/approval.ts';
import { api } from './base.ts';
import { contractCommand, contractQuery } from './contract-endpoint.ts';

/** A decision moves lines between a cart and an order. */
const changes = ['Cart', 'CartNumber', 'Order', 'Quote', 'Address'] as const;

const approvalApi = api.injectEndpoints({
  endpoints: (build) => ({
    askApproval: contractCommand(build, askApproval, { changes }),
    getApprovals: contractQuery(build, getApprovals, { tags: ['Order'] }),
    getApproval: contractQuery(build, getApproval, { tags: ['Order'] }),
    approveOrder: contractCommand(build, approveOrder, { changes }),
    refuseOrder: contractCommand(build, refuseOrder, { changes }),
    withdrawApproval: contractCommand(build, withdrawApproval, { changes }),
  }),
});

export const {
  endpoints,
  useGetApprovalsQuery,
  useGetApprovalQuery,
  useApproveOrderMutation,
  useRefuseOrderMutation,
  useWithdrawApprovalMutation,
} = approvalApi;

/** The calls of the operator's page about the audit. */
import { getAudit } from '#contract/api/admin/audit.ts';
import { api } from '#src/api/base.ts';
import { contractQuery } from '#src/api/contract-endpoint.ts';

const read = { tags: ['Operator'], keepUnusedDataFor: 0 } as const;

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAudit: contractQuery(build, getAudit, read),
  }),
});

export const { useGetAuditQuery } = auditApi;

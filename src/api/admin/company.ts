/** The calls of the operator's page about companies. */
import {
  getCompanies,
  getCompany,
  removeCompany,
  removeCompanyAddress,
  saveCompany,
  saveCompanyAddress,
} from '#contract/api/admin/company.ts';
import { api } from '#src/api/base.ts';
import { contractCommand, contractQuery } from '#src/api/contract-endpoint.ts';

const read = { tags: ['Operator'], keepUnusedDataFor: 0 } as const;
const change = { changes: ['Operator'] } as const;

const companyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCompanies: contractQuery(build, getCompanies, read),
    getCompany: contractQuery(build, getCompany, read),
    saveCompany: contractCommand(build, saveCompany, change),
    removeCompany: contractCommand(build, removeCompany, change),
    saveCompanyAddress: contractCommand(build, saveCompanyAddress, change),
    removeCompanyAddress: contractCommand(build, removeCompanyAddress, change),
  }),
});

export const {
  useGetCompaniesQuery,
  useGetCompanyQuery,
  useSaveCompanyMutation,
  useRemoveCompanyMutation,
  useSaveCompanyAddressMutation,
  useRemoveCompanyAddressMutation,
} = companyApi;

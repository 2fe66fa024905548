/** The calls of the operator's page about companies. */
import {
  getCompanies,
  getCompany,
  removeCompany,
  removeCompanyAddress,
  saveCompany,
  saveCompanyAddress,
} from '#contract/api/admin/company.ts';
import { getCompanyPartNumbers, removeCompanyPartNumber, saveCompanyPartNumbers } from '#contract/api/admin/company-part-number.ts';
import { addTaxExemption, readCertificate, removeTaxExemption } from '#contract/api/admin/tax-exemption.ts';
import type { RequestOf } from '#contract/api/endpoint.ts';
import { api } from '#src/api/base.ts';
import { contractCommand, contractQuery } from '#src/api/contract-endpoint.ts';

const read = { tags: ['Operator'], keepUnusedDataFor: 0 } as const;
const change = { changes: ['Operator'] } as const;

const companyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCompanies: contractQuery(build, getCompanies, read),
    getCompany: contractQuery(build, getCompany, read),
    getCompanyPartNumbers: contractQuery(build, getCompanyPartNumbers, read),
    saveCompanyPartNumbers: contractCommand(build, saveCompanyPartNumbers, change),
    removeCompanyPartNumber: contractCommand(build, removeCompanyPartNumber, change),
    saveCompany: contractCommand(build, saveCompany, change),
    removeCompany: contractCommand(build, removeCompany, change),
    saveCompanyAddress: contractCommand(build, saveCompanyAddress, change),
    addTaxExemption: contractCommand(build, addTaxExemption, change),
    removeTaxExemption: contractCommand(build, removeTaxExemption, change),
    fetchCertificate: build.mutation<string, RequestOf<typeof readCertificate>>({
      query: (args) => ({ endpoint: readCertificate, args, asFile: true }),
    }),
    removeCompanyAddress: contractCommand(build, removeCompanyAddress, change),
  }),
});

export const {
  useGetCompaniesQuery,
  useGetCompanyQuery,
  useGetCompanyPartNumbersQuery,
  useSaveCompanyPartNumbersMutation,
  useRemoveCompanyPartNumberMutation,
  useSaveCompanyMutation,
  useRemoveCompanyMutation,
  useSaveCompanyAddressMutation,
  useRemoveCompanyAddressMutation,
  useAddTaxExemptionMutation,
  useRemoveTaxExemptionMutation,
  useFetchCertificateMutation,
} = companyApi;

import { getAddressForm, getCountries } from '#contract/api/address.ts';
import { api } from './base.ts';
import { contractQuery } from './contract-endpoint.ts';

const addressApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCountries: contractQuery(build, getCountries),
    getAddressForm: contractQuery(build, getAddressForm),
  }),
});

export const { useGetCountriesQuery, useGetAddressFormQuery } = addressApi;

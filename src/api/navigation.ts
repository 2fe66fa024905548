import { getCategories, searchSuggest } from '#contract/api/catalog.ts';
import { api } from './base.ts';
import { contractQuery } from './contract-endpoint.ts';

/** The catalog calls that the header of every page makes. */
const navigationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCategories: contractQuery(build, getCategories, { keepUnusedDataFor: 600 }),
    searchSuggest: contractQuery(build, searchSuggest),
  }),
});

export const { endpoints, useGetCategoriesQuery, useSearchSuggestQuery } = navigationApi;

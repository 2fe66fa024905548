import { getOwnPrices } from '#contract/api/own-prices.ts';
import { api } from './base.ts';
import { contractQuery } from './contract-endpoint.ts';

/** Asked by `src/app/own-prices/` alone, for customers with a price list. */
const ownPricesApi = api.injectEndpoints({
  endpoints: (build) => ({ getOwnPrices: contractQuery(build, getOwnPrices, { tags: ['User'] }) }),
});

export const { endpoints } = ownPricesApi;

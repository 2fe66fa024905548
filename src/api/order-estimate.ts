/** Apart from the catalogue, which every page has: this call brings the schemas of the checkout along. */
import { estimateOrder } from '#contract/api/order-estimate.ts';
import { api } from './base.ts';
import { contractQuery } from './contract-endpoint.ts';

const estimateApi = api.injectEndpoints({
  endpoints: (build) => ({ estimateOrder: contractQuery(build, estimateOrder, { keepUnusedDataFor: 5 }) }),
});

export const { useEstimateOrderQuery } = estimateApi;

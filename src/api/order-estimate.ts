import { estimateOrder } from '#contract/api/order-estimate.ts';
import { api } from './base.ts';
import { contractQuery } from './contract-endpoint.ts';

/** Apart from the catalog, which every page has: its contract brings that of cart and checkout along. */
const estimateApi = api.injectEndpoints({
  endpoints: (build) => ({ estimateOrder: contractQuery(build, estimateOrder, { keepUnusedDataFor: 5 }) }),
});

export const { useEstimateOrderQuery } = estimateApi;

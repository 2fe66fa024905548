import { mergeCart } from '#contract/api/cart.ts';
import { api } from './base.ts';
import { contractCommand } from './contract-endpoint.ts';

export const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    mergeCart: contractCommand(build, mergeCart, { changes: ['Cart', 'RfqList', 'CartNumber'] }),
  }),
});

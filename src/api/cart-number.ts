import { getCartNumber } from '#contract/api/cart-number.ts';
import { api } from './base.ts';
import { contractQuery } from './contract-endpoint.ts';

/** Apart from the other cart calls, because the header of every page needs it. */
const cartNumberApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCartNumber: contractQuery(build, getCartNumber, { tags: ['CartNumber'], keepUnusedDataFor: Number.POSITIVE_INFINITY }),
  }),
});

export const { endpoints, util: cartNumberCache } = cartNumberApi;

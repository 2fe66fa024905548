import {
  addToCart,
  addToRfqList,
  clearCart,
  clearRfqList,
  getCart,
  getRfqList,
  removeFromCart,
  removeFromRfqList,
  updateCart,
  updateRfqList,
} from '#contract/api/cart.ts';
import { api } from './base.ts';
import { contractCommand, contractQuery } from './contract-endpoint.ts';

const cartChange = { changes: ['Cart', 'CartNumber'] } as const;
const rfqChange = { changes: ['RfqList', 'CartNumber'] } as const;

const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCart: contractQuery(build, getCart, { tags: ['Cart'] }),
    addToCart: contractCommand(build, addToCart, cartChange),
    updateCart: contractCommand(build, updateCart, cartChange),
    removeFromCart: contractCommand(build, removeFromCart, cartChange),
    clearCart: contractCommand(build, clearCart, cartChange),
    getRfqList: contractQuery(build, getRfqList, { tags: ['RfqList'] }),
    addToRfqList: contractCommand(build, addToRfqList, rfqChange),
    updateRfqList: contractCommand(build, updateRfqList, rfqChange),
    removeFromRfqList: contractCommand(build, removeFromRfqList, rfqChange),
    clearRfqList: contractCommand(build, clearRfqList, rfqChange),
  }),
});

export const {
  endpoints,
  useGetCartQuery,
  useAddToCartMutation,
  useUpdateCartMutation,
  useRemoveFromCartMutation,
  useGetRfqListQuery,
  useAddToRfqListMutation,
  useUpdateRfqListMutation,
  useRemoveFromRfqListMutation,
} = cartApi;

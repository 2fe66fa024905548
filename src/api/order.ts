import {
  cancelOrder,
  checkout,
  getOrderDetail,
  getPaymentOptions,
  getShippingOptions,
  payOrder,
  previewOrder,
} from '#contract/api/order.ts';
import { api } from './base.ts';
import { contractCommand, contractQuery } from './contract-endpoint.ts';

const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Follows the cart: what the checkout shows is never older than the lines. */
    previewOrder: contractQuery(build, previewOrder, { providesTags: ['Cart'] }),
    getShippingOptions: contractQuery(build, getShippingOptions, { providesTags: ['Cart'] }),
    getPaymentOptions: contractQuery(build, getPaymentOptions, { providesTags: ['Cart'] }),
    checkout: contractCommand(build, checkout, { invalidatesTags: ['Cart', 'CartNumber', 'Order'] }),
    getOrderDetail: contractQuery(build, getOrderDetail, { providesTags: ['Order'] }),
    payOrder: contractCommand(build, payOrder, { invalidatesTags: ['Order'] }),
    cancelOrder: contractCommand(build, cancelOrder, { invalidatesTags: ['Order'] }),
  }),
});

export const {
  endpoints,
  usePreviewOrderQuery,
  useGetShippingOptionsQuery,
  useGetPaymentOptionsQuery,
  useCheckoutMutation,
  useGetOrderDetailQuery,
  usePayOrderMutation,
  useCancelOrderMutation,
} = orderApi;

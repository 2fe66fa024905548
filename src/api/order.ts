import {
  cancelOrder,
  checkout,
  confirmReceipt,
  getOrderDetail,
  getPaymentOptions,
  getShippingOptions,
  payOrder,
  previewOrder,
  reorder,
} from '#contract/api/order.ts';
import { api } from './base.ts';
import { contractCommand, contractQuery } from './contract-endpoint.ts';

const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Follows the cart: what the checkout shows is never older than the lines. */
    previewOrder: contractQuery(build, previewOrder, { tags: ['Cart'] }),
    getShippingOptions: contractQuery(build, getShippingOptions, { tags: ['Cart'] }),
    getPaymentOptions: contractQuery(build, getPaymentOptions, { tags: ['Cart'] }),
    checkout: contractCommand(build, checkout, { changes: ['Cart', 'CartNumber', 'Order', 'Address'] }),
    getOrderDetail: contractQuery(build, getOrderDetail, { tags: ['Order'] }),
    payOrder: contractCommand(build, payOrder, { changes: ['Order'] }),
    cancelOrder: contractCommand(build, cancelOrder, { changes: ['Order'] }),
    confirmReceipt: contractCommand(build, confirmReceipt, { changes: ['Order'] }),
    reorder: contractCommand(build, reorder, { changes: ['Cart', 'CartNumber'] }),
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
  useConfirmReceiptMutation,
  useReorderMutation,
  util: orderCache,
} = orderApi;

import { checkout, getPaymentOptions, getShippingOptions, previewOrder } from '#contract/api/checkout.ts';
import { cancelOrder, confirmReceipt, getOrderDetail, reorder } from '#contract/api/order.ts';
import { getInvoice } from '#contract/api/document.ts';
import { getPayResult, payOrder, saveTransfer } from '#contract/api/payment.ts';
import type { RequestOf } from '#contract/api/endpoint.ts';
import type { CallHeaders } from './axios-base-query.ts';
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
    /** Gives an address of the file inside this page; who asked lets go of it. */
    fetchDocument: build.mutation<string, RequestOf<typeof getInvoice> & CallHeaders>({
      query: (args) => ({ endpoint: getInvoice, args, asFile: true }),
    }),
    payOrder: contractCommand(build, payOrder, { changes: ['Order'] }),
    getPayResult: contractQuery(build, getPayResult),
    saveTransfer: contractCommand(build, saveTransfer, { changes: ['Order'] }),
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
  useFetchDocumentMutation,
  usePayOrderMutation,
  useGetPayResultQuery,
  useSaveTransferMutation,
  useCancelOrderMutation,
  useConfirmReceiptMutation,
  useReorderMutation,
  util: orderCache,
} = orderApi;

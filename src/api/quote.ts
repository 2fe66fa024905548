/** Inquiries and quotes; apart from the order calls, which every checkout loads. */
import {
  acceptQuote,
  cancelInquiry,
  declineQuote,
  getQuoteDetail,
  getUserInquiries,
  previewQuote,
  saveInquiry,
  sendQuoteMessage,
} from '#contract/api/quote.ts';
import { api } from './base.ts';
import { contractCommand, contractQuery } from './contract-endpoint.ts';

const quoteApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUserInquiries: contractQuery(build, getUserInquiries, { tags: ['Quote'] }),
    getQuoteDetail: contractQuery(build, getQuoteDetail, { tags: ['Quote'] }),
    /** Not asked again when the quote changes: one that was accepted has no preview any more. */
    previewQuote: contractQuery(build, previewQuote),
    saveInquiry: contractCommand(build, saveInquiry, { changes: ['Quote', 'RfqList', 'CartNumber'] }),
    sendQuoteMessage: contractCommand(build, sendQuoteMessage, { changes: ['Quote'] }),
    acceptQuote: contractCommand(build, acceptQuote, { changes: ['Quote', 'Order', 'Address'] }),
    declineQuote: contractCommand(build, declineQuote, { changes: ['Quote'] }),
    cancelInquiry: contractCommand(build, cancelInquiry, { changes: ['Quote'] }),
  }),
});

export const {
  useGetUserInquiriesQuery,
  useGetQuoteDetailQuery,
  usePreviewQuoteQuery,
  useSaveInquiryMutation,
  useSendQuoteMessageMutation,
  useAcceptQuoteMutation,
  useDeclineQuoteMutation,
  useCancelInquiryMutation,
  util: quoteCache,
} = quoteApi;

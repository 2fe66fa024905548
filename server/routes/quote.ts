import {
  acceptQuote as acceptQuoteCall,
  cancelInquiry,
  declineQuote,
  getQuoteDetail,
  getUserInquiries,
  previewQuote as previewQuoteCall,
  saveInquiry as saveInquiryCall,
  sendQuoteMessage,
} from '#contract/api/quote.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { whileOn } from '#server/http/while-on.ts';
import { acceptQuote, previewQuote } from '#server/quote/accept-quote.ts';
import { endInquiry, writeMessage } from '#server/quote/change-inquiry.ts';
import { findInquiries } from '#server/quote/find-inquiries.ts';
import { findInquiry } from '#server/quote/find-inquiry.ts';
import { saveInquiry } from '#server/quote/save-inquiry.ts';
import { describeInquiry } from '#server/quote/show-inquiry.ts';

export function registerQuoteRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, saveInquiryCall, whileOn('rfq', saveInquiry));
  contractRoute(app, deps, getQuoteDetail, async ({ inquiry_no }, call) =>
    describeInquiry(call, await findInquiry(call, deps.db, inquiry_no)),
  );
  contractRoute(app, deps, sendQuoteMessage, writeMessage);
  contractRoute(app, deps, previewQuoteCall, previewQuote);
  contractRoute(app, deps, acceptQuoteCall, acceptQuote);
  contractRoute(app, deps, declineQuote, ({ inquiry_no, reason }, call) => endInquiry(call, inquiry_no, 'declined', reason || null));
  contractRoute(app, deps, cancelInquiry, ({ inquiry_no, reason }, call) => endInquiry(call, inquiry_no, 'cancelled', reason || null));
  contractRoute(app, deps, getUserInquiries, findInquiries);
}

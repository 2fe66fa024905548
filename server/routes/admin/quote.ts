import {
  copyQuote as copyCall,
  getAdminInquiries,
  getAdminInquiry,
  getQuotableParts,
  reviewInquiry as reviewCall,
  saveQuote as saveCall,
  writeToCustomer as writeCall,
} from '#contract/api/admin/quote.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { actingOf } from '#server/caller/acting.ts';
import { reviewInquiry, saveQuote, writeToCustomer } from '#server/quote/answer-quote.ts';
import { copyQuote } from '#server/quote/copy-quote.ts';
import { findQuotableParts } from '#server/quote/quotable-parts.ts';
import { listInquiries, showForShop } from '#server/quote/shop-inquiries.ts';

/** Inquiries for those who run the shop (`docs/api.md` 5.6). */
export function registerAdminQuoteRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getAdminInquiries, (query, call) => listInquiries(call, query));
  contractRoute(app, deps, getAdminInquiry, ({ inquiry_no }, call) => showForShop(call, inquiry_no));
  contractRoute(app, deps, getQuotableParts, (query, call) => findQuotableParts(call, query));
  contractRoute(app, deps, copyCall, async ({ inquiry_no }, call) =>
    showForShop(call, (await copyQuote(actingOf(call), inquiry_no)).inquiryNo),
  );
  contractRoute(app, deps, reviewCall, async ({ inquiry_no }, call) => {
    await reviewInquiry(actingOf(call), inquiry_no);
    return showForShop(call, inquiry_no);
  });
  contractRoute(app, deps, saveCall, async (answer, call) => {
    await saveQuote(actingOf(call), answer);
    return showForShop(call, answer.inquiry_no);
  });
  contractRoute(app, deps, writeCall, async ({ inquiry_no, text }, call) => {
    await writeToCustomer(actingOf(call), inquiry_no, text);
    return showForShop(call, inquiry_no);
  });
}

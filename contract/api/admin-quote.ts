/** Inquiries as those see them who run the shop (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { text } from './fields.ts';
import { inquiryFilter, quoteAnswer, shopInquiry, shopQuotePage } from './quote-answer.ts';

const inquiryNo = text(1, 40);

export const getAdminInquiries = endpoint({
  summary: 'Inquiries by state or words',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/inquiries',
  access: 'operator',
  scope: 'quotes',
  cache: 'N',
  request: inquiryFilter,
  response: shopQuotePage,
});

export const getAdminInquiry = endpoint({
  summary: 'One inquiry with its lines, prices and messages',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/inquiry',
  access: 'operator',
  scope: 'quotes',
  cache: 'N',
  request: z.object({ inquiry_no: inquiryNo }),
  response: shopInquiry,
});

/** Takes an inquiry into review; an expired one is quoted anew. */
export const reviewInquiry = endpoint({
  summary: 'Takes an inquiry into review',
  errors: ['not_found', 'state_conflict', 'version_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/review-quote',
  access: 'operator',
  scope: 'quotes',
  cache: 'N',
  request: z.object({ inquiry_no: inquiryNo }),
  response: shopInquiry,
});

/** Keeps prices as a draft, or sends them. */
export const saveQuote = endpoint({
  summary: 'Keeps the prices of an inquiry as a draft, or sends them',
  errors: ['not_found', 'state_conflict', 'version_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/save-quote',
  access: 'operator',
  scope: 'quotes',
  cache: 'N',
  request: quoteAnswer,
  response: shopInquiry,
});

export const writeToCustomer = endpoint({
  summary: 'Writes to the customer of an inquiry',
  errors: ['not_found', 'state_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/quote-message',
  access: 'operator',
  scope: 'quotes',
  cache: 'N',
  request: z.object({ inquiry_no: inquiryNo, text: text(1, 2000) }),
  response: shopInquiry,
});

/** Inquiries as those see them who run the shop (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { endpoint } from '#contract/api/endpoint.ts';
import { currency, micros, optional, sku, text } from '#contract/api/fields.ts';
import { packaging } from '#contract/api/part.ts';
import { inquiryFilter, quoteAnswer, shopInquiry, shopQuotePage } from '#contract/api/quote-answer.ts';

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

export const quotablePart = z.object({
  sku: z.string(),
  mpn: z.string(),
  manufacturer: z.string(),
  packaging,
  /** Hidden parts and packagings are found, but cannot be quoted until they are shown. */
  hidden: z.boolean(),
  moq: z.int(),
  multiple: z.int(),
  /** In the asked currency, of the asker's own price list where an inquiry is named; none for parts that are sold by quote alone. */
  price_breaks: z.array(z.object({ quantity: z.int(), unit_micros: micros, list_unit_micros: z.optional(micros) })),
  /** Pieces that nobody has reserved; null for a part that never had a stock. */
  available: z.nullable(z.int()),
  lead_time_days: z.nullable(z.int()),
});
export type QuotablePart = z.output<typeof quotablePart>;

/** What the catalog says of parts that may be quoted: of order codes, or of what words find; without either nothing. */
export const getQuotableParts = endpoint({
  summary: 'Packagings to quote, by words or order codes, hidden ones too, with list prices and stock',
  kind: 'query',
  method: 'POST',
  path: '/api/store/admin/quote-parts',
  access: 'operator',
  scope: 'quotes',
  cache: 'N',
  request: z.object({
    currency,
    keyword: optional(text(0, 120)),
    skus: optional(z.array(sku).check(z.maxLength(1000))),
    inquiry_no: optional(inquiryNo),
  }),
  response: z.object({ list: z.array(quotablePart) }),
});

/** A new inquiry of the same customer for the same parts, in review, with the prices of the former one as its draft. */
export const copyQuote = endpoint({
  summary: 'Makes a new inquiry with the parts and prices of another one',
  errors: ['not_found', 'state_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/copy-quote',
  access: 'operator',
  scope: 'quotes',
  cache: 'N',
  status: 201,
  request: z.object({ inquiry_no: inquiryNo }),
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

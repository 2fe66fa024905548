/** Inquiries and the shop's quotes (`docs/api.md` 5.5 and 6.3). */
import * as z from 'zod/mini';
import { getUserInquiriesRequest, quoteTab } from '#contract/forms/account-lists.ts';
import { inquiryContact, inquiryForm } from '#contract/forms/inquiry.ts';
import { rfqLine, totals } from './cart.ts';
import { rfqItems } from './rfq-item.ts';
import { endpoint } from './endpoint.ts';
import { inquiryNumberFormat } from '#contract/trade-numbers.ts';
import { currency, id, iso, micros, minor, optional, paged, text, whole } from './fields.ts';
import { checkoutDraft, checkoutFields, hasAddress, missingAddress, orderPreview, placedOrder, placingErrors } from './checkout.ts';
import { productListItem } from './part.ts';
import { selections } from './quote-selections.ts';
import { uploadedFile } from './upload.ts';

export const quoteStatuses = [
  'submitted',
  'in_review',
  'quoted',
  'revision_requested',
  'accepted',
  'declined',
  'cancelled',
  'rejected',
  'expired',
] as const;
export const quoteStatus = z.enum(quoteStatuses);
export type QuoteStatus = z.output<typeof quoteStatus>;

export const quoteActions = ['accept', 'decline', 'cancel', 'message', 'request_revision'] as const;
export type QuoteAction = (typeof quoteActions)[number];

export const lineAnswers = ['pending', 'quoted', 'alternative', 'information', 'no_bid'] as const;
export type LineAnswer = (typeof lineAnswers)[number];

/** How often a customer may ask for other prices (`docs/api.md` 6.3). */
export const mostRevisions = 5;

export const quotePrice = z.object({
  quote_line_id: id,
  sku: z.string(),
  product: z.nullable(productListItem),
  alternative: z.boolean(),
  /** The least that this price is for. */
  quantity: z.int(),
  unit_micros: micros,
  line_total: minor,
  lead_time_days: z.nullable(z.int()),
  date_code: z.nullable(z.string()),
  valid_until: iso,
  /** Quantities that may be ordered at this price; the quoted one always may. */
  order_rules: z.optional(z.object({ moq: z.int(), multiple: z.int(), max_quantity: z.nullable(z.int()) })),
});
export type QuotePrice = z.output<typeof quotePrice>;

/** What a part that the shop does not carry would cost: information, which no order can take. */
export const informationPrice = z.object({
  mpn: z.string(),
  manufacturer: z.nullable(z.string()),
  quantity: z.int(),
  unit_micros: micros,
  line_total: minor,
  lead_time_days: z.nullable(z.int()),
  valid_until: iso,
});
export type InformationPrice = z.output<typeof informationPrice>;

export const inquiryLine = z.extend(rfqLine, {
  quotes: z.array(quotePrice),
  information: z.array(informationPrice),
  answer: z.enum(lineAnswers),
  answer_note: z.nullable(z.string()),
});
export type InquiryLine = z.output<typeof inquiryLine>;

export const quoteMessage = z.object({ at: iso, from: z.enum(['customer', 'shop']), text: z.string(), files: z.array(uploadedFile) });

export const inquiry = z.object({
  inquiry_no: z.string(),
  version: z.int(),
  status: quoteStatus,
  created_at: iso,
  updated_at: iso,
  contact: z.object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
    company: z.nullable(z.string()),
    country: z.string(),
  }),
  lines: z.array(inquiryLine),
  note: z.nullable(z.string()),
  files: z.array(uploadedFile),
  messages: z.array(quoteMessage),
  currency: z.string(),
  /** Of the price that lasts longest; null before an answer. */
  valid_until: z.nullable(iso),
  /** Of the first price of each line, without shipping and tax; of the order once there is one. Null before an answer. */
  totals: z.nullable(totals),
  order_no: z.nullable(z.string()),
  /** Revisions that may still be asked for. */
  revisions_left: z.int(),
  allowed: z.array(z.enum(quoteActions)),
});
export type Inquiry = z.output<typeof inquiry>;

export const quoteSummary = z.extend(
  z.pick(inquiry, { inquiry_no: true, status: true, created_at: true, valid_until: true, order_no: true, allowed: true }),
  {
    line_count: z.int(),
    /** Lines that the shop has a price for. */
    quoted_count: z.int(),
    total: z.nullable(minor),
    currency: z.string(),
    /** Part numbers of the first three lines. */
    mpns: z.array(z.string()),
  },
);
export type QuoteSummary = z.output<typeof quoteSummary>;

export const getUserInquiries = endpoint({
  summary: 'Inquiries of the account',
  kind: 'query',
  method: 'GET',
  path: '/api/store/user/user-inquiry',
  access: 'user',
  cache: 'N',
  request: getUserInquiriesRequest,
  /** `counts` of each tab under the same keyword. */
  response: z.extend(paged(quoteSummary), { counts: z.record(quoteTab, z.int()) }),
});

const files = optional(z.array(id).check(z.maxLength(5)));
const inquiryNo = z.string().check(z.regex(inquiryNumberFormat));

export const saveInquiryRequest = z.object({
  line_ids: optional(z.array(id).check(z.minLength(1), z.maxLength(500))),
  items: optional(rfqItems),
  contact: inquiryContact,
  /** Of the prices that are asked for; by default that of the call. */
  currency: optional(currency),
  note: inquiryForm.shape.note,
  files,
  consent: inquiryForm.shape.consent,
  referrer: optional(text(0, 500)),
});

/** Asks for prices: of the whole quote list, of the named lines of it, or of parts that were never on it. */
export const saveInquiry = endpoint({
  summary: 'Asks for prices of parts',
  errors: ['not_offered', 'cart_empty', 'cart_limit'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/order/save-inquiry',
  access: 'cart',
  cache: 'N',
  status: 201,
  idempotency: 'required',
  request: saveInquiryRequest,
  response: z.object({ inquiry, access_key: z.nullable(z.string()) }),
});

export const getQuoteDetail = endpoint({
  summary: 'One inquiry with its prices and messages',
  kind: 'query',
  method: 'GET',
  path: '/api/store/order/quote-detail',
  access: 'order',
  cache: 'N',
  request: z.object({ inquiry_no: inquiryNo }),
  response: inquiry,
});

/** Writes to the shop; with `request_revision` it asks for other prices at the same time. */
export const sendQuoteMessage = endpoint({
  summary: 'Writes to the shop about an inquiry',
  errors: ['state_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/order/quote-message',
  access: 'order',
  cache: 'N',
  request: z.object({ inquiry_no: inquiryNo, text: text(1, 2000), files, request_revision: optional(z.boolean()) }),
  response: inquiry,
});

/** What an order of some quoted prices would be; changes nothing. The answer's cart holds the chosen prices, `line_id` being `quote_line_id`. */
export const previewQuote = endpoint({
  summary: 'What an order of quoted prices would cost; changes nothing',
  errors: ['state_conflict', 'quote_expired', 'product_unavailable', 'address_invalid', 'tax_id_invalid'],
  kind: 'query',
  method: 'POST',
  path: '/api/store/order/quote-preview',
  access: 'order',
  cache: 'N',
  request: z.extend(checkoutDraft, { inquiry_no: inquiryNo, selections }),
  response: orderPreview,
});

/** Orders some quoted prices. A coupon is never applied to them. */
export const acceptQuote = endpoint({
  summary: 'Orders quoted prices',
  errors: [...placingErrors, 'quote_expired', 'version_conflict', 'state_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/order/quote-accept',
  access: 'order',
  cache: 'N',
  status: 201,
  idempotency: 'required',
  secrets: ['create_account'],
  request: z
    .object({ ...checkoutFields, inquiry_no: inquiryNo, version: whole(0, 2_147_483_647), selections })
    .check(z.refine(hasAddress, missingAddress)),
  response: placedOrder,
});

const ending = z.object({ inquiry_no: inquiryNo, reason: optional(text(0, 500)) });

export const declineQuote = endpoint({
  summary: 'Declines the prices of an inquiry',
  errors: ['state_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/order/quote-decline',
  access: 'order',
  cache: 'N',
  request: ending,
  response: inquiry,
});

export const cancelInquiry = endpoint({
  summary: 'Takes an inquiry back',
  errors: ['state_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/order/quote-cancel',
  access: 'order',
  cache: 'N',
  request: ending,
  response: inquiry,
});

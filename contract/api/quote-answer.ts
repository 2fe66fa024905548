/** The shop's answer to an inquiry (`docs/api.md` 5.6, `inquiries` and `save-quote`). */
import * as z from 'zod/mini';
import { maximumPieces } from '#contract/limits.ts';
import { day, failsAs, id, iso, micros, optional, paged, pageParameters, sku, text, whole } from './fields.ts';
import { informationPrice, inquiry, inquiryLine, quotePrice, quoteStatus, quoteSummary } from './quote.ts';

/** Most prices for one line. */
const mostPrices = 10;

const answerPrice = z.object({
  sku,
  quantity: whole(1, maximumPieces),
  /** Of one piece, in major units of the inquiry's currency, six decimals at most. */
  price: text(1, 20),
  /** What the shop pays for one piece, as `price`. The customer is never told. */
  cost: optional(text(0, 20)),
  lead_time_days: optional(whole(0, 1000)),
  date_code: optional(text(0, 40)),
  /** Last day, in UTC; left out it is 30 days from the day the quote is sent. */
  valid_until: optional(day),
});
export type AnswerPrice = z.output<typeof answerPrice>;

/** A price of a part that the shop does not carry. */
const informationInput = z.object({
  mpn: text(2, 60),
  manufacturer: optional(text(0, 80)),
  ...z.pick(answerPrice, { quantity: true, price: true, cost: true, lead_time_days: true, valid_until: true }).shape,
});

export const lineAnswer = z
  .object({
    line_id: id,
    answer: z.enum(['quoted', 'alternative', 'information', 'no_bid']),
    answer_note: optional(text(0, 500)),
    quotes: z.array(answerPrice).check(z.maxLength(mostPrices)),
    information: optional(z.array(informationInput).check(z.maxLength(mostPrices))),
  })
  .check(
    z.refine(({ answer, quotes }) => (answer === 'no_bid' || answer === 'information') === (quotes.length === 0), {
      path: ['quotes'],
      ...failsAs('mismatch'),
    }),
    z.refine(({ answer, information = [] }) => (answer === 'information') === information.length > 0, {
      path: ['information'],
      ...failsAs('mismatch'),
    }),
  );
export type LineAnswerInput = z.output<typeof lineAnswer>;

/** Lines that are left out keep the answer they have in the draft. */
export const quoteAnswer = z.object({
  inquiry_no: text(1, 40),
  version: optional(whole(0, 2_147_483_647)),
  lines: z.array(lineAnswer).check(z.maxLength(500)),
  message: optional(text(0, 2000)),
  send: z.boolean(),
});
export type QuoteAnswer = z.output<typeof quoteAnswer>;

/** What is begun and not sent. */
export const quoteDraft = z.object({ lines: z.array(lineAnswer), message: z.nullable(z.string()) });
export type QuoteDraft = z.output<typeof quoteDraft>;

/** In millionths of the inquiry's currency; null where nobody has said it. */
const ownCost = { cost_micros: z.nullable(micros) };

/** An inquiry as those see it who run the shop. */
export const shopInquiry = z.extend(inquiry, {
  lines: z.array(
    z.extend(inquiryLine, {
      quotes: z.array(z.extend(quotePrice, ownCost)),
      information: z.array(z.extend(informationPrice, ownCost)),
    }),
  ),
  locale: z.string(),
  account_id: z.nullable(z.string()),
  draft: z.nullable(quoteDraft),
  events: z.array(
    z.object({
      at: iso,
      actor: z.enum(['customer', 'operator', 'timer']),
      /** Name of the person or the program that acted for the shop; null where nobody is known by name. */
      person: z.nullable(z.string()),
      code: z.string(),
      note: z.nullable(z.string()),
    }),
  ),
});
export type ShopInquiry = z.output<typeof shopInquiry>;

export const inquiryFilter = z.object({ status: optional(quoteStatus), keyword: optional(text(0, 60)), ...pageParameters });
const shopQuoteSummary = z.extend(quoteSummary, { customer: z.string(), email: z.string(), version: z.int() });
export const shopQuotePage = paged(shopQuoteSummary);

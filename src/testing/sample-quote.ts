import type { RfqLine } from '#contract/api/cart.ts';
import type { Inquiry, QuotePrice, QuoteSummary } from '#contract/api/quote.ts';
import { sampleItem } from './sample-part.ts';

export const quoteNumber = 'RQ-261121-ABCDEF';

export function sampleWish(replaced: Partial<RfqLine> = {}): RfqLine {
  return {
    line_id: 'w1',
    sku: 'PW-LM358-CT',
    product: sampleItem(),
    mpn: 'LM358DR',
    manufacturer: 'Texas Instruments',
    quantity: 5000,
    target_unit_micros: null,
    currency: 'USD',
    needed_by: null,
    note: null,
    ...replaced,
  };
}

function samplePrice(replaced: Partial<QuotePrice> = {}): QuotePrice {
  return {
    quote_line_id: 'p1',
    sku: 'PW-LM358-CT',
    product: sampleItem(),
    alternative: false,
    quantity: 5000,
    unit_micros: 120_000,
    line_total: 60_000,
    lead_time_days: 14,
    date_code: null,
    valid_until: '2026-12-21T23:59:59.999Z',
    order_rules: { moq: 5000, multiple: 1000, max_quantity: null },
    ...replaced,
  };
}

/** A quote with two prices for its one part. */
export function sampleInquiry(replaced: Partial<Inquiry> = {}): Inquiry {
  const better = samplePrice({ quote_line_id: 'p2', quantity: 10_000, unit_micros: 100_000, line_total: 100_000 });
  return {
    inquiry_no: quoteNumber,
    version: 4,
    status: 'quoted',
    created_at: '2026-11-20T10:00:00.000Z',
    updated_at: '2026-11-21T10:00:00.000Z',
    contact: { first_name: 'Grace', last_name: 'Example', email: 'grace@example.com', phone: null, company: null, country: 'US' },
    lines: [{ ...sampleWish(), quotes: [samplePrice(), better], information: [], answer: 'quoted', answer_note: null }],
    note: null,
    files: [],
    messages: [{ at: '2026-11-21T10:00:00.000Z', from: 'shop', text: 'Our best price', files: [] }],
    currency: 'USD',
    valid_until: '2026-12-21T23:59:59.999Z',
    totals: null,
    order_no: null,
    revisions_left: 5,
    allowed: ['accept', 'decline', 'message', 'request_revision'],
    ...replaced,
  };
}

export function sampleQuoteSummary(replaced: Partial<QuoteSummary> = {}): QuoteSummary {
  return {
    inquiry_no: quoteNumber,
    status: 'quoted',
    created_at: '2026-11-20T10:00:00.000Z',
    valid_until: '2026-12-21T23:59:59.999Z',
    order_no: null,
    allowed: ['accept'],
    line_count: 4,
    quoted_count: 4,
    total: 60_000,
    currency: 'USD',
    mpns: ['LM358DR', 'NE555P', 'LM317T'],
    ...replaced,
  };
}

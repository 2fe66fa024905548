/** An inquiry and its answer, for tests. */
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { acceptQuote, Inquiry, saveInquiry } from '#contract/api/quote.ts';
import type { AnswerPrice, QuoteAnswer } from '#contract/api/quote-answer.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import { saveQuote } from '#server/quote/answer-quote.ts';
import { addresses, newKey, type Preview, type Shopper } from './shopper.ts';
import type { TestStore } from './store.ts';

export type Asked = ResponseOf<typeof saveInquiry>;
type Placed = ResponseOf<typeof acceptQuote>;

export const contact = { first_name: 'Erika', last_name: 'Muster', email: 'erika@example.com', company: 'Muster GmbH', country: 'DE' };
export const opAmp = 'LM358N-NOPB-TB';

const keyOf = (accessKey: string | null): Record<string, string> => (accessKey === null ? {} : { 'X-Access-Key': accessKey });

/** Asks for prices of 500 op-amps, or of what is said. */
export function ask(shopper: Shopper, change: Record<string, unknown> = {}, key = newKey()) {
  const body = { items: [{ sku: opAmp, quantity: 500 }], contact, currency: 'EUR', consent: true, ...change };
  return shopper.call<Asked>('order/save-inquiry', body, { 'Idempotency-Key': key });
}

export const price = (change: Partial<AnswerPrice> = {}): AnswerPrice => ({ sku: opAmp, quantity: 200, price: '0.25', ...change });

/** Sends a price for each line, or what is said. */
export function answer(store: Pick<TestStore, 'deps'>, inquiry: Inquiry, change: Partial<QuoteAnswer> = {}) {
  const lines = inquiry.lines.map(({ line_id }) => ({ line_id, answer: 'quoted' as const, quotes: [price()] }));
  return saveQuote(actingOnConsole(store.deps), { inquiry_no: inquiry.inquiry_no, lines, send: true, ...change });
}

interface Opened {
  inquiry: Pick<Inquiry, 'inquiry_no'>;
  access_key: string | null;
}

/** What somebody does with one inquiry; a guest shows its key. */
export function openQuote(shopper: Shopper, { inquiry: { inquiry_no }, access_key }: Opened) {
  const call = <Body>(path: string, body?: object, headers: Record<string, string> = {}) =>
    shopper.call<Body>(path, body && { inquiry_no, ...body }, { ...keyOf(access_key), ...headers });
  const show = async () => (await call<Inquiry>(`order/quote-detail?inquiry_no=${inquiry_no}`)).body;
  const draft = { shipping_address: addresses.DE, shipping_code: 'standard', payment_method: 'bank_transfer' };
  const first = async () => [{ quote_line_id: (await show()).lines[0]?.quotes[0]?.quote_line_id ?? 'none' }];
  const preview = async (change: Record<string, unknown> = {}) =>
    call<Preview>('order/quote-preview', { ...draft, selections: await first(), ...change });
  return {
    call,
    show,
    first,
    preview,
    write: (change: object = {}) => call<Inquiry>('order/quote-message', { text: 'Could you do better?', ...change }),
    decline: () => call<Inquiry>('order/quote-decline', {}),
    cancel: () => call<Inquiry>('order/quote-cancel', { reason: 'no more need' }),
    /** Accepts the first price at the total of a fresh preview, or what is said. */
    accept: async (change: Record<string, unknown> = {}, key = newKey()) => {
      const { expected_total, ...rest } = change;
      const total = expected_total ?? (await preview(rest)).body.totals?.total ?? 0;
      const { version } = await show();
      const body = { ...draft, version, selections: await first(), expected_total: total, accept_terms: true, ...rest };
      return call<Placed>('order/quote-accept', body, { 'Idempotency-Key': key });
    },
  };
}

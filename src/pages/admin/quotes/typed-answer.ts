import type { ShopInquiry } from '#contract/api/quote-answer.ts';

/** A price as it is being typed. */
export interface TypedPrice {
  key: string;
  sku: string;
  quantity: string;
  price: string;
  lead: string;
  dateCode: string;
  until: string;
}

export interface TypedLine {
  line_id: string;
  answer: 'quoted' | 'alternative' | 'no_bid';
  note: string;
  prices: TypedPrice[];
}

export function emptyPrice(sku: string, quantity: number | string): TypedPrice {
  return { key: crypto.randomUUID(), sku, quantity: String(quantity), price: '', lead: '', dateCode: '', until: '' };
}

/** The draft that is begun, else one empty price for each line of the inquiry. */
export function typedLines({ lines, draft }: ShopInquiry): TypedLine[] {
  return lines.map((line) => {
    const begun = draft?.lines.find(({ line_id }) => line_id === line.line_id);
    if (!begun) return { line_id: line.line_id, answer: 'quoted', note: '', prices: [emptyPrice(line.sku ?? '', line.quantity)] };
    const prices = begun.quotes.map(({ sku, quantity, price, lead_time_days, date_code, valid_until }) => ({
      ...emptyPrice(sku, quantity),
      price,
      lead: lead_time_days === undefined ? '' : String(lead_time_days),
      dateCode: date_code ?? '',
      until: valid_until ?? '',
    }));
    return { line_id: line.line_id, answer: begun.answer, note: begun.answer_note ?? '', prices };
  });
}

/** What goes to the store: lines without any price yet are left out, unless there is none for them. */
export function answerOf(lines: readonly TypedLine[]) {
  return lines.flatMap(({ line_id, answer, note, prices }) => {
    const quotes = prices
      .filter(({ price }) => price.trim() !== '')
      .map(({ sku, quantity, price, lead, dateCode, until }) => ({
        sku,
        quantity: Number(quantity),
        price: price.trim(),
        ...(lead.trim() === '' ? {} : { lead_time_days: Number(lead) }),
        ...(dateCode.trim() === '' ? {} : { date_code: dateCode.trim() }),
        ...(until === '' ? {} : { valid_until: until }),
      }));
    const line = { line_id, answer, answer_note: note, quotes: answer === 'no_bid' ? [] : quotes };
    return answer !== 'no_bid' && quotes.length === 0 ? [] : [line];
  });
}

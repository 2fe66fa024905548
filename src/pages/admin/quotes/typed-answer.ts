import type { AnswerPrice, ShopInquiry } from '#contract/api/quote-answer.ts';
import { decimalText } from '#contract/money.ts';
import type { Issues, TypedNumbers } from '#src/pages/admin/shared/use-typed-numbers.ts';

/** A price as it is being typed, its numbers in the language of the page. */
export interface TypedPrice {
  key: string;
  sku: string;
  /** Of a part that the shop does not carry, in place of the order code. */
  mpn: string;
  maker: string;
  quantity: string;
  price: string;
  cost: string;
  lead: string;
  dateCode: string;
  until: string;
}

export interface TypedLine {
  line_id: string;
  answer: 'quoted' | 'alternative' | 'information' | 'no_bid';
  note: string;
  prices: TypedPrice[];
}

/** Decimals of a price in major units. */
export const priceDecimals = 6;

interface Asked {
  sku: string | null;
  mpn: string;
  manufacturer: string | null;
}

export function emptyPrice({ sku, mpn, manufacturer }: Asked, quantity: number | string): TypedPrice {
  const part = { sku: sku ?? '', mpn, maker: manufacturer ?? '' };
  return { key: crypto.randomUUID(), ...part, quantity: String(quantity), price: '', cost: '', lead: '', dateCode: '', until: '' };
}

/**
 * The draft that is begun, else one empty price for each line of the inquiry. `typed` writes a price of the draft, which has a decimal
 * point, as it is typed in the language of the page.
 */
export function typedLines({ lines, draft }: ShopInquiry, typed: (price: string) => string): TypedLine[] {
  return lines.map((line) => {
    const begun = draft?.lines.find(({ line_id }) => line_id === line.line_id);
    if (!begun) {
      // What the shop does not carry has no order code to be quoted by.
      const answer = line.sku === null ? 'information' : 'quoted';
      return { line_id: line.line_id, answer, note: '', prices: [emptyPrice(line, line.quantity)] };
    }
    const read = ({ quantity, price, cost, lead_time_days: lead, valid_until: until }: Omit<AnswerPrice, 'sku'>): TypedPrice => ({
      ...emptyPrice(line, quantity),
      price: typed(price),
      cost: cost === undefined ? '' : typed(cost),
      lead: lead === undefined ? '' : String(lead),
      until: until ?? '',
    });
    const known = begun.quotes.map(({ sku, date_code, ...price }) => ({ ...read(price), sku, dateCode: date_code ?? '' }));
    const told = (begun.information ?? []).map(({ mpn, manufacturer, ...price }) => ({ ...read(price), mpn, maker: manufacturer ?? '' }));
    const prices = [...known, ...told];
    // Of a line without a bid a price may still be typed.
    return {
      line_id: line.line_id,
      answer: begun.answer,
      note: begun.answer_note ?? '',
      prices: prices.length > 0 ? prices : [emptyPrice(line, line.quantity)],
    };
  });
}

/** Whether anybody has typed an answer to the line. */
export function isAnswered({ answer, prices }: TypedLine): boolean {
  return answer === 'no_bid' || prices.some(({ price }) => price.trim() !== '');
}

/** What goes to the store: lines without any price yet are left out, unless there is none for them; what cannot be read goes to the issues. */
export function answerOf(lines: readonly TypedLine[], numbers: TypedNumbers, issues: Issues) {
  return lines.filter(isAnswered).map(({ line_id, answer, note, prices }, at) => {
    const line = { line_id, answer, answer_note: note, quotes: [] };
    if (answer === 'no_bid') return line;
    const typed = prices.filter(({ price }) => price.trim() !== '');
    const path = (list: string, index: number) => `lines.${at}.${list}.${index}`;
    if (answer === 'information') {
      return {
        ...line,
        information: typed.map((one, index) => ({ ...ownPart(one), ...figuresOf(one, numbers, path('information', index), issues) })),
      };
    }
    return {
      ...line,
      quotes: typed.map((one, index) => ({ ...shopPart(one), ...figuresOf(one, numbers, path('quotes', index), issues) })),
    };
  });
}

function figuresOf({ quantity, price, cost, lead, until }: TypedPrice, numbers: TypedNumbers, path: string, issues: Issues) {
  const money = (text: string, field: string) =>
    decimalText(numbers.readDecimals(text, priceDecimals, `${path}.${field}`, issues) ?? 0, priceDecimals);
  return {
    quantity: numbers.readCount(quantity, `${path}.quantity`, issues) ?? 0,
    price: money(price, 'price'),
    ...(cost.trim() === '' ? {} : { cost: money(cost, 'cost') }),
    ...(lead.trim() === '' ? {} : { lead_time_days: numbers.readCount(lead, `${path}.lead_time_days`, issues) ?? 0 }),
    ...(until === '' ? {} : { valid_until: until }),
  };
}

function shopPart({ sku, dateCode }: TypedPrice) {
  const code = dateCode.trim();
  return { sku, ...(code === '' ? {} : { date_code: code }) };
}

function ownPart({ mpn, maker }: TypedPrice) {
  const name = maker.trim();
  return { mpn: mpn.trim(), ...(name === '' ? {} : { manufacturer: name }) };
}

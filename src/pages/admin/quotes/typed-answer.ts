import type { AnswerPrice, ShopInquiry } from '#contract/api/quote-answer.ts';

/** A price as it is being typed. */
export interface TypedPrice {
  key: string;
  sku: string;
  /** Of a part that the shop does not carry, in place of the order code. */
  mpn: string;
  maker: string;
  quantity: string;
  price: string;
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

interface Asked {
  sku: string | null;
  mpn: string;
  manufacturer: string | null;
}

export function emptyPrice({ sku, mpn, manufacturer }: Asked, quantity: number | string): TypedPrice {
  const part = { sku: sku ?? '', mpn, maker: manufacturer ?? '' };
  return { key: crypto.randomUUID(), ...part, quantity: String(quantity), price: '', lead: '', dateCode: '', until: '' };
}

/** The draft that is begun, else one empty price for each line of the inquiry. */
export function typedLines({ lines, draft }: ShopInquiry): TypedLine[] {
  return lines.map((line) => {
    const begun = draft?.lines.find(({ line_id }) => line_id === line.line_id);
    if (!begun) return { line_id: line.line_id, answer: 'quoted', note: '', prices: [emptyPrice(line, line.quantity)] };
    const known = begun.quotes.map(({ sku, date_code, ...price }) => ({ ...typedPrice(line, price), sku, dateCode: date_code ?? '' }));
    const told = (begun.information ?? []).map(({ mpn, manufacturer, ...price }) => ({
      ...typedPrice(line, price),
      mpn,
      maker: manufacturer ?? '',
    }));
    return { line_id: line.line_id, answer: begun.answer, note: begun.answer_note ?? '', prices: [...known, ...told] };
  });
}

function typedPrice(asked: Asked, { quantity, price, lead_time_days: lead, valid_until: until }: Omit<AnswerPrice, 'sku'>): TypedPrice {
  return { ...emptyPrice(asked, quantity), price, lead: lead === undefined ? '' : String(lead), until: until ?? '' };
}

/** What goes to the store: lines without any price yet are left out, unless there is none for them. */
export function answerOf(lines: readonly TypedLine[]) {
  return lines.flatMap(({ line_id, answer, note, prices }) => {
    const typed = prices.filter(({ price }) => price.trim() !== '');
    if (answer !== 'no_bid' && typed.length === 0) return [];
    const line = { line_id, answer, answer_note: note };
    if (answer === 'information') return [{ ...line, quotes: [], information: typed.map(informationOf) }];
    return [{ ...line, quotes: answer === 'no_bid' ? [] : typed.map(quoteOf) }];
  });
}

function figuresOf({ quantity, price, lead, until }: TypedPrice) {
  return {
    quantity: Number(quantity),
    price: price.trim(),
    ...(lead.trim() === '' ? {} : { lead_time_days: Number(lead) }),
    ...(until === '' ? {} : { valid_until: until }),
  };
}

function quoteOf(typed: TypedPrice) {
  const code = typed.dateCode.trim();
  return { sku: typed.sku, ...figuresOf(typed), ...(code === '' ? {} : { date_code: code }) };
}

function informationOf(typed: TypedPrice) {
  const maker = typed.maker.trim();
  return { mpn: typed.mpn.trim(), ...(maker === '' ? {} : { manufacturer: maker }), ...figuresOf(typed) };
}

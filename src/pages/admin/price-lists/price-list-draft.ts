import type { savePriceList, ShownPriceList } from '#contract/api/admin/price-list.ts';
import type { RequestOf } from '#contract/api/endpoint.ts';
import { type CurrencyCode, currencyCodes } from '#contract/locale.ts';
import { decimalText } from '#contract/money.ts';
import type { Issues, TypedNumbers } from '#src/pages/admin/shared/use-typed-numbers.ts';

/** A percentage as it is typed. */
export interface TypedDiscount {
  percent: string;
  category: string;
  manufacturer: string;
}

/** A price list as it is typed: fixed prices and people are lines of text, which a table can be pasted into. */
export interface PriceListDraft {
  name: string;
  starts_on: string;
  ends_on: string;
  discounts: TypedDiscount[];
  prices: string;
  members: string;
}

type Request = RequestOf<typeof savePriceList>;

export const emptyDiscount: TypedDiscount = { percent: '', category: '', manufacturer: '' };
export const emptyDraft: PriceListDraft = { name: '', starts_on: '', ends_on: '', discounts: [emptyDiscount], prices: '', members: '' };
/** Columns of a line of fixed prices, in their order. */
export const priceColumns = ['sku', 'quantity', 'price', 'currency'] as const;

/** `type` writes a number as the page's language does. */
export function draftOf(list: ShownPriceList, type: (value: number, decimals: number) => string): PriceListDraft {
  return {
    name: list.name,
    starts_on: list.starts_on ?? '',
    ends_on: list.ends_on ?? '',
    discounts: list.discounts.map(({ percent_bp, category, manufacturer }) => ({
      percent: type(percent_bp / 100, 2),
      category: category ?? '',
      manufacturer: manufacturer ?? '',
    })),
    prices: list.prices
      .map(({ sku, quantity, unit_micros, currency }) => [sku, quantity, type(unit_micros / 1e6, 6), currency].join('; '))
      .join('\n'),
    members: list.members.map(({ email }) => email).join('\n'),
  };
}

/** Rows that say nothing are not sent, so the store counts without them. */
export const isSent = ({ percent, category, manufacturer }: TypedDiscount) => `${percent}${category}${manufacturer}`.trim() !== '';

/** Lines that say something, as they stand in the request. */
export const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** What a call says of it; what cannot be read goes to `issues` by its path in the request. */
export function requestOf(draft: PriceListDraft, numbers: TypedNumbers, issues: Issues): Request {
  const typed = draft.discounts.filter(isSent);
  return {
    name: draft.name.trim(),
    ...(draft.starts_on && { starts_on: draft.starts_on }),
    ...(draft.ends_on && { ends_on: draft.ends_on }),
    discounts: typed.map(({ percent, category, manufacturer }, place) => ({
      percent_bp: numbers.readDecimals(percent.replace('%', ''), 2, `discounts.${place}.percent_bp`, issues) ?? 1,
      ...(category.trim() && { category: category.trim() }),
      ...(manufacturer.trim() && { manufacturer: manufacturer.trim() }),
    })),
    prices: linesOf(draft.prices).map((line, place) => readPrice(line, numbers, `prices.${place}`, issues)),
    members: linesOf(draft.members).map((line) => line.trim()),
  };
}

function readPrice(line: string, numbers: TypedNumbers, at: string, issues: Issues): Request['prices'][number] {
  const [sku = '', quantity = '', price = '', currency = ''] = line.split(/[;\t]/).map((cell) => cell.trim());
  const code = currencyCodes.find((one) => one === currency.toUpperCase());
  if (code === undefined) issues[`${at}.currency`] = { code: currency === '' ? 'required' : 'not_allowed' };
  const micros = numbers.readDecimals(price, 6, `${at}.price`, issues) ?? 0;
  const fallback: CurrencyCode = 'EUR'; // never sent: a line with an issue is not
  return {
    sku,
    quantity: numbers.readCount(quantity, `${at}.quantity`, issues) ?? 1,
    price: decimalText(micros, 6),
    currency: code ?? fallback,
  };
}

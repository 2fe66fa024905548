/** How the prices of a list are meant, where a row says it: for how many pieces, and in which currency. */
import { decimalText } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import { withoutCurrency } from './currency-signs.ts';

/** Columns that are no fields of a part: the prices of their row are read by them. */
const priceColumns: readonly string[] = ['price_per', 'price_currency'];
export const isPriceColumn = (name: string): boolean => priceColumns.includes(name);

const one = 1_000_000;
const figures = /^\d{1,12}(?:\.\d{1,12})?$/;
const pieces = /^[1-9]\d{0,6}$/;

interface Basis {
  /** Pieces that the price is for, as a plain number; empty: one. */
  per: string;
  /** Code or sign; empty: that of the shop. */
  currency: string;
}

/** The price of one piece in the shop's own currency; what it cannot be stays as it is written, to be told. */
export function pricePerPiece(price: string, { per, currency }: Basis, baseCurrency: CurrencyCode): string {
  if (price === '') return price;
  const own = currency.trim() === '' ? price : withoutCurrency(`${price} ${currency.trim()}`, baseCurrency);
  if (per === '' || per === '1') return own;
  if (!figures.test(own) || !pieces.test(per)) return `${own} / ${per}`;
  return decimalText(Math.round((Number(own) * one) / Number(per)), 6);
}

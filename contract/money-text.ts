/** Money as text, the same on screens, in what the edge paints, in mails and on invoices. Who asks brings the formats of a language, made once or each time. */
import type { Micros, Minor } from './money.ts';
import { decimalsOf, unitPriceDecimals, unitPricePlaces } from './price-digits.ts';
import { shownAmount } from './shown-amount.ts';

export type FormatOf = (options: Intl.NumberFormatOptions) => Intl.NumberFormat;

/** An amount with its currency; `more` says how that is shown, such as by its code on papers. */
export function moneyText(
  formatOf: FormatOf,
  minor: Minor,
  currency: string,
  more?: Pick<Intl.NumberFormatOptions, 'currencyDisplay'>,
): string {
  return amountText(formatOf, minor, currency, { style: 'currency', currency, ...more });
}

/** An amount without its currency, for a column whose head names it. */
export function amountText(formatOf: FormatOf, minor: Minor, currency: string, more?: Intl.NumberFormatOptions): string {
  const count = decimalsOf(currency);
  return shownAmount(formatOf({ ...more, minimumFractionDigits: count, maximumFractionDigits: count }).format(minor / 10 ** count));
}

/** A unit price to six significant digits; without a currency the bare number, for a column whose head names it. */
export function unitPriceText(formatOf: FormatOf, micros: Micros, currency?: string): string {
  const value = micros / 1e6;
  const digits = unitPriceDecimals(value, currency === undefined ? 2 : decimalsOf(currency));
  return shownAmount(formatOf(currency === undefined ? digits : { style: 'currency', currency, ...digits }).format(value));
}

/** A unit price as it is charged, with all decimals that it has; bare for a column whose head names the currency. */
export function chargedPriceText(formatOf: FormatOf, micros: Micros, currency: string, isBare = false): string {
  const places = unitPricePlaces(currency);
  return shownAmount(formatOf(isBare ? places : { style: 'currency', currency, ...places }).format(micros / 1e6));
}

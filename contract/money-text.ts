/** Money as text, the same on screens, in what the edge paints, in mails and on invoices. Who asks brings the formats of a language, made once or each time. */
import type { Micros, Minor } from './money.ts';
import { decimalsOf, unitPriceDecimals, unitPricePlaces } from './price-digits.ts';
import { shownAmount } from './shown-amount.ts';

export type FormatOf = (options: Intl.NumberFormatOptions) => Intl.NumberFormat;

const exactly = (count: number) => ({ minimumFractionDigits: count, maximumFractionDigits: count });

/** An amount with its currency: as a sign, or on papers as its code. */
export function moneyText(formatOf: FormatOf, minor: Minor, currency: string, currencyDisplay: 'symbol' | 'code' = 'symbol'): string {
  const digits = decimalsOf(currency);
  return shownAmount(formatOf({ style: 'currency', currency, currencyDisplay, ...exactly(digits) }).format(minor / 10 ** digits));
}

/** An amount without its currency, for a column whose head names it. */
export function amountText(formatOf: FormatOf, minor: Minor, currency: string): string {
  const digits = decimalsOf(currency);
  return shownAmount(formatOf(exactly(digits)).format(minor / 10 ** digits));
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

import { type CurrencyCode, currencyDecimals } from '#contract/locale.ts';
import type { Micros, Minor } from '#contract/money.ts';

/** An amount in a language (BCP 47) without the sign of its currency. */
export function formatAmount(minor: Minor, currency: CurrencyCode, tag: string): string {
  const decimals = currencyDecimals[currency];
  const format = new Intl.NumberFormat(tag, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return format.format(minor / 10 ** decimals).replace('-', '−');
}

/** A unit price with as many decimals as it has, six at most and those of its currency at least. */
export function formatUnitPrice(micros: Micros, currency: CurrencyCode, tag: string): string {
  return new Intl.NumberFormat(tag, { minimumFractionDigits: currencyDecimals[currency], maximumFractionDigits: 6 }).format(micros / 1e6);
}

import { type CurrencyCode, currencyDecimals } from '#contract/locale.ts';
import type { Micros, Minor } from '#contract/money.ts';

/** An amount in a language (BCP 47) without the sign of its currency. */
export function formatAmount(minor: Minor, currency: CurrencyCode, tag: string): string {
  const decimals = currencyDecimals[currency];
  const format = new Intl.NumberFormat(tag, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return format.format(minor / 10 ** decimals).replace('-', '−');
}

/** An amount with the code of its currency, where the language puts it: `USD 18.41`, `18,41 EUR`. */
export function formatMoney(minor: Minor, currency: CurrencyCode, tag: string): string {
  const decimals = currencyDecimals[currency];
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'code', minimumFractionDigits: decimals });
  return format.format(minor / 10 ** decimals).replace('-', '−');
}

/** A unit price with as many decimals as it has, six at most and those of its currency at least. */
export function formatUnitPrice(micros: Micros, currency: CurrencyCode, tag: string): string {
  return new Intl.NumberFormat(tag, { minimumFractionDigits: currencyDecimals[currency], maximumFractionDigits: 6 }).format(micros / 1e6);
}

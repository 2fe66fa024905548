import { type CurrencyCode, currencyDecimals } from '#contract/locale.ts';
import type { Minor } from '#contract/money.ts';
import { readMicros } from './read-micros.ts';

/** An amount in major units as text, in minor units of its currency; null when it is none or has too many decimals (`docs/api.md` 7.1). */
export function readMinor(text: string, currency: CurrencyCode): Minor | null {
  const minor = (readMicros(text) ?? Number.NaN) / 10 ** (6 - currencyDecimals[currency]);
  return Number.isInteger(minor) ? minor : null;
}

/**
 * Money without floating point (`docs/api.md` 7.1). `Minor` is an integer in the currency's minor unit,
 * `Micros` an integer in millionths of its major unit, used for unit prices only.
 */
import { type CurrencyCode, currencyDecimals } from './locale.ts';

export type Minor = number;
export type Micros = number;

/** The currency that an `X-Currency` header names; null for one that the shop does not trade in. */
export function readCurrency(header: string | undefined): CurrencyCode | null {
  const code = header?.toUpperCase() ?? '';
  // Checked against the table's own keys, which the compiler cannot follow.
  return Object.hasOwn(currencyDecimals, code) ? (code as CurrencyCode) : null;
}

/** Integer division that rounds half up, away from zero. `divisor` must be positive. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const half = divisor / 2n;
  return dividend < 0n ? -((-dividend + half) / divisor) : (dividend + half) / divisor;
}

/** An integer of `10^-decimals` parts as the decimal text that calls take: a point, no grouping. */
export function decimalText(value: number, decimals: number): string {
  const digits = Math.abs(value)
    .toString()
    .padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${value < 0 ? '-' : ''}${whole}${decimals === 0 ? '' : `.${digits.slice(-decimals)}`}`;
}

/** Price of `quantity` pieces, rounded once: `round(unit × quantity × 10^decimals ÷ 10^6)`. */
export function lineAmount(unitMicros: Micros, quantity: number, currency: CurrencyCode): Minor {
  const scale = 10n ** BigInt(6 - currencyDecimals[currency]);
  return Number(divideRounded(BigInt(unitMicros) * BigInt(quantity), scale));
}

/** Converts a unit price by a rate that is stored in millionths. */
export function convertMicros(unitMicros: Micros, rateMicros: number): Micros {
  return Number(divideRounded(BigInt(unitMicros) * BigInt(rateMicros), 1_000_000n));
}

/** `percent` in basis points of an amount, rounded half up. */
export function portionOf(amount: Minor, basisPoints: number): Minor {
  return Number(divideRounded(BigInt(amount) * BigInt(basisPoints), 10_000n));
}

/** Spreads `amount` over `weights` by the largest-remainder method; the parts add up exactly. All-zero weights get nothing but the first. */
export function spread(amount: Minor, weights: Minor[]): Minor[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) return weights.map((_, index) => (index === 0 ? amount : 0));
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = exact.map((value) => Number(value / total));
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value % total }))
    .toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1));
  const missing = amount - parts.reduce((sum, part) => sum + part, 0);
  for (const { index } of byRemainder.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/** A currency with its rate: units of it for one of the base currency, in millionths. */
export interface Rated {
  currency: CurrencyCode;
  rateMicros: number;
}

/** An amount in another currency, rounded half up to its minor unit. */
export function convertMinor(amount: Minor, from: Rated, to: Rated): Minor {
  if (from.currency === to.currency) return amount;
  const dividend = BigInt(amount) * BigInt(to.rateMicros) * 10n ** BigInt(currencyDecimals[to.currency]);
  return Number(divideRounded(dividend, BigInt(from.rateMicros) * 10n ** BigInt(currencyDecimals[from.currency])));
}

import { currencyDecimals } from './locale.ts';

/** Significant digits of a unit price; millionths are the smallest step of a price. */
const priceDigits = 6;

/** Decimals of a currency's amounts. */
export function decimalsOf(currency: string): number {
  return Object.entries(currencyDecimals).find(([code]) => code === currency)?.[1] ?? 2;
}

/** Decimals of a unit price: at least those of the currency, and as many as six significant digits need. */
export function unitPriceDecimals(value: number, least: number): { minimumFractionDigits: number; maximumFractionDigits: number } {
  const before = value >= 1 ? Math.floor(Math.log10(value)) + 1 : 0;
  return { minimumFractionDigits: least, maximumFractionDigits: Math.max(least, Math.min(priceDigits, priceDigits - before)) };
}

/** Decimals of a unit price as it is charged: no more than it has, no fewer than its currency's. */
export function unitPricePlaces(currency: string): { minimumFractionDigits: number; maximumFractionDigits: number } {
  return { minimumFractionDigits: decimalsOf(currency), maximumFractionDigits: priceDigits };
}

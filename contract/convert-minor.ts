import { type CurrencyCode, currencyDecimals } from './locale.ts';
import { divideRounded, type Minor } from './money.ts';

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

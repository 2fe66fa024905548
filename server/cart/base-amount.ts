import type { CurrencyCode } from '#contract/locale.ts';
import { currencyDecimals } from '#contract/locale.ts';
import { convertMicros, lineAmount, type Minor } from '#contract/money.ts';

export interface Rate {
  baseCurrency: CurrencyCode;
  currency: CurrencyCode;
  rateMicros: number;
}

/** An amount of the settings, kept in minor units of the base currency, in minor units of the buyer's. */
export function fromBase(amount: Minor, { baseCurrency, currency, rateMicros }: Rate): Minor {
  const micros = amount * 10 ** (6 - currencyDecimals[baseCurrency]);
  return lineAmount(convertMicros(micros, rateMicros), 1, currency);
}

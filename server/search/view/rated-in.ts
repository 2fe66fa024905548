import type { CurrencyCode } from '#contract/locale.ts';
import type { Rated } from '#contract/money.ts';
import type { Reference } from '#server/search/reference.ts';

/** A currency of the shop with its rate from the base currency. The shop has a rate for each, so a missing one is a fault and no reason to guess. */
export function ratedIn({ rates }: Pick<Reference, 'rates'>, baseCurrency: CurrencyCode, currency: CurrencyCode): Rated {
  const rateMicros = currency === baseCurrency ? 1_000_000 : rates.get(currency);
  if (rateMicros === undefined) throw new Error(`No rate is stored for ${currency}`);
  return { currency, rateMicros };
}

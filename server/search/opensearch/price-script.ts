/** Unit prices at a quantity, in the visitor's currency, computed where the parts lie: the same as `embedded/unit-price.ts`. */
import type { Micros } from '#contract/money.ts';
import type { Pricing } from '#server/search/predicate.ts';
import type { Dsl } from './engine-call.ts';

/**
 * Gives `price`, or leaves with null. A price list that was entered for the currency goes first, and an empty one is a price on request;
 * prices carry their place in the list above their first 53 bits (`documents.ts`).
 */
const priceOf = `
  def price = null;
  boolean isOwn = doc.containsKey(params.own_quantities) && doc[params.own_quantities].size() > 0;
  boolean isAsked = doc['on_request'].contains(params.currency);
  boolean isBase = !isOwn && doc.containsKey('quantities_base') && doc['quantities_base'].size() > 0;
  if (!isAsked && (isOwn || isBase)) {
    def quantities = isOwn ? doc[params.own_quantities] : doc['quantities_base'];
    def prices = isOwn ? doc[params.own_prices] : doc['prices_base'];
    int found = 0;
    for (int place = 0; place < quantities.size(); place++) if (quantities.get(place) <= params.quantity) found = place;
    long micros = prices.get(found) & 9007199254740991L;
    if (isOwn || params.rate == 1000000) price = micros;
    else if (micros < 90000000000L && params.rate < 90000000) price = (micros * params.rate + 500000L) / 1000000L;
    else price = BigInteger.valueOf(micros).multiply(BigInteger.valueOf(params.rate)).add(BigInteger.valueOf(500000L)).divide(BigInteger.valueOf(1000000L)).longValue();
  }`;

function scriptOf(source: string, { currency, rateMicros, quantity }: Pricing, further: Dsl = {}): Dsl {
  const own = { own_quantities: `quantities_${currency}`, own_prices: `prices_${currency}` };
  return { source: `${priceOf}\n${source}`, params: { ...own, currency, rate: rateMicros, quantity, ...further } };
}

/** Longs end there; no price does. */
const beyond = 9e15;

export function priceBetween(least: Micros, most: Micros, at: Pricing): Dsl {
  const bounds = { least: Math.max(least, -beyond), most: Math.min(most, beyond) };
  return { script: { script: scriptOf('return price != null && price >= params.least && price <= params.most;', at, bounds) } };
}

/** For sorting; `none` for parts without a price. */
export function priceOr(none: number, at: Pricing): Dsl {
  return scriptOf('return price == null ? params.none : (double) price;', at, { none });
}

/** For counting: nothing for parts without a price. */
export function priceScript(at: Pricing): Dsl {
  return scriptOf('return price;', at);
}

/** By fifths of a decade, as `PriceCounts` has them. */
export function priceStepScript(at: Pricing): Dsl {
  return scriptOf(
    'if (price == null) return null; long step = (long) Math.floor(Math.log10((double) Math.max((long) price, 1L)) * 5); return step;',
    at,
  );
}

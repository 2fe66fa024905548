/** Lays the prices of a visitor's own price list over an answer that visitors share, wherever it holds offers. */
import { type CurrencyCode, currencyDecimals } from '#contract/locale.ts';
import { lineAmount } from '#contract/money.ts';
import { breakAt } from '#contract/pricing.ts';
import type { OwnPrices } from '#contract/api/own-prices.ts';

export type OwnBreaks = OwnPrices['list'][number]['price_breaks'];

/** Breaks of an offer by its key. */
type KnownPrices = ReadonlyMap<string, OwnBreaks>;

export interface Offer {
  sku: string;
  currency: CurrencyCode;
}

export const offerKey = ({ sku, currency }: { sku: string; currency: string }): string => `${sku} ${currency}`;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

const isCurrency = (code: unknown): code is CurrencyCode => typeof code === 'string' && Object.hasOwn(currencyDecimals, code);

/** An offer with prices, as `docs/api.md` section 4 has it in lists, at a part, and in `product-live`. */
const isOffer = (value: unknown): value is Fields & Offer =>
  isFields(value) && typeof value['sku'] === 'string' && isCurrency(value['currency']) && Array.isArray(value['price_breaks']);

/** The offers in an answer, whatever it is. */
export function offersIn(answer: unknown): Offer[] {
  if (Array.isArray(answer)) return answer.flatMap(offersIn);
  if (isOffer(answer)) return [answer];
  return isFields(answer) ? Object.values(answer).flatMap(offersIn) : [];
}

/** The same answer with the visitor's own prices, and itself where there are none. */
export function layPrices(answer: unknown, known: KnownPrices): unknown {
  if (Array.isArray(answer)) {
    const laid = answer.map((one: unknown) => layPrices(one, known));
    return laid.some((one, place) => one !== answer[place]) ? laid : answer;
  }
  if (!isFields(answer)) return answer;
  if (isOffer(answer)) {
    const breaks = known.get(offerKey(answer));
    return breaks ? { ...answer, price_breaks: breaks } : answer;
  }
  const laid = Object.entries(answer).map(([key, value]) => [key, layPrices(value, known)] as const);
  if (laid.every(([key, value]) => value === answer[key])) return answer;
  return layPriceAt(Object.fromEntries(laid), known);
}

/** The price that a list shows for its quantity is that of its offer. */
function layPriceAt(part: Fields, known: KnownPrices): Fields {
  const { offer, price_at: priceAt } = part;
  if (!isOffer(offer) || !isFields(priceAt) || typeof priceAt['quantity'] !== 'number') return part;
  const { quantity } = priceAt;
  const found = breakAt(known.get(offerKey(offer)) ?? [], quantity);
  if (!found) return part;
  const { unit_micros, list_unit_micros } = found;
  const [unit_price, total] = [1, quantity].map((pieces) => lineAmount(unit_micros, pieces, offer.currency));
  return { ...part, price_at: { ...priceAt, unit_micros, list_unit_micros, unit_price, total } };
}

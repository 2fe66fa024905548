/** Price breaks, allowed quantities and cheaper alternatives (`docs/api.md` 7.1 and 7.3): the same for the page that shows a price and the server that charges it. */
import type { CurrencyCode } from './locale.ts';
import { lineAmount, type Micros, type Minor } from './money.ts';

export interface Break {
  quantity: number;
  unit_micros: Micros;
}

export interface OrderRules {
  moq: number;
  multiple: number;
  max_quantity: number | null;
}

export interface PricedOffer extends OrderRules {
  sku: string;
  fee: Minor;
  currency: string;
  price_breaks: Break[];
}

export type QuantityProblem = 'quantity_below_minimum' | 'quantity_not_multiple' | 'quantity_above_maximum';

/** The unit price for a quantity: that of the greatest break at or below it; the first one when below all. Null without breaks. */
export function breakAt<B extends Break>(breaks: readonly B[], quantity: number): B | null {
  return breaks.findLast((one) => one.quantity <= quantity) ?? breaks[0] ?? null;
}

/** Smallest quantity one may order that is not below `quantity`; the greatest allowed one when there is a maximum. */
export function suggestQuantity({ moq, multiple, max_quantity }: OrderRules, quantity: number): number {
  const raised = Math.max(moq, Math.ceil(quantity / multiple) * multiple);
  if (max_quantity === null || raised <= max_quantity) return raised;
  return Math.floor(max_quantity / multiple) * multiple;
}

/** Greatest quantity one may order that is not above `atMost`; 0 when that is below the minimum. */
export function greatestQuantity({ moq, multiple, max_quantity }: OrderRules, atMost: number): number {
  const lowered = Math.floor(Math.min(atMost, max_quantity ?? atMost) / multiple) * multiple;
  return lowered > 0 && lowered >= moq ? lowered : 0;
}

export function quantityProblem(rules: OrderRules, quantity: number): QuantityProblem | null {
  if (quantity < rules.moq) return 'quantity_below_minimum';
  if (quantity % rules.multiple !== 0) return 'quantity_not_multiple';
  if (rules.max_quantity !== null && quantity > rules.max_quantity) return 'quantity_above_maximum';
  return null;
}

/** What `quantity` pieces of an offer cost, once-per-line fee included. Null without a price. */
export function offerTotal(offer: PricedOffer, quantity: number): Minor | null {
  const found = breakAt(offer.price_breaks, quantity);
  return found && lineAmount(found.unit_micros, quantity, offer.currency as CurrencyCode) + offer.fee; // the server only prices in listed currencies
}

export interface BetterBuy {
  quantity: number;
  total: Minor;
  saving: Minor;
  sku: string;
}

/** At least as many pieces for less money: a next break of this offer or another packaging, within ten times the asked quantity. */
export function betterBuy(offer: PricedOffer, others: readonly PricedOffer[], quantity: number): BetterBuy | null {
  const total = offerTotal(offer, quantity);
  if (total === null) return null;
  const candidates = [offer, ...others].flatMap((candidate) =>
    [quantity, ...candidate.price_breaks.map((one) => one.quantity)].map((wanted) => ({
      candidate,
      quantity: suggestQuantity(candidate, Math.max(wanted, quantity)),
    })),
  );
  let best: BetterBuy | null = null;
  for (const { candidate, quantity: more } of candidates) {
    const cost = more >= quantity && more <= quantity * 10 ? offerTotal(candidate, more) : null;
    if (cost !== null && cost < total && (best === null || cost < best.total)) {
      best = { quantity: more, total: cost, saving: total - cost, sku: candidate.sku };
    }
  }
  return best;
}

export interface NextBreak {
  quantity: number;
  total: Minor;
  /** What it costs beyond the asked quantity. */
  extra: Minor;
}

/** The next break where more pieces, each cheaper, cost little more: at most a tenth. Null where they cost less, which is a better buy. */
export function nextBreak(offer: PricedOffer, quantity: number): NextBreak | null {
  const total = offerTotal(offer, quantity);
  const unit = breakAt(offer.price_breaks, quantity)?.unit_micros;
  const next = offer.price_breaks.find((one) => one.quantity > quantity && unit !== undefined && one.unit_micros < unit);
  if (total === null || !next) return null;
  const more = suggestQuantity(offer, next.quantity);
  const cost = more > quantity ? offerTotal(offer, more) : null;
  if (cost === null || cost <= total || (cost - total) * 10 > total) return null;
  return { quantity: more, total: cost, extra: cost - total };
}

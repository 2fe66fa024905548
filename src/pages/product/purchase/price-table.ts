import { type Break, breakAt, offerTotal, type OrderRules, type PricedOffer, suggestQuantity } from '#contract/pricing.ts';
import type { OwnPrice } from '#src/components/parts/own-price.ts';

interface OwnOffer extends PricedOffer {
  price_breaks: (Break & Pick<OwnPrice, 'list_unit_micros'>)[];
}

export interface PriceRow {
  /** Pieces that pressing the row orders: the break, raised to what may be ordered. */
  quantity: number;
  unitMicros: number;
  total: number | null;
  /** Unit price as a part of the dearest one, 0 to 1. */
  share: number;
  isActive: boolean;
  /** Set where it is the visitor's own price. */
  listMicros: number | undefined;
}

/** One row per price break; the active one is the break that prices `quantity`. */
export function priceRows(offer: OwnOffer, quantity: number): PriceRow[] {
  const active = breakAt(offer.price_breaks, quantity);
  const dearest = Math.max(...offer.price_breaks.map((one) => one.unit_micros), 1);
  return offer.price_breaks.map((one) => {
    const allowed = suggestQuantity(offer, one.quantity);
    return {
      quantity: allowed,
      unitMicros: one.unit_micros,
      total: offerTotal(offer, allowed),
      share: one.unit_micros / dearest,
      isActive: one === active,
      listMicros: one.list_unit_micros,
    };
  });
}

export interface NearBreak {
  missing: number;
  quantity: number;
  unitMicros: number;
}

/** The next cheaper break when no more pieces are missing than are already wanted; null otherwise. */
export function nearBreak(offer: OrderRules & { price_breaks: readonly Break[] }, quantity: number): NearBreak | null {
  const next = offer.price_breaks.find((one) => one.quantity > quantity);
  const present = breakAt(offer.price_breaks, quantity);
  if (!next || !present || next.unit_micros >= present.unit_micros) return null;
  const reached = suggestQuantity(offer, next.quantity);
  const missing = reached - quantity;
  return missing > 0 && missing <= quantity ? { missing, quantity: reached, unitMicros: next.unit_micros } : null;
}

/** What a buyer's own price list makes of a price list that holds for everybody (`docs/api.md` 7.1). */
import { divideRounded, type Micros } from '#contract/money.ts';
import { type Break, breakAt, type PricedOffer } from '#contract/pricing.ts';

export interface AgreedPrice {
  /** Basis points off the list price. */
  percent_bp: number;
  /** Fixed unit prices, ascending by quantity; each holds from its quantity on, in place of the percentage. */
  fixed: readonly Break[];
}

export interface OwnBreak extends Break {
  /** The list price at this quantity, where the buyer's own is lower. */
  list_unit_micros?: Micros | undefined;
}

/** A packaging with the prices that hold for the buyer. */
export interface OwnOffer extends PricedOffer {
  price_breaks: OwnBreak[];
}

/** The breaks that hold for the buyer: never dearer than the list, and none where the list has none. */
export function agreedBreaks(list: readonly Break[], { percent_bp, fixed }: AgreedPrice): OwnBreak[] {
  const first = list[0];
  if (!first) return [];
  const quantities = [...list, ...fixed].map(({ quantity }) => quantity).filter((quantity) => quantity >= first.quantity);
  return [...new Set(quantities)]
    .toSorted((a, b) => a - b)
    .map((quantity) => {
      const listed = breakAt(list, quantity)?.unit_micros ?? first.unit_micros;
      const agreed = fixed.findLast((one) => one.quantity <= quantity)?.unit_micros ?? lessPercent(listed, percent_bp);
      return agreed < listed ? { quantity, unit_micros: agreed, list_unit_micros: listed } : { quantity, unit_micros: listed };
    });
}

/** Rounded half up to a millionth. */
function lessPercent(micros: Micros, basisPoints: number): Micros {
  return Number(divideRounded(BigInt(micros) * BigInt(10_000 - basisPoints), 10_000n));
}

/** Unit prices in the view's currency. */
import { type SQL, sql } from 'drizzle-orm';
import type { Micros } from '#contract/money.ts';
import { agreedBreaks, type OwnBreak } from '#server/rules/agreed-price.ts';
import { convertPrice } from '#server/rules/convert-price.ts';
import { type AgreedRow, agreedIn } from './own-prices.ts';
import type { View } from './view.ts';

/** Joins the offer that a list shows; `o` is null for parts without one. */
export function joinDefaultOffer({ currency }: View): SQL {
  return sql`left join offer o on o.product_id = p.id and o.is_default and not o.hidden
    left join offer_price op on op.offer_id = o.id and op.currency = ${currency}`;
}

export interface PriceRow {
  break_quantities: number[];
  /** bigint comes as text. */
  break_micros: string[];
  own_quantities: number[] | null;
  own_micros: string[] | null;
  /** Of the visitor's price list; null or left out without one. */
  agreed?: AgreedRow | null;
}

/** All breaks of an offer in the view's currency that hold for its visitor: those entered for it, else the base price converted. */
export function breaksOf(row: PriceRow, view: Pick<View, 'rateMicros' | 'currency'>): OwnBreak[] {
  const listed = listBreaks(row, view);
  return row.agreed ? agreedBreaks(listed, agreedIn(row.agreed, view)) : listed;
}

function listBreaks(row: PriceRow, { rateMicros }: Pick<View, 'rateMicros'>): OwnBreak[] {
  const isOwn = row.own_quantities !== null && row.own_micros !== null;
  const quantities = isOwn ? row.own_quantities : row.break_quantities;
  const prices = (isOwn ? row.own_micros : row.break_micros) ?? [];
  return (quantities ?? []).map((quantity, index) => {
    const micros: Micros = Number(prices[index] ?? 0);
    return { quantity, unit_micros: isOwn ? micros : convertPrice(micros, rateMicros) };
  });
}

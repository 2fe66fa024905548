/** Unit prices in the view's currency. */
import { type SQL, sql } from 'drizzle-orm';
import { convertMicros, type Micros } from '#contract/money.ts';
import type { Break } from '#contract/pricing.ts';
import type { Columns, Row } from './columns.ts';
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
}

/** All breaks of an offer in the view's currency: those entered for it, else the base price converted. */
export function breaksOf(row: PriceRow, { rateMicros }: View): Break[] {
  const isOwn = row.own_quantities !== null && row.own_micros !== null;
  const quantities = isOwn ? row.own_quantities : row.break_quantities;
  const prices = (isOwn ? row.own_micros : row.break_micros) ?? [];
  return (quantities ?? []).map((quantity, index) => {
    const micros: Micros = Number(prices[index] ?? 0);
    return { quantity, unit_micros: isOwn ? micros : converted(micros, rateMicros) };
  });
}

/** `convertMicros`, without big integers where the product is exact as a number. */
function converted(micros: Micros, rateMicros: number): Micros {
  const product = micros * rateMicros + 500_000;
  return product <= Number.MAX_SAFE_INTEGER ? (product - (product % 1_000_000)) / 1_000_000 : convertMicros(micros, rateMicros);
}

/** The default offer's unit price at the view's quantity, as lists filter and sort by it; NaN without a price. */
export function unitPriceOf({ quantity, currency, rateMicros }: View, columns: Columns): (row: Row) => Micros {
  const own = columns.ownBreaks.get(currency);
  const { breakStart, breakQuantity, breakMicros } = columns;
  return (row) => {
    const entered = own?.get(row);
    if (entered)
      return (
        entered.micros[
          Math.max(
            0,
            entered.quantities.findLastIndex((from) => from <= quantity),
          )
        ] ?? Number.NaN
      );
    const start = breakStart[row] ?? 0;
    let found = (breakStart[row + 1] ?? start) - 1;
    if (found < start) return Number.NaN;
    while (found > start && (breakQuantity[found] ?? 0) > quantity) found -= 1;
    return converted(breakMicros[found] ?? 0, rateMicros);
  };
}

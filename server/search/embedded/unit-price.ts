import type { Micros } from '#contract/money.ts';
import type { Pricing } from '#server/search/predicate.ts';
import { convertPrice } from '#server/rules/convert-price.ts';
import type { Columns, Row } from './columns.ts';

/** The default offer's unit price, as lists filter and sort by it; NaN without a price. */
export function unitPriceOf({ quantity, currency, rateMicros }: Pricing, columns: Columns): (row: Row) => Micros {
  const own = columns.ownBreaks.get(currency);
  const { breakStart, breakQuantity, breakMicros } = columns;
  return (row) => {
    const entered = own?.get(row);
    if (entered) {
      const found = entered.quantities.findLastIndex((from) => from <= quantity);
      return entered.micros[Math.max(0, found)] ?? Number.NaN;
    }
    const start = breakStart[row] ?? 0;
    let found = (breakStart[row + 1] ?? start) - 1;
    if (found < start) return Number.NaN;
    while (found > start && (breakQuantity[found] ?? 0) > quantity) found -= 1;
    return convertPrice(breakMicros[found] ?? 0, rateMicros);
  };
}

/** What an order does where the stock does not cover it (`docs/api.md` 7.4): take what there is, or wait for the rest. */
import { greatestQuantity, type OrderRules } from '#contract/pricing.ts';
import { allocateStock, type Level, noLevel } from './allocate-stock.ts';
import { day } from '#contract/durations.ts';

interface WantedLine {
  productId: number;
  quantity: number;
  rules: OrderRules;
}

/** The same stock with nothing to wait for. */
export function withoutWaiting(levels: ReadonlyMap<number, Level>): Map<number, Level> {
  return new Map([...levels].map(([id, { available }]) => [id, { available, backorder: false }]));
}

export interface Share {
  /** Pieces in stock that no line before it takes. */
  available: number;
  /** So many of them can be ordered. */
  taken: number;
}

/**
 * What each line can have now. Lines that are covered as a whole come first; what they leave goes to the others in their
 * order, in quantities that their packaging is sold in. A line for which less than its minimum is left gets nothing.
 */
export function takeAvailable(lines: readonly WantedLine[], levels: ReadonlyMap<number, Level>): Share[] {
  const splits = allocateStock(lines, withoutWaiting(levels));
  const left = new Map<number, number>();
  for (const [index, { productId }] of lines.entries()) {
    const pool = left.get(productId) ?? Math.max(0, (levels.get(productId) ?? noLevel).available);
    const split = splits[index];
    left.set(productId, split && split.short === 0 ? pool - split.from_stock : pool);
  }
  return lines.map(({ productId, quantity, rules }, index) => {
    if (splits[index]?.short === 0) return { available: quantity, taken: quantity };
    const pool = left.get(productId) ?? 0;
    const taken = greatestQuantity(rules, Math.min(pool, quantity));
    left.set(productId, pool - taken);
    return { available: pool, taken };
  });
}

interface Supply {
  incoming: readonly { quantity: number; expected_at: string }[];
  leadTimeDays: number | null;
}

/**
 * The day (YYYY-MM-DD) by which pieces that the stock lacks are expected: the first delivery on its way that brings enough, else the
 * lead time from today. Null when the shop knows neither. What other orders wait for is not counted.
 */
export function expectedOn({ incoming, leadTimeDays }: Supply, pieces: number, now: Date): string | null {
  const today = now.toISOString().slice(0, 10);
  const coming = incoming
    .map(({ quantity, expected_at }) => ({ quantity, on: expected_at.slice(0, 10) }))
    .filter(({ on }) => on >= today)
    .toSorted((a, b) => a.on.localeCompare(b.on));
  let missing = pieces;
  for (const { quantity, on } of coming) {
    missing -= quantity;
    if (missing <= 0) return on;
  }
  return leadTimeDays === null ? null : new Date(now.getTime() + leadTimeDays * day).toISOString().slice(0, 10);
}

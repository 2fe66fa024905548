/** How an order draws on stock (`docs/api.md` 7.4): all packagings of a product share one pool. */

export interface Level {
  /** Pieces that can be promised now: on hand less reserved less safety. */
  available: number;
  backorder: boolean;
}

export interface Wanted {
  productId: number;
  quantity: number;
  /** What the stock lacks is ordered for this line, whatever holds for others. */
  isPromised?: boolean | undefined;
}

export interface Split {
  from_stock: number;
  backordered: number;
  /** Pieces that can neither be taken nor ordered; the line cannot be sold. */
  short: number;
}

export const noLevel: Level = { available: 0, backorder: false };

/** Splits each line, in the order given, into pieces from stock and the rest. */
export function allocateStock(lines: readonly Wanted[], levels: ReadonlyMap<number, Level>): Split[] {
  const left = new Map<number, number>();
  return lines.map(({ productId, quantity, isPromised = false }) => {
    const level = levels.get(productId) ?? noLevel;
    const pool = left.get(productId) ?? Math.max(0, level.available);
    const taken = Math.min(pool, quantity);
    const rest = quantity - taken;
    const mayOrder = level.backorder || isPromised;
    // A line that cannot be sold leaves the stock to those that can.
    left.set(productId, mayOrder || rest === 0 ? pool - taken : pool);
    return { from_stock: taken, backordered: mayOrder ? rest : 0, short: mayOrder ? 0 : rest };
  });
}

/** Pieces per product, summed over the lines and sorted by product, so that two orders never wait for each other in a circle. */
export function takenPerProduct(lines: readonly { productId: number; fromStock: number }[]): { productId: number; quantity: number }[] {
  const sums = new Map<number, number>();
  for (const { productId, fromStock } of lines) sums.set(productId, (sums.get(productId) ?? 0) + fromStock);
  return [...sums]
    .filter(([, quantity]) => quantity > 0)
    .map(([productId, quantity]) => ({ productId, quantity }))
    .toSorted((a, b) => a.productId - b.productId);
}

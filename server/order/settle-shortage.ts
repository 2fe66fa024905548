/** Lines of a cart that the stock does not cover, and what the buyer's choice makes of them (`docs/api.md` 7.4). */
import type { Shortage, ShortageChoice } from '#contract/api/checkout.ts';
import { assessRows, type CartItem, levelsOf } from '#server/cart/assess-cart.ts';
import type { View } from '#server/search/view/view.ts';
import { expectedOn, takeAvailable, withoutWaiting } from '#server/rules/shortage.ts';

/** What the stock has for one line that is to be ordered. */
interface Short {
  item: CartItem;
  mayWait: boolean;
  available: number;
}

/** Wanted lines that the stock does not cover as a whole; one that cannot be ordered at all is told by its own issue. */
function findShort(items: readonly CartItem[]): Short[] {
  const wanted = items.filter(({ row, line }) => row.selected && (line.blockedBy === null || line.blockedBy === 'insufficient_stock'));
  const levels = levelsOf(wanted.map(({ row }) => row));
  const shares = takeAvailable(
    wanted.map(({ row, offer }) => ({ productId: row.product_id, quantity: row.quantity, rules: offer })),
    levels,
  );
  return wanted.flatMap((item, index) => {
    const available = shares[index]?.taken ?? 0;
    const isShort = item.line.from_stock < item.row.quantity || item.line.blockedBy !== null || available < item.row.quantity;
    return isShort ? [{ item, available, mayWait: levels.get(item.row.product_id)?.backorder ?? false }] : [];
  });
}

export function shortagesOf(items: readonly CartItem[], now: Date): Shortage[] {
  return findShort(items).map(({ item: { row, line }, mayWait, available }) => {
    const missing = row.quantity - line.from_stock;
    const supply = { incoming: row.incoming, leadTimeDays: row.lead_time_days };
    return {
      line_id: row.line_id,
      sku: row.sku,
      requested: row.quantity,
      available,
      backorder: mayWait,
      from_stock: mayWait ? line.from_stock : available,
      lead_time_days: row.lead_time_days,
      expected_on: mayWait && missing > 0 ? expectedOn(supply, missing, now) : null,
    };
  });
}

/** The lines as the order takes them: shortened to what there is, unless their rest is waited for. The rest of a shortened one is kept. */
export function settleShortage(view: View, items: readonly CartItem[], choice: ShortageChoice): CartItem[] {
  const short = new Map(findShort(items).map((one) => [one.item.row.line_id, one]));
  const quantities = items.map(({ row }) => {
    const found = short.get(row.line_id);
    // A line that gets nothing stays as it is, blocked.
    return found && found.available > 0 && !(found.mayWait && choice === 'backorder') ? found.available : row.quantity;
  });
  const rows = items.map(({ row }, index) => ({ ...row, quantity: quantities[index] ?? row.quantity }));
  const levels = levelsOf(rows);
  // The buyer has seen no price for the smaller quantity yet.
  const fresh = new Set([...short.values()].map(({ item }) => item.row.sku));
  return assessRows(view, rows, choice === 'backorder' ? levels : withoutWaiting(levels), fresh).map((item, index) => ({
    ...item,
    kept: (items[index]?.row.quantity ?? item.row.quantity) - item.row.quantity,
  }));
}

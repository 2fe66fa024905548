import { sql } from 'drizzle-orm';
import type { View } from '#server/search/view/view.ts';
import { type AssessedLine, assessLines, isOrdered } from '#server/rules/cart-line.ts';
import type { OwnOffer } from '#server/rules/agreed-price.ts';
import type { Level } from '#server/rules/allocate-stock.ts';
import { type CartLineRow, isDiscontinued, levelOf, pricedOffer, readLines } from './cart-rows.ts';

export interface CartItem {
  row: CartLineRow;
  offer: OwnOffer;
  line: AssessedLine;
  /** The shop has promised to get what the stock lacks, as it does for a quote. */
  isPromised?: boolean;
  /** Pieces that the buyer wants and that stay in the cart, as the stock has them not. */
  kept?: number;
}

/** The lines of a cart with prices and stock of this moment. Lines of the `fresh` order codes were just changed, so the buyer has seen no other price. */
export async function assessCart(view: View, cartId: string | null, fresh: ReadonlySet<string> = new Set()): Promise<CartItem[]> {
  const rows = cartId === null ? [] : await readLines(view, cartId);
  return assessRows(view, rows, levelsOf(rows), fresh);
}

/** What can be promised of the products of some lines. */
export function levelsOf(rows: readonly CartLineRow[]): Map<number, Level> {
  return new Map(rows.map((row) => [row.product_id, levelOf(row)]));
}

/** Lines with their prices and what the given stock has for them. */
export function assessRows(
  view: View,
  rows: readonly CartLineRow[],
  levels: ReadonlyMap<number, Level>,
  fresh: ReadonlySet<string> = new Set(),
): CartItem[] {
  const facts = rows.map((row) => ({
    productId: row.product_id,
    offer: pricedOffer(row, view),
    quantity: row.quantity,
    selected: row.selected,
    isVisible: !row.is_hidden,
    isDiscontinued: isDiscontinued(row),
    leadTimeDays: row.lead_time_days,
    seenMicros: row.seen_micros === null || row.seen_currency !== view.currency || fresh.has(row.sku) ? null : Number(row.seen_micros),
  }));
  const lines = assessLines(facts, levels);
  return rows.flatMap((row, index) => {
    const [line, fact] = [lines[index], facts[index]];
    return line && fact ? [{ row, offer: fact.offer, line }] : [];
  });
}

/** Lines that an order takes. */
export function orderedItems(items: readonly CartItem[]): CartItem[] {
  return items.filter(({ row, line }) => isOrdered(row, line));
}

/** Remembers the prices that the answer shows, to tell later that one has moved. */
export async function rememberPrices(view: View, items: readonly CartItem[], fresh: ReadonlySet<string>): Promise<void> {
  const shown = items.filter(({ row }) => fresh.has(row.sku));
  if (shown.length === 0) return;
  await view.db.execute(sql`
    update cart_line l set seen_micros = t.micros, seen_currency = ${view.currency}
    from unnest(${sql.param(shown.map(({ row }) => row.line_id))}::text[], ${sql.param(shown.map(({ line }) => line.unit_micros))}::bigint[]) as t (id, micros)
    where l.id = t.id`);
}

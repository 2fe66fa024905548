/** Pieces that leave the house: out of what was reserved for their order first, then out of what is free (`docs/api.md` 7.4). */
import { sql } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { stockMovement } from '#server/db/schema.ts';
import type { OrderLineRow } from '#server/order/order-row.ts';
import { lockLevels } from '#server/order/reserve-stock.ts';
import { StoreError } from '#server/kernel/store-error.ts';

interface Leaving {
  productId: number;
  quantity: number;
  /** So many of them were reserved; the rest was on backorder and has come in since. */
  reserved: number;
}

/** What leaves per product when these pieces of the lines are sent. */
function leavingPieces(
  lines: readonly Pick<OrderLineRow, 'id' | 'productId' | 'fromStock' | 'shipped'>[],
  sent: readonly { lineId: string; quantity: number }[],
): Leaving[] {
  const byProduct = new Map<number, Leaving>();
  for (const { lineId, quantity } of sent) {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) continue;
    const reserved = Math.min(quantity, Math.max(0, line.fromStock - line.shipped));
    const before = byProduct.get(line.productId) ?? { productId: line.productId, quantity: 0, reserved: 0 };
    byProduct.set(line.productId, { ...before, quantity: before.quantity + quantity, reserved: before.reserved + reserved });
  }
  return [...byProduct.values()].toSorted((a, b) => a.productId - b.productId);
}

/** Books them out; refused as a whole where the shelf has fewer pieces than the parcel, others' reservations left alone. */
export async function takeFromStock(
  queries: Queries,
  orderNo: string,
  lines: readonly OrderLineRow[],
  sent: readonly { lineId: string; quantity: number }[],
  at: Date,
): Promise<void> {
  const leaving = leavingPieces(lines, sent);
  const ids = leaving.map(({ productId }) => productId);
  await lockLevels(queries, ids);
  const column = (name: 'quantity' | 'reserved') => sql.param(leaving.map((one) => one[name]));
  const { rows } = await queries.execute<{ product_id: number }>(sql`
    update stock s set on_hand = s.on_hand - t.quantity, reserved = s.reserved - t.reserved, as_of = ${at.toISOString()}
    from unnest(${sql.param(ids)}::int[], ${column('quantity')}::int[], ${column('reserved')}::int[]) as t (product_id, quantity, reserved)
    where s.product_id = t.product_id and s.on_hand - s.reserved >= t.quantity - t.reserved
    returning s.product_id`);
  if (rows.length !== leaving.length) throw await shortOf(queries, lines, leaving, new Set(rows.map((row) => row.product_id)));
  await queries.insert(stockMovement).values(
    leaving.map(({ productId, quantity, reserved }) => {
      return { productId, kind: 'shipped' as const, onHand: -quantity, reserved: -reserved, reference: orderNo, at };
    }),
  );
}

async function shortOf(
  queries: Queries,
  lines: readonly OrderLineRow[],
  leaving: readonly Leaving[],
  taken: ReadonlySet<number>,
): Promise<StoreError> {
  const levels = await lockLevels(
    queries,
    leaving.map(({ productId }) => productId),
  );
  const short = leaving
    .filter(({ productId }) => !taken.has(productId))
    .flatMap(({ productId, quantity }) => {
      const line = lines.find((one) => one.productId === productId);
      const level = levels.get(productId);
      if (!line) return [];
      const available = Math.max(0, level?.available ?? 0);
      return [{ line_id: line.id, sku: line.sku, requested: quantity, available, lead_time_days: level?.leadTimeDays ?? null }];
    });
  return new StoreError('insufficient_stock', { data: { lines: short } });
}

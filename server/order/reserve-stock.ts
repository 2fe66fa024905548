/** Reserves and frees stock inside a transaction, each change written to the ledger (`docs/api.md` 7.4). */
import { asc, inArray, sql } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { product, stock, stockMovement } from '#server/db/schema.ts';
import type { Level } from '#server/rules/allocate-stock.ts';
import { StoreError } from '#server/kernel/store-error.ts';

export interface LockedLevel extends Level {
  leadTimeDays: number | null;
}

/** Pieces of one product for one order. */
export interface Reservation {
  productId: number;
  quantity: number;
  orderNo: string;
}

/** Locks the levels of some products, always in the order of their ids, so that no two transactions wait for each other in a circle. */
export async function lockLevels(queries: Queries, productIds: readonly number[]): Promise<Map<number, LockedLevel>> {
  const ids = [...new Set(productIds)];
  if (ids.length === 0) return new Map();
  const rows = await queries.select().from(stock).where(inArray(stock.productId, ids)).orderBy(asc(stock.productId)).for('update');
  const ended = await queries.select({ id: product.id, lifecycle: product.lifecycle }).from(product).where(inArray(product.id, ids));
  const discontinued = new Set(ended.flatMap(({ id, lifecycle }) => (lifecycle === 'obsolete' ? [id] : [])));
  return new Map(
    rows.map((row) => [
      row.productId,
      {
        available: row.onHand - row.reserved - row.safety,
        backorder: row.backorder && !discontinued.has(row.productId),
        leadTimeDays: row.leadTimeDays,
      },
    ]),
  );
}

/** Takes the pieces or fails as a whole; the condition holds even where a level was not locked before. */
export async function reserveStock(queries: Queries, reservations: readonly Reservation[], now: Date): Promise<void> {
  if (reservations.length === 0) return;
  const { rowCount } = await queries.execute(sql`
    update stock s set reserved = s.reserved + t.quantity, as_of = ${now.toISOString()}
    from ${asTable(reservations)} where s.product_id = t.product_id and s.on_hand - s.reserved - s.safety >= t.quantity`);
  if (rowCount !== reservations.length) throw new StoreError('insufficient_stock', { data: { lines: [] } });
  await record(queries, 'reserved', reservations, 1, now);
}

/** Gives the pieces back. The products must be locked by the caller when there are several orders. */
export async function freeStock(queries: Queries, reservations: readonly Reservation[], now: Date): Promise<void> {
  if (reservations.length === 0) return;
  await lockLevels(
    queries,
    reservations.map(({ productId }) => productId),
  );
  await queries.execute(sql`
    update stock s set reserved = s.reserved - t.quantity, as_of = ${now.toISOString()}
    from (select product_id, sum(quantity)::int as quantity from ${asTable(reservations)} group by product_id) t
    where s.product_id = t.product_id`);
  await record(queries, 'freed', reservations, -1, now);
}

function asTable(reservations: readonly Reservation[]) {
  const ids = reservations.map(({ productId }) => productId);
  const quantities = reservations.map(({ quantity }) => quantity);
  return sql`unnest(${sql.param(ids)}::int[], ${sql.param(quantities)}::int[]) as t (product_id, quantity)`;
}

async function record(
  queries: Queries,
  kind: 'reserved' | 'freed',
  reservations: readonly Reservation[],
  sign: 1 | -1,
  now: Date,
): Promise<void> {
  await queries.insert(stockMovement).values(
    reservations.map(({ productId, quantity, orderNo }) => ({
      productId,
      kind,
      onHand: 0,
      reserved: sign * quantity,
      reference: orderNo,
      at: now,
    })),
  );
}

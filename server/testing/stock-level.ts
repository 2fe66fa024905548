import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { product, stock, stockMovement } from '#server/db/schema.ts';

/** What the shop has of a part and has reserved of it; fails where its movements do not add up to that. */
export async function stockLevel(db: Database, mpn: string) {
  const [row] = await db
    .select({ onHand: stock.onHand, reserved: stock.reserved, id: stock.productId })
    .from(stock)
    .innerJoin(product, eq(product.id, stock.productId))
    .where(eq(product.mpn, mpn));
  if (!row) throw new Error(`${mpn} has no stock`);
  const [sums] = await db
    .select({ onHand: sql<number>`sum(${stockMovement.onHand})::int`, reserved: sql<number>`sum(${stockMovement.reserved})::int` })
    .from(stockMovement)
    .where(eq(stockMovement.productId, row.id));
  if (row.onHand !== sums?.onHand || row.reserved !== sums.reserved)
    throw new Error(`${mpn}: on hand ${row.onHand}, reserved ${row.reserved}, but its movements add up to ${JSON.stringify(sums)}`);
  return row;
}

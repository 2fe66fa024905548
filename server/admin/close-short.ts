import { eq } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { orderLine } from '#server/db/schema.ts';
import { heldPieces, moveOrder } from '#server/order/move-order.ts';
import { freeStock } from '#server/order/reserve-stock.ts';
import { readOrderRows } from '#server/order/show-order.ts';
import type { OrderRow } from '#server/order/order-row.ts';
import { namedPerson } from '#server/caller/audit.ts';
import type { Acting } from '#server/caller/acting.ts';

/** Gives up what was not sent of a partly sent order; its pieces are for sale again, its money goes back by a refund. */
export async function closeShort({ actor, now }: Acting, queries: Queries, row: OrderRow, note: string | null): Promise<OrderRow> {
  const { lines } = await readOrderRows(queries, row);
  await freeStock(queries, heldPieces(lines), now);
  for (const { id, shipped, fromStock } of lines) {
    const taken = Math.min(shipped, fromStock);
    // One connection serves the transaction, so its statements run one after the other anyway.
    // oxlint-disable-next-line no-await-in-loop
    await queries
      .update(orderLine)
      .set({ fromStock: taken, backordered: shipped - taken })
      .where(eq(orderLine.id, id));
  }
  return moveOrder(queries, row, 'shipped', { actor: 'operator', person: namedPerson(actor), code: 'closed_short', at: now, note });
}

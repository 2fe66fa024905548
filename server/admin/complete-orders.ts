import { and, asc, eq, sql } from 'drizzle-orm';
import type { StoreDeps } from '#server/caller/call.ts';
import { order, shipment } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { moveOrder } from '#server/order/move-order.ts';
import { day } from '#contract/durations.ts';

/** So long after the last parcel arrived nobody waits for the buyer's word any more (`docs/api.md` 6.1). */
const completeAfterDays = 30;

/** Completes orders whose parcels have all arrived long ago, some at a time; gives how many. */
export async function completeOrders({ db, clock }: StoreDeps, batch = 20): Promise<number> {
  const now = clock();
  const before = new Date(now.getTime() - completeAfterDays * day).toISOString();
  const arrived = sql`(select max(${shipment.deliveredAt}) <= ${before} and count(*) = count(${shipment.deliveredAt})
    from ${shipment} where ${shipment.orderNo} = ${order.orderNo})`;
  return transact(db, async (queries) => {
    const due = await queries
      .select()
      .from(order)
      .where(and(eq(order.status, 'shipped'), arrived))
      .orderBy(asc(order.createdAt))
      .limit(batch)
      .for('update', { skipLocked: true });
    for (const row of due) {
      // One connection serves the transaction, so its statements run one after the other anyway.
      // oxlint-disable-next-line no-await-in-loop
      await moveOrder(queries, row, 'completed', { actor: 'timer', code: 'completed_by_time', at: now });
    }
    return due.length;
  });
}

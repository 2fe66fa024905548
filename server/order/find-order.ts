import { and, eq } from 'drizzle-orm';
import { ownOf } from '#server/caller/access-key.ts';
import type { Call } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { order } from '#server/db/schema.ts';
import { notFound } from '#server/kernel/store-error.ts';
import type { OrderRow } from './order-row.ts';

/** An order of the caller. Somebody else's answers `not_found`, like one that does not exist. */
export async function findOrder(call: Call, queries: Queries, orderNo: string, lock?: 'update'): Promise<OrderRow> {
  const whose = ownOf(call, queries, { number: order.orderNo, owner: order.accountId });
  if (!whose) throw notFound();
  const query = queries
    .select()
    .from(order)
    .where(and(eq(order.orderNo, orderNo), whose));
  const [row] = await (lock ? query.for(lock) : query);
  if (!row) throw notFound();
  return row;
}

import { and, eq, or } from 'drizzle-orm';
import { openedBy } from '#server/caller/access-key.ts';
import type { Call } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { order } from '#server/db/schema.ts';
import { notFound } from '#server/kernel/store-error.ts';
import type { OrderRow } from './order-row.ts';

/** Condition for an order that the caller may see: their account's, or the one their access key belongs to. */
function mine({ account, accessKey, now }: Call, queries: Queries) {
  const byAccount = account ? eq(order.accountId, account.id) : undefined;
  const byKey = accessKey === null ? undefined : openedBy(queries, accessKey, order.orderNo, now);
  return or(byAccount, byKey);
}

/** An order of the caller. Somebody else's answers `not_found`, like one that does not exist. */
export async function findOrder(call: Call, queries: Queries, orderNo: string, lock?: 'update'): Promise<OrderRow> {
  const whose = mine(call, queries);
  if (!whose) throw notFound();
  const query = queries
    .select()
    .from(order)
    .where(and(eq(order.orderNo, orderNo), whose));
  const [row] = await (lock ? query.for(lock) : query);
  if (!row) throw notFound();
  return row;
}

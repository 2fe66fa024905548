import { and, eq, gt, or } from 'drizzle-orm';
import type { Call } from '#server/call.ts';
import { hashOf } from '#server/caller.ts';
import type { Queries } from '#server/db/client.ts';
import { order } from '#server/db/schema.ts';
import { notFound } from '#server/store-error.ts';
import type { OrderRow } from './show-order.ts';

/** Condition for an order that the caller may see: his account's, or the one his access key belongs to. */
function mine({ account, accessKey, now }: Call) {
  const byAccount = account ? eq(order.accountId, account.id) : undefined;
  const byKey = accessKey === null ? undefined : and(eq(order.accessKeyHash, hashOf(accessKey)), gt(order.accessKeyUntil, now));
  return or(byAccount, byKey);
}

/** The key that the caller opened an order with, for the link in its mail; null for any other key that he sends. */
export function ownKey({ accessKey }: Call, { accessKeyHash }: OrderRow): string | null {
  return accessKey !== null && accessKeyHash === hashOf(accessKey) ? accessKey : null;
}

/** An order of the caller. Somebody else's answers `not_found`, like one that does not exist. */
export async function findOrder(call: Call, queries: Queries, orderNo: string, lock?: 'update'): Promise<OrderRow> {
  const whose = mine(call);
  if (!whose) throw notFound();
  const query = queries
    .select()
    .from(order)
    .where(and(eq(order.orderNo, orderNo), whose));
  const [row] = await (lock ? query.for(lock) : query);
  if (!row) throw notFound();
  return row;
}

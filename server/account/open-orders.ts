import { sql } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { StoreError } from '#server/kernel/store-error.ts';

interface OpenOrder extends Record<string, unknown> {
  order_no: string;
  status: string;
}

/** Orders for which the shop still owes parts or money: as long as there are any, it has to know their buyer. */
export async function openPaidOrders(queries: Queries, orderNos: readonly string[]): Promise<OpenOrder[]> {
  const found = sql`select order_no, status from shop_order where order_no = any(${sql.param(orderNos)})
    and (status in ('confirmed', 'processing', 'partially_shipped', 'shipped') or (status <> 'completed' and paid > refunded))
    order by created_at, order_no`;
  return (await queries.execute<OpenOrder>(found)).rows;
}

/** Refuses what would leave such an order without a buyer. */
export async function refuseOpenOrders(queries: Queries, orderNos: readonly string[]): Promise<void> {
  const open = await openPaidOrders(queries, orderNos);
  const [first] = open;
  if (first) {
    throw new StoreError('state_conflict', {
      data: { status: first.status, allowed: [], orders: open.map(({ order_no }) => order_no) },
    });
  }
}

import { asc, eq } from 'drizzle-orm';
import { getInvoice, type Order } from '#contract/api/order.ts';
import type { Queries } from '#server/db/client.ts';
import { orderDocument } from '#server/db/schema.ts';
import type { OrderRow } from '#server/order/show-order.ts';

/** An order that may still be paid and has no invoice yet has a proforma in its place. */
export function hasProforma({ status }: Pick<OrderRow, 'status'>, issued: readonly { kind: string }[]): boolean {
  return status !== 'cancelled' && status !== 'expired' && !issued.some(({ kind }) => kind === 'invoice');
}

/** The documents of an order with the path of the call that draws them. */
export async function readDocuments(queries: Queries, row: OrderRow): Promise<Order['documents']> {
  const issued = await queries
    .select({ kind: orderDocument.kind, number: orderDocument.number })
    .from(orderDocument)
    .where(eq(orderDocument.orderNo, row.orderNo))
    .orderBy(asc(orderDocument.issuedAt), asc(orderDocument.number));
  const proforma = { kind: 'proforma' as const, number: row.orderNo };
  const all = hasProforma(row, issued) ? [proforma, ...issued] : issued;
  return all.map(({ kind, number }) => {
    const query = new URLSearchParams({ order_no: row.orderNo, kind, ...(kind === 'proforma' ? {} : { number }) });
    return { kind, number, url: `${getInvoice.path}?${query.toString()}` };
  });
}

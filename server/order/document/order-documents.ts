import { asc, inArray } from 'drizzle-orm';
import { type Order } from '#contract/api/order.ts';
import { getInvoice } from '#contract/api/document.ts';
import type { Queries } from '#server/db/client.ts';
import { orderDocument } from '#server/db/schema.ts';
import type { OrderRow } from '#server/order/order-row.ts';

type Documents = Order['documents'];
type Owner = Pick<OrderRow, 'orderNo' | 'status'>;

/** An order that may still be paid and has no invoice yet has a proforma in its place. */
function hasProforma({ status }: Owner, issued: readonly { kind: string }[]): boolean {
  return status !== 'cancelled' && status !== 'expired' && !issued.some(({ kind }) => kind === 'invoice');
}

/** The documents of each order by its number, with the path of the call that draws them; one query however many orders. */
export async function readDocumentsOf(queries: Queries, rows: readonly Owner[]): Promise<ReadonlyMap<string, Documents>> {
  if (rows.length === 0) return new Map();
  const numbers = rows.map(({ orderNo }) => orderNo);
  const issued = await queries
    .select({ orderNo: orderDocument.orderNo, kind: orderDocument.kind, number: orderDocument.number })
    .from(orderDocument)
    .where(inArray(orderDocument.orderNo, numbers))
    .orderBy(asc(orderDocument.issuedAt), asc(orderDocument.number));
  const byOrder = Map.groupBy(issued, ({ orderNo }) => orderNo);
  return new Map(rows.map((row) => [row.orderNo, documentsOf(row, byOrder.get(row.orderNo) ?? [])]));
}

function documentsOf(row: Owner, issued: readonly Pick<Documents[number], 'kind' | 'number'>[]): Documents {
  const all = hasProforma(row, issued) ? [{ kind: 'proforma' as const, number: row.orderNo }, ...issued] : issued;
  return all.map(({ kind, number }) => {
    const query = new URLSearchParams({ order_no: row.orderNo, kind, ...(kind === 'proforma' ? {} : { number }) });
    return { kind, number, url: `${getInvoice.path}?${query.toString()}` };
  });
}

export async function readDocuments(queries: Queries, row: Owner): Promise<Documents> {
  return (await readDocumentsOf(queries, [row])).get(row.orderNo) ?? [];
}

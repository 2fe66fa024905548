import type { moveReturn } from '#contract/api/admin/returns.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { Acting } from '#server/caller/acting.ts';
import type { Queries } from '#server/db/client.ts';
import { invalidField } from '#server/kernel/store-error.ts';
import { writeParcel } from '#server/admin/ship-order.ts';
import { takeFromStock } from '#server/admin/take-from-stock.ts';
import { readOrderRows } from '#server/order/show-order.ts';
import type { ReturnOfOrder } from './show-admin-return.ts';

/**
 * Sends the same pieces once more; gives the number of the parcel. They leave what is free in stock, never what the order itself still
 * waits for, and the order counts as much as sent as before.
 */
export async function replaceParts(
  { deps, now }: Acting,
  queries: Queries,
  { row, found }: ReturnOfOrder,
  parcel: ParsedRequestOf<typeof moveReturn>['parcel'],
): Promise<string> {
  if (!parcel) throw invalidField('parcel', { code: 'required' });
  const { lines } = await readOrderRows(queries, row);
  const sent = found.lines.map(({ lineId, quantity }) => ({ lineId, quantity, lotCode: null, dateCode: null }));
  const unreserved = lines.map((line) => ({ ...line, fromStock: 0 }));
  await takeFromStock(queries, row.orderNo, unreserved, sent, now);
  const { carrier, tracking_no: trackingNo } = parcel;
  return writeParcel(deps, queries, row, { carrier, trackingNo: trackingNo || null, trackingUrl: null, shippedAt: now, lines: sent });
}

/** Sends parts of an order: the parcel, what leaves the stock, the new state, the mail (`docs/api.md` 6.1). */
import { eq, sql } from 'drizzle-orm';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { orderLine, shipment, shipmentLine } from '#server/db/schema.ts';
import { underFreshNumber } from '#server/db/under-fresh-number.ts';
import { moveOrder, stateConflict } from '#server/order/move-order.ts';
import { readOrderRows } from '#server/order/show-order.ts';
import type { OrderLineRow, OrderRow } from '#server/order/order-row.ts';
import { tellBuyer } from '#server/order/payment/tell-buyer.ts';
import { carrierName, trackingUrl } from '#server/rules/carriers.ts';
import { newShipmentNumber } from '#server/rules/order-number.ts';
import { mayMove } from '#server/rules/order-state.ts';
import { invalidField } from '#server/kernel/store-error.ts';
import { takeFromStock } from './take-from-stock.ts';

interface ParcelLine {
  lineId: string;
  quantity: number;
  lotCode: string | null;
  dateCode: string | null;
}

export interface Parcel {
  carrier: string;
  trackingNo: string | null;
  /** For a carrier that is not in our table. */
  trackingUrl: string | null;
  shippedAt: Date;
  lines: readonly ParcelLine[];
}

/** Writes a parcel of a locked order; the order is `shipped` when nothing is left to send. */
export async function shipOrder(
  deps: StoreDeps,
  queries: Queries,
  row: OrderRow,
  { parcel, person, at, note = null }: { parcel: Parcel; person: string | null; at: Date; note?: string | null },
): Promise<OrderRow> {
  if (!mayMove(row.status, 'shipped', 'operator')) throw stateConflict({ deps, now: at }, row);
  const { lines } = await readOrderRows(queries, row);
  checkParcel(lines, parcel);
  await takeFromStock(queries, row.orderNo, lines, parcel.lines, at);
  const shipmentNo = await writeParcel(deps, queries, row, parcel);
  await countShipped(queries, parcel);
  const sent = new Map(parcel.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const isLast = lines.every(({ id, quantity, shipped }) => shipped + (sent.get(id) ?? 0) >= quantity);
  const to = isLast ? 'shipped' : 'partially_shipped';
  const moved = await moveOrder(queries, row, to, { actor: 'operator', person, code: to, at, note });
  await tellBuyer(deps, queries, 'order_shipped', moved, { shipmentNo });
  return moved;
}

function checkParcel(lines: readonly OrderLineRow[], parcel: Parcel): void {
  const left = new Map(lines.map(({ id, quantity, shipped }) => [id, quantity - shipped]));
  const seen = new Set<string>();
  for (const [index, { lineId, quantity }] of parcel.lines.entries()) {
    const path = `shipment.lines.${index}`;
    const most = left.get(lineId);
    if (most === undefined) throw invalidField(`${path}.line_id`, { code: 'not_allowed' });
    if (seen.has(lineId)) throw invalidField(`${path}.line_id`, { code: 'not_unique' });
    if (quantity > most) throw invalidField(`${path}.quantity`, { code: 'out_of_range', limit: most, bound: 'most' });
    seen.add(lineId);
  }
}

/** Writes a parcel with what lies in it; gives its number. */
export async function writeParcel(
  { settings: { trade } }: Pick<StoreDeps, 'settings'>,
  queries: Queries,
  { orderNo }: OrderRow,
  parcel: Parcel,
): Promise<string> {
  const { trackingNo, shippedAt } = parcel;
  const url = trackingNo === null ? null : trackingUrl(trade.carriers, parcel.carrier, trackingNo);
  const values = {
    orderNo,
    carrier: carrierName(trade.carriers, parcel.carrier),
    trackingNo,
    trackingUrl: url ?? parcel.trackingUrl,
    shippedAt,
  };
  const { shipmentNo } = await underFreshNumber(() =>
    queries
      .insert(shipment)
      .values({ ...values, shipmentNo: newShipmentNumber(shippedAt) })
      .onConflictDoNothing()
      .returning(),
  );
  await queries.insert(shipmentLine).values(parcel.lines.map((line) => ({ ...line, shipmentNo })));
  return shipmentNo;
}

async function countShipped(queries: Queries, parcel: Parcel): Promise<void> {
  for (const { lineId, quantity } of parcel.lines) {
    // One connection serves the transaction, so its statements run one after the other anyway.
    // oxlint-disable-next-line no-await-in-loop
    await queries
      .update(orderLine)
      .set({ shipped: sql`${orderLine.shipped} + ${quantity}` })
      .where(eq(orderLine.id, lineId));
  }
}

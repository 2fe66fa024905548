import type { GoodsReturn, OrderReturns } from '#contract/api/returns.ts';
import type { Queries } from '#server/db/client.ts';
import { type OrderRows, readOrderRows } from '#server/order/show-order.ts';
import type { OrderRow } from '#server/order/order-row.ts';
import { mayMoveReturn, returnablePieces, withdrawablePieces } from '#server/rules/returns.ts';
import { withdrawalOf } from '#server/rules/withdrawal.ts';
import { readReturns, type WholeReturn } from './read-returns.ts';

/** An order with its returns. */
export interface ReturnsOfOrder {
  order: OrderRows;
  returns: WholeReturn[];
}

export async function readReturnsOf(queries: Queries, row: OrderRow): Promise<ReturnsOfOrder> {
  return { order: await readOrderRows(queries, row), returns: await readReturns(queries, row.orderNo) };
}

/** The buyer's view of the returns of an order, and of what may still come back. */
export function showReturns(all: ReturnsOfOrder, now: Date): OrderReturns {
  return { list: all.returns.map(showReturn), returnable: returnableOf(all), withdrawal: showWithdrawal(all, now) };
}

export function returnableOf({ order: { row, lines }, returns }: ReturnsOfOrder): OrderReturns['returnable'] {
  return returnablePieces({ status: row.status, lines, returns });
}

/** What a consumer may withdraw from now; null for whoever has no such right, and where nothing is left. */
export function showWithdrawal(all: ReturnsOfOrder, now: Date): OrderReturns['withdrawal'] {
  const { order, returns } = all;
  const { row, lines } = order;
  const { status, shippingAddress: shipping, billingAddress: billing } = row;
  const open = withdrawalOf({ status, shipping, billing, receivedAt: receivedAt(all) }, now);
  const pieces = withdrawablePieces({ status, lines, returns });
  return open && pieces.length > 0 ? { until: open.until?.toISOString() ?? null, lines: pieces } : null;
}

/** When the last parcel arrived, by the carrier or by the buyer's own word. What replaces parts begins no new period. */
function receivedAt({ order: { row, events, shipments = [] }, returns }: ReturnsOfOrder): Date | null {
  if (row.status !== 'shipped' && row.status !== 'completed') return null;
  const replacing = new Set(returns.map(({ shipmentNo }) => shipmentNo));
  const arrived = shipments.filter(({ shipment_no }) => !replacing.has(shipment_no)).map((parcel) => parcel.delivered_at);
  const days = arrived.filter((at) => at !== null);
  if (days.length > 0 && days.length === arrived.length) return new Date(Math.max(...days.map((at) => Date.parse(at))));
  return events.find(({ code }) => code === 'completed')?.at ?? null;
}

function showReturn(row: WholeReturn): GoodsReturn {
  return {
    return_no: row.returnNo,
    kind: row.kind,
    status: row.status,
    reason: row.reason,
    note: row.note,
    created_at: row.createdAt.toISOString(),
    lines: row.lines.map(({ lineId, quantity, restocked, scrapped }) => {
      return { line_id: lineId, quantity, received: restocked + scrapped };
    }),
    return_to: row.returnTo,
    answer: row.answer,
    outcome: row.outcome,
    refund: row.refund,
    shipment_no: row.shipmentNo,
    may_cancel: mayMoveReturn(row, 'cancelled', 'customer'),
  };
}

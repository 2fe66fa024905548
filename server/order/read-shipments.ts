import { asc, eq, inArray } from 'drizzle-orm';
import type { Order } from '#contract/api/order.ts';
import type { Queries } from '#server/db/client.ts';
import { shipment, shipmentLine } from '#server/db/schema.ts';

/** The parcels of an order, the first one first. */
export async function readShipments(queries: Queries, orderNo: string): Promise<Order['shipments']> {
  const parcels = await queries
    .select()
    .from(shipment)
    .where(eq(shipment.orderNo, orderNo))
    .orderBy(asc(shipment.shippedAt), asc(shipment.shipmentNo));
  if (parcels.length === 0) return [];
  const lines = await queries
    .select()
    .from(shipmentLine)
    .where(
      inArray(
        shipmentLine.shipmentNo,
        parcels.map(({ shipmentNo }) => shipmentNo),
      ),
    )
    .orderBy(asc(shipmentLine.lineId));
  const byParcel = Map.groupBy(lines, ({ shipmentNo }) => shipmentNo);
  return parcels.map((row) => ({
    shipment_no: row.shipmentNo,
    carrier: row.carrier,
    tracking_no: row.trackingNo,
    tracking_url: row.trackingUrl,
    shipped_at: row.shippedAt.toISOString(),
    delivered_at: row.deliveredAt?.toISOString() ?? null,
    lines: (byParcel.get(row.shipmentNo) ?? []).map((line) => ({
      line_id: line.lineId,
      quantity: line.quantity,
      lot_code: line.lotCode,
      date_code: line.dateCode,
    })),
  }));
}

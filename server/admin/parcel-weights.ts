/** What parts weigh together, without their packaging; only where the catalog knows the weight of each. */
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { orderLine, product, shipment, shipmentLine } from '#server/db/schema.ts';

const grams = (pieces: ReturnType<typeof sql>) =>
  sql<number | null>`case when bool_and(${product.weightG} is not null) then sum(${product.weightG} * ${pieces}) end`;

const known = (rows: readonly { name: string; grams: number | null }[]): Map<string, number> =>
  new Map(rows.flatMap(({ name, grams: weight }): [string, number][] => (weight === null ? [] : [[name, weight]])));

/** Grams of what orders still have to be sent, by their numbers. */
export async function weighRest(queries: Queries, orderNumbers: readonly string[]): Promise<Map<string, number>> {
  return known(
    await queries
      .select({ name: orderLine.orderNo, grams: grams(sql`(${orderLine.quantity} - ${orderLine.shipped})`) })
      .from(orderLine)
      .innerJoin(product, eq(product.id, orderLine.productId))
      .where(and(inArray(orderLine.orderNo, [...orderNumbers]), gt(orderLine.quantity, orderLine.shipped)))
      .groupBy(orderLine.orderNo),
  );
}

/** Grams of what was sent in the parcels of an order, by the numbers of the parcels. */
export async function weighParcels(queries: Queries, orderNo: string): Promise<Map<string, number>> {
  return known(
    await queries
      .select({ name: shipment.shipmentNo, grams: grams(sql`${shipmentLine.quantity}`) })
      .from(shipment)
      .innerJoin(shipmentLine, eq(shipmentLine.shipmentNo, shipment.shipmentNo))
      .innerJoin(orderLine, eq(orderLine.id, shipmentLine.lineId))
      .innerJoin(product, eq(product.id, orderLine.productId))
      .where(eq(shipment.orderNo, orderNo))
      .groupBy(shipment.shipmentNo),
  );
}

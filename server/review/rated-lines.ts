import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { comment, order, orderLine } from '#server/db/schema.ts';

/** Which of the lines have a rating already. */
export async function readRated(queries: Queries, lineIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (lineIds.length === 0) return new Set();
  const rows = await queries
    .select({ id: comment.orderLineId })
    .from(comment)
    .where(inArray(comment.orderLineId, [...lineIds]));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/** Orders of accounts in which a shipped line waits for its rating. */
export async function readToRate(queries: Queries, orderNos: readonly string[]): Promise<ReadonlySet<string>> {
  if (orderNos.length === 0) return new Set();
  const rows = await queries
    .select({ orderNo: orderLine.orderNo })
    .from(orderLine)
    .innerJoin(order, eq(order.orderNo, orderLine.orderNo))
    .leftJoin(comment, eq(comment.orderLineId, orderLine.id))
    .where(and(inArray(orderLine.orderNo, [...orderNos]), isNotNull(order.accountId), gt(orderLine.shipped, 0), isNull(comment.id)));
  return new Set(rows.map(({ orderNo }) => orderNo));
}

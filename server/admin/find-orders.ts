/** The shop's orders: state, search, days, pages (`docs/api.md` 5.6, `orders`). */
import { and, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { AdminOrderSummary, getAdminOrders } from '#contract/api/admin/order.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { orderStatuses } from '#contract/api/order.ts';
import { personName } from '#contract/person-name.ts';
import type { Queries } from '#server/db/client.ts';
import { isUnpaid, lineWords, order, orderLine, orderWords, transferSlip } from '#server/db/schema.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import type { OrderRow } from '#server/order/order-row.ts';
import { isOverdue } from '#server/account/company/credit.ts';
import { day as dayMs } from '#contract/durations.ts';

type Query = ParsedRequestOf<typeof getAdminOrders>;

export async function findOrdersOfShop(queries: Queries, query: Query, now: Date): Promise<ResponseOf<typeof getAdminOrders>> {
  const page = readPage(query);
  const matching = matches(query, now);
  const counted = await queries.select({ status: order.status, orders: count() }).from(order).where(matching).groupBy(order.status);
  const found = new Map(counted.map(({ status, orders }) => [status, orders]));
  // The page's numbers first: what is told of an order would be read of all those before them, too.
  const chosen = queries
    .select({ orderNo: order.orderNo })
    .from(order)
    .where(and(matching, query.status && eq(order.status, query.status)))
    .orderBy(desc(order.createdAt), desc(order.orderNo))
    .limit(page.size)
    .offset((page.page - 1) * page.size);
  const rows = await queries
    .select({
      row: order,
      // A query of one table writes its columns without the table, which inside of another query would mean that one's own.
      lines: sql<number>`(select count(*)::int from ${orderLine} l where l.order_no = ${order}.order_no)`,
      hasSlip: sql<boolean>`exists (select 1 from ${transferSlip} s where s.order_no = ${order}.order_no)`,
    })
    .from(order)
    .where(inArray(order.orderNo, chosen))
    .orderBy(desc(order.createdAt), desc(order.orderNo));
  const total = query.status ? (found.get(query.status) ?? 0) : counted.reduce((sum, { orders }) => sum + orders, 0);
  const list = rows.map(({ row, lines, hasSlip }) => summarise(row, lines, hasSlip));
  // Every state has its number, those that nothing is in too.
  const counts = Object.fromEntries(orderStatuses.map((status) => [status, found.get(status) ?? 0])) as Record<OrderRow['status'], number>;
  return { ...showPage(list, total, page), counts };
}

function summarise(row: OrderRow, lines: number, hasSlip: boolean): AdminOrderSummary {
  const { company, country } = row.shippingAddress;
  return {
    order_no: row.orderNo,
    version: row.version,
    status: row.status,
    payment_status: row.paymentStatus,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    email: row.email,
    customer: company || personName(row.shippingAddress),
    country,
    total: row.total,
    paid: row.paid,
    refunded: row.refunded,
    currency: row.currency,
    payment_method: row.paymentMethod,
    line_count: lines,
    has_slip: hasSlip,
  };
}

function matches({ payment_status, keyword = '', country, from, to, days, unpaid }: Query, now: Date): SQL | undefined {
  return and(
    payment_status && eq(order.paymentStatus, payment_status),
    from === undefined ? undefined : gte(order.createdAt, new Date(from)),
    to === undefined ? undefined : lt(order.createdAt, new Date(Date.parse(to) + dayMs)),
    country === undefined ? undefined : eq(order.country, country),
    days === undefined ? undefined : gte(order.createdAt, new Date(now.getTime() - days * dayMs)),
    unpaid === 'overdue' ? isOverdue(now) : undefined,
    unpaid === '1' ? isUnpaid : undefined,
    keyword === '' ? undefined : named(keyword),
  );
}

/** By its own words or by those of its lines; each way has its index, which one condition over both would not use. */
function named(keyword: string): SQL {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`${order.orderNo} in (select order_no from ${order} where ${orderWords} ilike ${pattern}
    union select order_no from ${orderLine} where ${lineWords} ilike ${pattern})`;
}

/** The orders of an account: tabs, search, days, pages (`docs/api.md` 5.3, `user-order`). */
import { and, count, desc, eq, exists, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { getUserOrders } from '#contract/api/account.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { orderStatuses } from '#contract/api/order.ts';
import type { Call } from '#server/caller/call.ts';
import { userOf } from '#server/caller/caller.ts';
import type { Queries } from '#server/db/client.ts';
import { order, orderLine } from '#server/db/schema.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import { partKey } from '#server/rules/part-number.ts';
import { countTabs, isInTab } from '#server/rules/order-tab.ts';
import { summariseOrders } from './summarise-orders.ts';
import { day as dayMs } from '#contract/durations.ts';

type Query = ParsedRequestOf<typeof getUserOrders>;

export async function findOrders(query: Query, call: Call): Promise<ResponseOf<typeof getUserOrders>> {
  const { db } = call.deps;
  const { status: tab = 'all' } = query;
  const page = readPage(query);
  const matching = matches(db, userOf(call).id, query);
  const statuses = orderStatuses.filter((status) => isInTab(status, tab));
  const [counts, rows] = await Promise.all([
    countOrders(db, matching),
    db
      .select()
      .from(order)
      .where(and(matching, inArray(order.status, statuses)))
      .orderBy(desc(order.createdAt), desc(order.orderNo))
      .limit(page.size)
      .offset((page.page - 1) * page.size),
  ]);
  return { ...showPage(await summariseOrders(call, rows), counts[tab], page), counts };
}

export async function countOrders(queries: Queries, matching: SQL | undefined) {
  return countTabs(await queries.select({ status: order.status, orders: count() }).from(order).where(matching).groupBy(order.status));
}

/** The account's orders that a query means, whatever the tab. */
function matches(queries: Queries, accountId: string, { keyword = '', from, to }: Query): SQL | undefined {
  return and(
    eq(order.accountId, accountId),
    from === undefined ? undefined : gte(order.createdAt, new Date(from)),
    to === undefined ? undefined : lt(order.createdAt, new Date(Date.parse(to) + dayMs)),
    keyword === '' ? undefined : named(queries, keyword),
  );
}

/** Order number and part numbers are found however their hyphens are typed; a buyer's own number as it is written. */
function named(queries: Queries, keyword: string): SQL | undefined {
  const byPurchaseOrder = ilike(order.poNumber, `%${keyword.replace(/[\\%_]/g, '\\$&')}%`);
  const plain = keyword.normalize('NFKC');
  // What is left of a text in another script would match nearly everything.
  const key = /^[ -~]+$/.test(plain) ? partKey(plain) : '';
  if (key === '') return byPurchaseOrder;
  const pattern = `%${key}%`;
  const part = sql`regexp_replace(upper(${orderLine.sold}->>'mpn'), '[^A-Z0-9]', '', 'g') like ${pattern}`;
  const itsParts = queries
    .select({ one: sql`1` })
    .from(orderLine)
    .where(and(eq(orderLine.orderNo, order.orderNo), part));
  return or(sql`replace(${order.orderNo}, '-', '') like ${pattern}`, byPurchaseOrder, exists(itsParts));
}

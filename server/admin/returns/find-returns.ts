/** The returns of the shop: state, search, pages (`docs/api.md` 5.6, `returns`). */
import { and, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { getAdminReturns } from '#contract/api/admin/returns.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { personName } from '#contract/person-name.ts';
import type { Queries } from '#server/db/client.ts';
import { goodsReturn, goodsReturnLine, order } from '#server/db/schema.ts';
import { readPage, showPage } from '#server/http/list-query.ts';

type Query = ParsedRequestOf<typeof getAdminReturns>;

/** The newest first. */
export async function findReturns(queries: Queries, query: Query): Promise<ResponseOf<typeof getAdminReturns>> {
  const page = readPage(query);
  const matching = matches(query);
  const pieces = sql<number>`(select coalesce(sum(${goodsReturnLine.quantity}), 0)::int from ${goodsReturnLine}
    where ${goodsReturnLine.returnNo} = ${goodsReturn.returnNo})`;
  const found = queries.select({ total: count() }).from(goodsReturn).innerJoin(order, eq(order.orderNo, goodsReturn.orderNo));
  const [counted] = await found.where(matching);
  const rows = await queries
    .select({ row: goodsReturn, address: order.shippingAddress, pieces })
    .from(goodsReturn)
    .innerJoin(order, eq(order.orderNo, goodsReturn.orderNo))
    .where(matching)
    .orderBy(desc(goodsReturn.createdAt), desc(goodsReturn.returnNo))
    .limit(page.size)
    .offset((page.page - 1) * page.size);
  const list = rows.map(({ row, address, pieces: quantity }) => ({
    return_no: row.returnNo,
    order_no: row.orderNo,
    kind: row.kind,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    customer: address.company || personName(address),
    country: address.country,
    pieces: quantity,
  }));
  return showPage(list, counted?.total ?? 0, page);
}

function matches({ status, kind, keyword = '' }: Query): SQL | undefined {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const named = or(
    ilike(goodsReturn.returnNo, pattern),
    ilike(goodsReturn.orderNo, pattern),
    ilike(order.email, pattern),
    sql`concat_ws(' ', ${order.shippingAddress}->>'company', ${order.shippingAddress}->>'first_name', ${order.shippingAddress}->>'last_name') ilike ${pattern}`,
  );
  return and(status && eq(goodsReturn.status, status), kind && eq(goodsReturn.kind, kind), keyword === '' ? undefined : named);
}

import { sql } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { type FigureQuery, type FigureRow, inBase, isStanding, periods, startOf, within } from '#server/overview/figure-query.ts';

/** Orders that stand, by the time they were placed: their number, their totals with tax and shipping, and of these what came in and stayed. */
export async function sales(queries: Queries, query: FigureQuery): Promise<FigureRow[]> {
  const { rows } = await queries.execute<FigureRow>(sql`
    with o as (
      select ${startOf(sql`o.created_at`, query)} as start, o.currency, o.rate_micros, count(*) as orders, sum(o.total) as total,
        sum(o.paid - o.refunded) as kept
      from shop_order o where ${isStanding} and ${within(sql`o.created_at`, query)} group by 1, 2, 3
    ), placed as (
      select start, sum(orders)::int as orders, sum(${inBase(sql`total`, query.baseCurrency)}) as ordered,
        sum(${inBase(sql`kept`, query.baseCurrency)}) as received
      from o group by start
    )
    select start::date::text, coalesce(orders, 0) as orders, round(coalesce(ordered, 0))::float8 as ordered,
      round(coalesce(received, 0))::float8 as received
    from ${periods(query)} left join placed using (start) order by start limit ${query.limit}`);
  return rows;
}

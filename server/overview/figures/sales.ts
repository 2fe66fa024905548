import { sql } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { type FigureQuery, type FigureRow, inBase, isStanding, periods, startOf, within } from '#server/overview/figure-query.ts';

/** Orders that stand, by the time they were placed: their number, their totals with tax and shipping, and of these what came in and stayed. */
export async function sales(queries: Queries, query: FigureQuery): Promise<FigureRow[]> {
  const { rows } = await queries.execute<FigureRow>(sql`
    with placed as (
      select ${startOf(sql`o.created_at`, query)} as start, count(*)::int as orders,
        sum(${inBase(sql`o.total`, query.baseCurrency)}) as ordered, sum(${inBase(sql`o.paid - o.refunded`, query.baseCurrency)}) as received
      from shop_order o where ${isStanding} and ${within(sql`o.created_at`, query)} group by 1
    )
    select start::date::text, coalesce(orders, 0) as orders, round(coalesce(ordered, 0))::float8 as ordered,
      round(coalesce(received, 0))::float8 as received
    from ${periods(query)} left join placed using (start) order by start limit ${query.limit}`);
  return rows;
}

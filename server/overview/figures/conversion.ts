import { sql } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { type FigureQuery, type FigureRow, isStanding, periods, startOf, within } from '#server/overview/figure-query.ts';

/** Searches beside the orders of the same time, and how many orders came to one search. */
export async function conversion(queries: Queries, query: FigureQuery): Promise<FigureRow[]> {
  const { rows } = await queries.execute<FigureRow>(sql`
    with placed as (
      select ${startOf(sql`o.created_at`, query)} as start, count(*)::int as orders
      from shop_order o where ${isStanding} and ${within(sql`o.created_at`, query)} group by 1
    ), searched as (
      select date_trunc(${sql.raw(`'${query.period}'`)}, day::timestamp) as start, sum(searches)::float8 as searches
      from search_count where day between ${query.from}::date and ${query.to}::date group by 1
    )
    select start::date::text, coalesce(searches, 0) as searches, coalesce(orders, 0) as orders, coalesce(orders, 0) / searches as share
    from ${periods(query)} left join searched using (start) left join placed using (start) order by start limit ${query.limit}`);
  return rows;
}

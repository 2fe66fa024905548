import { sql } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { type FigureQuery, type FigureRow, minorOf, within } from '#server/overview/figure-query.ts';

/** Carts that hold parts and that nobody has opened for a day, by the day they were last used; worth by the base prices of now, without tax. */
export async function carts(queries: Queries, query: FigureQuery): Promise<FigureRow[]> {
  const price = sql`o.break_micros[width_bucket(l.quantity, o.break_quantities)]`;
  const { rows } = await queries.execute<FigureRow>(sql`
    select (c.used_at at time zone 'UTC')::date::text as day, count(distinct c.id)::int as carts, count(*)::int as lines,
      round(coalesce(sum(${minorOf(sql`l.quantity::numeric * ${price} + o.fee_micros`, query.baseCurrency)}), 0))::float8 as worth
    from cart c join cart_line l on l.cart_id = c.id join offer o on o.id = l.offer_id
    where ${within(sql`c.used_at`, query)} and c.used_at < ${query.now.toISOString()}::timestamptz - interval '1 day'
    group by 1 order by 1 desc limit ${query.limit}`);
  return rows;
}

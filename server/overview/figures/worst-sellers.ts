import { sql } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { type FigureQuery, type FigureRow, isStanding, minorOf, within } from '#server/overview/figure-query.ts';

/** Parts on the shelf that nobody ordered in the time, those first that bind most money at the price of the least quantity; with their last order before. */
export async function worstSellers(queries: Queries, query: FigureQuery): Promise<FigureRow[]> {
  const { rows } = await queries.execute<FigureRow>(sql`
    with sold as (
      select distinct l.product_id from shop_order o join order_line l on l.order_no = o.order_no
      where ${isStanding} and ${within(sql`o.created_at`, query)}
    ), idle as (
      select s.product_id, s.on_hand, ${minorOf(sql`s.on_hand::numeric * f.break_micros[1]`, query.baseCurrency)} as worth
      from stock s join product p on p.id = s.product_id and not p.hidden
      join offer f on f.product_id = s.product_id and f.is_default and cardinality(f.break_micros) > 0
      where s.on_hand > 0 and not exists (select 1 from sold where sold.product_id = s.product_id)
      order by worth desc, s.product_id limit ${query.limit}
    )
    select p.id::text, p.mpn, m.name as manufacturer, i.on_hand, round(i.worth)::float8 as worth,
      (select max(o.created_at at time zone 'UTC')::date::text from order_line l join shop_order o on o.order_no = l.order_no
        where l.product_id = i.product_id and ${isStanding}) as last
    from idle i join product p on p.id = i.product_id join manufacturer m on m.id = p.manufacturer_id order by i.worth desc, p.id`);
  return rows;
}

import { sql } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { type FigureQuery, type FigureRow, isStanding, minorOf, within } from '#server/overview/figure-query.ts';

/** Parts on the shelf that nobody ordered in the time, those first that bind most money at the price of the least quantity; with their last order before. `stock_worth` has them in this order, so no more of them are looked at than are told. */
export async function worstSellers(queries: Queries, query: FigureQuery): Promise<FigureRow[]> {
  const { rows } = await queries.execute<FigureRow>(sql`
    with idle as (
      select w.product_id, s.on_hand, ${minorOf(sql`s.on_hand::numeric * f.break_micros[1]`, query.baseCurrency)} as worth
      from stock_worth w join stock s using (product_id) join offer f on f.product_id = w.product_id and f.is_default
      where (select not hidden from product where id = w.product_id) and (
        select l.id from order_line l join shop_order o on o.order_no = l.order_no
        where l.product_id = w.product_id and ${isStanding} and ${within(sql`o.created_at`, query)} limit 1) is null
      order by w.micros desc, w.product_id limit ${query.limit}
    )
    select p.id::text, p.mpn, m.name as manufacturer, i.on_hand, round(i.worth)::float8 as worth,
      (select max(o.created_at at time zone 'UTC')::date::text from order_line l join shop_order o on o.order_no = l.order_no
        where l.product_id = i.product_id and ${isStanding}) as last
    from idle i join product p on p.id = i.product_id join manufacturer m on m.id = p.manufacturer_id order by i.worth desc, p.id`);
  return rows;
}

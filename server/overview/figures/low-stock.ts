import { sql } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { type FigureQuery, type FigureRow, isStanding } from '#server/overview/figure-query.ts';

/**
 * Parts that soon cannot be sent: free pieces are those on the shelf without reserved ones and without what orders in
 * work still wait for, so they can be fewer than none. Listed where they are fewer than the safety level, or than
 * 30 days have sold; what is owed comes first, then what lasts shortest. Looked up one by one (`offset 0`), since the few
 * thousand that may be short are taken for many by the planner, which would read all levels and parts; a level is read from its index alone.
 */
export async function lowStock(queries: Queries, { now, limit }: FigureQuery): Promise<FigureRow[]> {
  const { rows } = await queries.execute<FigureRow>(sql`
    with waiting as (
      select l.product_id, sum(greatest(l.quantity - greatest(l.shipped, l.from_stock), 0)) as owed
      from shop_order o join order_line l on l.order_no = o.order_no
      where o.status in ('confirmed', 'processing', 'partially_shipped') group by l.product_id
    ), sold as (
      select l.product_id, sum(l.quantity) as sold from shop_order o join order_line l on l.order_no = o.order_no
      where ${isStanding} and o.created_at >= ${now.toISOString()}::timestamptz - interval '30 days' group by l.product_id
    ), asked as (
      select product_id from waiting union select product_id from sold union select product_id from stock where on_hand - reserved < safety
    ), level as (
      select s.product_id, s.on_hand, s.reserved, s.safety, coalesce(w.owed, 0) as owed, coalesce(d.sold, 0) as sold,
        s.on_hand - s.reserved - coalesce(w.owed, 0) as free
      from asked, lateral (select * from stock where product_id = asked.product_id offset 0) s left join waiting w on w.product_id = s.product_id left join sold d on d.product_id = s.product_id
    )
    select p.id::text, p.mpn, m.name as manufacturer, v.on_hand, v.reserved, v.owed::float8, v.safety, v.sold::float8, v.free::float8
    from (select * from level where free < safety or free < sold) v, lateral (select * from product where id = v.product_id offset 0) p
    join manufacturer m on m.id = p.manufacturer_id where v.owed > 0 or not p.hidden
    order by v.free >= 0, case when v.free < 0 then v.free else v.free / nullif(v.sold, 0) end, v.free, p.id limit ${limit}`);
  return rows;
}

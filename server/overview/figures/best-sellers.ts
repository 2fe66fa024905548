import { sql } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { type FigureQuery, type FigureRow, inBase, isStanding, within } from '#server/overview/figure-query.ts';

/** Parts by what orders that stand have of them: price of the lines without tax and before coupons. */
export async function bestSellers(queries: Queries, query: FigureQuery): Promise<FigureRow[]> {
  const { rows } = await queries.execute<FigureRow>(sql`
    with line as materialized ( -- what is sorted by part is then a few figures, not whole lines
      select l.product_id, o.order_no, l.quantity, ${inBase(sql`(l.sold->>'line_total')::bigint`, query.baseCurrency)} as worth
      from shop_order o join order_line l on l.order_no = o.order_no
      where ${isStanding} and ${within(sql`o.created_at`, query)}
    ), sold as (
      select product_id, count(distinct order_no)::int as orders, sum(quantity)::float8 as pieces, sum(worth) as ordered
      from line group by product_id order by ordered desc, product_id limit ${query.limit}
    )
    select p.id::text, p.mpn, m.name as manufacturer, s.orders, s.pieces, round(s.ordered)::float8 as ordered
    from sold s join product p on p.id = s.product_id join manufacturer m on m.id = p.manufacturer_id order by s.ordered desc, p.id`);
  return rows;
}

import { sql } from 'drizzle-orm';
import type { hotProduct } from '#contract/api/catalog.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { findIds } from './list.ts';
import { listItems } from './list-item.ts';
import { readPage, showPage } from './list-query.ts';
import { type Scope, readScope } from './scope.ts';
import type { Sorting } from './sort.ts';
import type { View } from './view.ts';

/** Has a price, and pieces now or later. */
const isSellable = sql`p.lifecycle <> 'obsolete' and (s.backorder or s.on_hand - s.reserved - s.safety > 0)
  and exists (select from offer o where o.product_id = p.id and not o.hidden and cardinality(o.break_quantities) > 0)`;

/** What sold most order lines in the last days, then what is looked at most, then what is new; only parts that can be bought. */
export function hotSorting(now: Date, days: number): Sorting {
  const since = new Date(now.getTime() - days * 86_400_000).toISOString();
  const sold = sql`coalesce((select sold.lines from (
    select line.product_id, count(*) as lines from order_line line join shop_order o on o.order_no = line.order_no
    where o.created_at >= ${since}::timestamptz and o.status <> 'cancelled' group by line.product_id
  ) sold where sold.product_id = p.id), 0)`;
  return {
    keys: [
      { by: sold, direction: 'desc' },
      { by: sql`p.popularity`, direction: 'desc' },
      { by: sql`p.created_at`, direction: 'desc' },
    ],
    needsStock: true,
    needsPrice: false,
  };
}

export function sellable(scope: Scope): Scope {
  return { ...scope, where: [...scope.where, isSellable] };
}

export async function showHot(view: View, query: ParsedRequestOf<typeof hotProduct>, now: Date): Promise<ResponseOf<typeof hotProduct>> {
  const page = readPage(query);
  const scope = sellable(readScope(view.reference, query));
  const { ids, found } = await findIds({ view, scope, conditions: [], sorting: hotSorting(now, query.days ?? 30), page });
  return showPage(await listItems(view, ids), found, page);
}

import { day } from '#contract/durations.ts';
import { sql } from 'drizzle-orm';
import type { hotProduct } from '#contract/api/catalog.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { listItems } from './listing/list-item.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import { openScope } from './listing/open-scope.ts';
import type { SortKey } from './part-index.ts';
import { type Predicate, isAvailable, not } from './predicate.ts';
import { type Scope, narrowed } from './listing/scope.ts';
import { readSort } from './listing/sort.ts';
import type { View } from './view/view.ts';

/** Parts with a price, and pieces now or later. */
export function sellable(scope: Scope): Scope {
  const isObsolete: Predicate = { is: 'lifecycle', names: ['obsolete'] };
  return narrowed(scope, { is: 'all', of: [not(isObsolete), { is: 'some', of: [{ is: 'backorder' }, isAvailable] }, { is: 'priced' }] });
}

/** What sold most order lines in the last days, then what is looked at most, then what is new. */
export async function hotSorting(view: View, scope: Scope, now: Date, days: number): Promise<SortKey[]> {
  const since = new Date(now.getTime() - days * day).toISOString();
  const { rows } = await view.db.execute<{ product_id: number; lines: number }>(sql`
    select line.product_id, count(*)::int as lines from order_line line join shop_order o on o.order_no = line.order_no
    where o.created_at >= ${since}::timestamptz and o.status <> 'cancelled' group by line.product_id`);
  const values = new Map(rows.map(({ product_id: id, lines }) => [id, lines]));
  return [{ by: 'given', values, direction: -1 }, ...readSort(view, scope, 'popular'), ...readSort(view, scope, 'newest')];
}

export async function showHot(view: View, query: ParsedRequestOf<typeof hotProduct>, now: Date): Promise<ResponseOf<typeof hotProduct>> {
  const page = readPage(query);
  const scope = sellable(await openScope(view, query));
  const { ids, found } = await view.index.list(scope, [], await hotSorting(view, scope, now, query.days ?? 30), page);
  return showPage(await listItems(view, ids), found, page);
}

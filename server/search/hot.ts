import { sql } from 'drizzle-orm';
import type { hotProduct } from '#contract/api/catalog.ts';
import { lifecycles } from '#contract/api/part.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { rowOf } from './columns.ts';
import { findIds } from './list.ts';
import { listItems } from './list-item.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import { openScope } from './open-scope.ts';
import type { Scope } from './scope.ts';
import { type SortKey, readSort } from './sort.ts';
import type { View } from './view.ts';

/** Parts with a price, and pieces now or later. */
export function sellable(scope: Scope): Scope {
  const { lifecycle, backorder, available, breakStart } = scope.columns;
  const obsolete = lifecycles.indexOf('obsolete') + 1;
  const rows = scope.rows.filter(
    (row) =>
      lifecycle.codes[row] !== obsolete &&
      (backorder[row] === 1 || (available[row] ?? 0) > 0) &&
      (breakStart[row + 1] ?? 0) > (breakStart[row] ?? 0),
  );
  return { ...scope, rows, isWhole: false };
}

/** What sold most order lines in the last days, then what is looked at most, then what is new. */
export async function hotSorting(view: View, scope: Scope, now: Date, days: number): Promise<SortKey[]> {
  const since = new Date(now.getTime() - days * 86_400_000).toISOString();
  const { rows } = await view.db.execute<{ product_id: number; lines: number }>(sql`
    select line.product_id, count(*)::int as lines from order_line line join shop_order o on o.order_no = line.order_no
    where o.created_at >= ${since}::timestamptz and o.status <> 'cancelled' group by line.product_id`);
  const sold = new Map(rows.map(({ product_id: id, lines }) => [rowOf(scope.columns, id), lines]));
  return [{ valueOf: (row) => sold.get(row) ?? 0, direction: -1 }, ...readSort(view, scope, 'popular'), ...readSort(view, scope, 'newest')];
}

export async function showHot(view: View, query: ParsedRequestOf<typeof hotProduct>, now: Date): Promise<ResponseOf<typeof hotProduct>> {
  const page = readPage(query);
  const scope = sellable(await openScope(view, query));
  const { ids, found } = findIds({ scope, conditions: [], sorting: await hotSorting(view, scope, now, query.days ?? 30), page });
  return showPage(await listItems(view, ids), found, page);
}

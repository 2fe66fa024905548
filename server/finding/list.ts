import { type SQL, sql } from 'drizzle-orm';
import type { ProductListItem } from '#contract/api/catalog.ts';
import type { Condition } from './condition.ts';
import { listItems } from './list-item.ts';
import { type ListQuery, type Page, readPage, showPage } from './list-query.ts';
import { joinDefaultOffer } from './price.ts';
import { readConditions } from './read-conditions.ts';
import { type Scope, scopeCondition } from './scope.ts';
import { type Sorting, defaultSort, readSort } from './sort.ts';
import type { View } from './view.ts';

/** A query that has been understood: nothing in it can fail any more. */
export interface Listing {
  view: View;
  scope: Scope;
  conditions: Condition[];
  sorting: Sorting;
  page: Page;
}

/** Checks a query against its scope; `fallback` sorts when the query does not say. */
export function openListing(view: View, scope: Scope, query: ListQuery, fallback = defaultSort(scope)): Listing {
  return {
    view,
    scope,
    page: readPage(query),
    conditions: readConditions(view, scope, query),
    sorting: readSort(view, scope, query.sort ?? fallback),
  };
}

/** Ids of one page and the number of all, in one statement that visits each part once. */
export async function findIds({ view, scope, conditions, sorting, page }: Listing): Promise<{ ids: number[]; found: number }> {
  const { keys, needsStock, needsPrice } = sorting;
  const keyColumns = keys.map(({ by }, index) => sql`, ${by} as ${name(index)}`);
  const order = keys.map(({ direction }, index) => sql`${name(index)} ${sql.raw(direction)} nulls last, `);
  const filtersStock = conditions.some(({ key }) => key === 'in_stock');
  const filtersPrice = conditions.some(({ key }) => key === 'price');
  const { rows } = await view.db.execute<{ ids: number[]; found: number }>(sql`
    with hit as materialized (
      select p.id ${sql.join(keyColumns)} from product p
      ${needsStock || filtersStock ? sql`left join stock s on s.product_id = p.id` : sql``}
      ${needsPrice || filtersPrice ? joinDefaultOffer(view) : sql``}
      where ${scopeCondition(scope)} ${allOf(conditions)}
    )
    select (select count(*)::int from hit) as found,
      array(select id from hit order by ${sql.join(order)} id limit ${page.size} offset ${(page.page - 1) * page.size}) as ids`);
  return rows[0] ?? { ids: [], found: 0 };
}

function name(index: number): SQL {
  return sql.raw(`sort_${index}`);
}

function allOf(conditions: readonly Condition[]): SQL {
  return sql.join(conditions.map(({ test }) => sql` and ${test}`));
}

/** One page of products, as the contract has it. */
export async function showList(listing: Listing): Promise<ReturnType<typeof showPage<ProductListItem>>> {
  const { ids, found } = await findIds(listing);
  return showPage(await listItems(listing.view, ids), found, listing.page);
}

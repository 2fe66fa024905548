import type { ProductListItem } from '#contract/api/part.ts';
import { selectFirst } from '#server/rules/select-first.ts';
import type { Condition } from './condition.ts';
import { listItems } from './list-item.ts';
import { type ListQuery, type Page, readPage, showPage } from '#server/http/list-query.ts';
import { readConditions } from './read-conditions.ts';
import type { Scope } from './scope.ts';
import { type SortKey, comparing, defaultSort, readSort } from './sort.ts';
import type { View } from './view.ts';

/** A query that has been understood: nothing in it can fail any more. */
export interface Listing {
  view: View;
  scope: Scope;
  conditions: Condition[];
  sorting: SortKey[];
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

/** Rows of a scope that meet all conditions. */
export function matchingRows({ rows }: Pick<Scope, 'rows'>, conditions: readonly Condition[]): Int32Array {
  if (conditions.length === 0) return rows;
  return rows.filter((row) => conditions.every(({ test }) => test(row)));
}

/** Ids of one page and the number of all. */
export function findIds({ scope, conditions, sorting, page }: Omit<Listing, 'view'>): { ids: number[]; found: number } {
  const rows = matchingRows(scope, conditions);
  const last = page.page * page.size;
  const first = last - page.size;
  const shown = first < rows.length ? selectFirst(rows, Math.min(last, rows.length), comparing(sorting)).subarray(first) : [];
  return { ids: Array.from(shown, (row) => scope.columns.ids[row] ?? 0), found: rows.length };
}

/** One page of products, as the contract has it. */
export async function showList(listing: Listing): Promise<ReturnType<typeof showPage<ProductListItem>>> {
  const { ids, found } = findIds(listing);
  return showPage(await listItems(listing.view, ids), found, listing.page);
}

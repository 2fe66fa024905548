import type { ProductListItem } from '#contract/api/part.ts';
import type { Condition } from './condition.ts';
import { listItems } from './list-item.ts';
import { type ListQuery, type Page, readPage, showPage } from '#server/http/list-query.ts';
import type { Listed, SortKey } from '#server/search/part-index.ts';
import { readConditions } from './read-conditions.ts';
import type { Scope } from './scope.ts';
import { defaultSort, readSort } from './sort.ts';
import type { View } from '#server/search/view/view.ts';

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

/** Ids of one page and the number of all. */
export function findIds({ view, scope, conditions, sorting, page }: Listing): Promise<Listed> {
  return view.index.list(scope, conditions, sorting, page);
}

/** One page of products, as the contract has it. */
export async function showList(listing: Listing): Promise<ReturnType<typeof showPage<ProductListItem>>> {
  const { ids, found } = await findIds(listing);
  return showPage(await listItems(listing.view, ids), found, listing.page);
}

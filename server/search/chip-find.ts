import type { chipFindSearch } from '#contract/api/product.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { understoodFilters } from './keyword-listing.ts';
import { listItems } from './listing/list-item.ts';
import { matchKeyword } from './keyword/match.ts';
import { readConditions } from './listing/read-conditions.ts';
import { type Scope, scopeOf } from './listing/scope.ts';
import { readSort } from './listing/sort.ts';
import type { View } from './view/view.ts';

type Found = ResponseOf<typeof chipFindSearch>['list'][number];

/** Searches of one call that run at once; other visitors need connections too. */
const atOnce = 3;
const mostProducts = 5;

/** Looks up many part numbers; the answer has the order of the input. */
export async function findChips(view: View, { keywords, in_stock: inStock }: ParsedRequestOf<typeof chipFindSearch>): Promise<Found[]> {
  const everything = scopeOf();
  const found = new Map<string, Found>();
  const waiting = [...new Set(keywords)].values();
  const work = async (): Promise<void> => {
    for (const keyword of waiting) found.set(keyword, await findOne(view, everything, keyword, inStock ?? false));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return keywords.flatMap((keyword) => found.get(keyword) ?? []);
}

async function findOne(view: View, everything: Scope, keyword: string, inStock: boolean): Promise<Found> {
  const match = await matchKeyword(view, everything, keyword);
  const { scope, kind } = match;
  const conditions = readConditions(view, scope, { in_stock: inStock, filters: understoodFilters(match, []) });
  const sorting = readSort(view, scope, 'relevance');
  const { ids, found } = await view.index.list(scope, conditions, sorting, { page: 1, size: mostProducts });
  return { keyword, match: kind, products: await listItems(view, ids), total: found };
}

import type { chipFindSearch } from '#contract/api/product.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { findIds } from './list.ts';
import { understoodFilters } from './keyword-listing.ts';
import { listItems } from './list-item.ts';
import { matchKeyword } from './match.ts';
import { readConditions } from './read-conditions.ts';
import { type Scope, scopeOf } from './scope.ts';
import { readSort } from './sort.ts';
import type { View } from './view.ts';

type Found = ResponseOf<typeof chipFindSearch>['list'][number];

/** Searches of one call that run at once; other visitors need connections too. */
const atOnce = 3;
const mostProducts = 5;

/** Looks up many part numbers; the answer has the order of the input. */
export async function findChips(view: View, { keywords, in_stock: inStock }: ParsedRequestOf<typeof chipFindSearch>): Promise<Found[]> {
  const everything = await scopeOf(view);
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
  const { ids, found } = findIds({ scope, conditions, sorting, page: { page: 1, size: mostProducts } });
  return { keyword, match: kind, products: await listItems(view, ids), total: found };
}

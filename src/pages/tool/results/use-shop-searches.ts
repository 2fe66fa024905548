import type { PartSearch } from '#calculators/parts.ts';
import { useGetPartClassesQuery } from '#src/api/catalog.ts';

/** A search with the category of this shop that holds the class. */
export interface ShopSearch extends PartSearch {
  /** Its slug. */
  category: string;
}

/** The searches that this shop can answer; of what it has no category for nothing is offered. Undefined until it has said what it has. */
export function useShopSearches(searches: readonly PartSearch[]) {
  const { data, error, refetch } = useGetPartClassesQuery();
  const categories = data && new Map<string, string>(data.list.map((held) => [held.part_class, held.category_web_url]));
  const answerable = categories && searches.flatMap((search) => placed(search, categories.get(search.partClass)));
  return { searches: answerable, error, retry: () => void refetch() };
}

/** A category of the shop's own that lacks a parameter of the search has nothing to offer for it. */
export function isNoOffer(error: { code?: unknown } | undefined): boolean {
  return error?.code === 'validation_failed';
}

function placed(search: PartSearch, category: string | undefined): ShopSearch[] {
  return category === undefined ? [] : [{ ...search, category }];
}

import type { Facet } from '#contract/api/part.ts';
import type { Condition } from './condition.ts';
import {
  type FacetInput,
  categoryFacet,
  lifecycleFacet,
  manufacturerFacet,
  packageFacet,
  packagingFacet,
  yesFacet,
} from './facet-options.ts';
import { attributeFacet, priceFacet } from './facet-values.ts';
import { type CensusRow, type Reference, isLeaf } from '#server/search/reference.ts';
import { type Scope, isWhole } from './scope.ts';
import type { View } from '#server/search/view/view.ts';

/** Longer lists are cut; `product-filter` gives the rest. */
const mostOptions = 200;

/** The filter rail of a list, counted for the given conditions. */
export async function countFacets(view: View, scope: Scope, conditions: readonly Condition[]): Promise<Facet[]> {
  const leaf = isLeaf(scope.category) ? scope.category : null;
  const census = isWhole(scope) ? censusOf(view.reference, scope) : [];
  const { currency, rateMicros, quantity } = view;
  const counts = await view.index.countFacets(scope, conditions, { currency, rateMicros, quantity });
  const input: FacetInput = { view, scope, conditions, census, counts };
  const facets = [
    yesFacet(input, 'in_stock'),
    yesFacet(input, 'rohs'),
    yesFacet(input, 'has_datasheet'),
    leaf ? null : categoryFacet(input),
    ...(leaf?.attributes ?? []).map((use) => (use.facet ? attributeFacet(input, use) : null)),
    packageFacet(input),
    scope.manufacturer ? null : manufacturerFacet(input),
    packagingFacet(input),
    lifecycleFacet(input),
    priceFacet(input),
  ];
  return facets.filter((facet) => facet !== null);
}

function censusOf({ census }: Reference, { category, manufacturer }: Scope): CensusRow[] {
  const family = category && new Set(category.family);
  return census.filter((row) => (!family || family.has(row.categoryId)) && (!manufacturer || row.manufacturerId === manufacturer.id));
}

/** A rail that fits an answer: option lists cut to the most that is read. */
export function shortened(facets: readonly Facet[]): Facet[] {
  return facets.map((facet) => (facet.options ? { ...facet, options: facet.options.slice(0, mostOptions) } : facet));
}

import type { Facet } from '#contract/api/catalog.ts';
import type { Condition } from './condition.ts';
import { type FixedGroup, countFacets } from './facet-counts.ts';
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
import type { CensusRow, Reference } from './reference.ts';
import { type Scope, isLeaf } from './scope.ts';
import { valuesOf } from './universe.ts';
import type { View } from './view.ts';

/** Longer lists are cut; `product-filter` gives the rest. */
const mostOptions = 200;

export interface Facets {
  facets: Facet[];
  /** Parts that miss no key. */
  found: FixedGroup[];
}

/** The filter rail of a list, counted for the given conditions. */
export async function readFacets(view: View, scope: Scope, conditions: readonly Condition[]): Promise<Facets> {
  const leaf = isLeaf(scope.category) ? scope.category : null;
  const isWhole = scope.where.length === 0 && scope.manufacturer === null && conditions.length === 0;
  const [all, counts] = await Promise.all([
    leaf ? valuesOf(view, leaf) : [],
    countFacets(view, scope, conditions, { values: leaf !== null && !isWhole, packagings: true, prices: true }),
  ]);
  const census = scope.where.length === 0 ? censusOf(view.reference, scope) : [];
  const input: FacetInput = { view, scope, conditions, census, counts: isWhole ? { ...counts, values: all } : counts };
  const facets = [
    yesFacet(input, 'in_stock', (group) => group.is_available),
    yesFacet(input, 'rohs', (group) => group.is_rohs),
    leaf ? null : categoryFacet(input),
    ...(leaf?.attributes ?? []).map((use) => (use.facet ? attributeFacet(input, use, all) : null)),
    packageFacet(input),
    scope.manufacturer ? null : manufacturerFacet(input),
    packagingFacet(input),
    lifecycleFacet(input),
    priceFacet(input),
  ];
  return { facets: facets.filter((facet) => facet !== null), found: counts.groups.filter(({ failed }) => failed === null) };
}

function censusOf({ census }: Reference, { category, manufacturer }: Scope): CensusRow[] {
  const family = category && new Set(category.family);
  return census.filter((row) => (!family || family.has(row.categoryId)) && (!manufacturer || row.manufacturerId === manufacturer.id));
}

/** A rail that fits an answer: option lists cut to the most that is read. */
export function shortened(facets: readonly Facet[]): Facet[] {
  return facets.map((facet) => (facet.options ? { ...facet, options: facet.options.slice(0, mostOptions) } : facet));
}

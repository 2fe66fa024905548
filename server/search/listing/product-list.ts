import type { productFilter, productList } from '#contract/api/catalog.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { fold } from '#server/rules/fold.ts';
import { countFacets, shortened } from './facets.ts';
import { understoodFilters } from '#server/search/keyword-listing.ts';
import { openListing, showList } from './list.ts';
import { deepestItem } from '#contract/limits.ts';
import { readPage } from '#server/http/list-query.ts';
import { matchKeyword } from '#server/search/keyword/match.ts';
import { readConditions } from './read-conditions.ts';
import { openScope } from './open-scope.ts';
import type { View } from '#server/search/view/view.ts';
import { invalidField } from '#server/kernel/store-error.ts';

/** A list of a category, a maker or named products; facets come with the first page. */
export async function listProducts(view: View, query: ParsedRequestOf<typeof productList>): Promise<ResponseOf<typeof productList>> {
  const scope = await openScope(view, query);
  const listing = openListing(view, scope, query);
  const wantsFacets = query.facets ?? (query.page ?? 1) === 1;
  return { ...(await showList(listing)), facets: wantsFacets ? shortened(await countFacets(view, scope, listing.conditions)) : [] };
}

/** The filter rail alone: all facets, or one with its options searched and paged. */
export async function filterProducts(view: View, query: ParsedRequestOf<typeof productFilter>): Promise<ResponseOf<typeof productFilter>> {
  const asked = await openScope(view, query);
  const match = query.keyword === undefined ? null : await matchKeyword(view, asked, query.keyword, { partly: true });
  const scope = match?.scope ?? asked;
  const meant = match ? understoodFilters(match, query.filters ?? []) : [];
  const conditions = readConditions(view, scope, { ...query, filters: [...meant, ...(query.filters ?? [])] });
  const [facets, total] = await Promise.all([countFacets(view, scope, conditions), view.index.count(scope, conditions)]);
  return {
    facets: query.key === undefined ? shortened(facets) : oneFacet(facets, query.key, query),
    total: Math.min(total, deepestItem),
    ...(total > deepestItem ? { total_is_minimum: true as const } : {}), // the contract knows only this literal
  };
}

type Facets = ResponseOf<typeof productFilter>['facets'];

function oneFacet(facets: Facets, key: string, query: ParsedRequestOf<typeof productFilter>): Facets {
  const facet = facets.find((one) => one.key === key);
  if (!facet) throw invalidField('key', { code: 'not_allowed' });
  if (!facet.options) return [facet];
  const { page, size } = readPage({ page: query.page, page_size: query.page_size ?? 100 });
  const wanted = fold(query.q ?? '');
  const options = facet.options.filter(({ name }) => fold(name).includes(wanted));
  return [{ ...facet, options: options.slice((page - 1) * size, page * size) }];
}

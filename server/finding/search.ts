import type { ParsedFilter, searchProduct } from '#contract/api/catalog.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { fold } from '#server/rules/fold.ts';
import { type FixedGroup, countFacets } from './facet-counts.ts';
import { readFacets, shortened } from './facets.ts';
import { type Listing, openListing, showList } from './list.ts';
import { type Match, matchKeyword } from './match.ts';
import { describeFilter } from './match-values.ts';
import type { Reference } from './reference.ts';
import { readScope } from './scope.ts';
import { type View, inWords } from './view.ts';

type Query = ParsedRequestOf<typeof searchProduct>;
type Answer = ResponseOf<typeof searchProduct>;

/** Answers a search: routes the keyword, then lists and counts what it means. */
export async function search(view: View, query: Query): Promise<Answer> {
  const scope = readScope(view.reference, query);
  const match = await matchKeyword(view, scope, query.keyword, query.understand ?? true);
  const meant = understoodFilters(match, query.filters ?? []);
  const listing = openListing(view, match.scope, { ...query, filters: [...meant, ...(query.filters ?? [])] }, 'relevance');
  const [page, counts] = await Promise.all([showList(listing), countSearch(listing, query)]);
  const { understood } = match;
  return {
    ...page,
    match: match.kind,
    redirect: redirectOf(view.reference, match, query),
    did_you_mean: match.didYouMean,
    understood: understood
      ? meant.map((filter) => ({ key: filter.key, text: describeFilter(view, understood.category, filter), filter }))
      : [],
    understood_category: understood && { web_url: understood.category.slug, name: inWords(view, understood.category.names) },
    categories: categoriesOf(view, counts.found),
    facets: shortened(counts.facets),
  };
}

/** Filters read from the keyword; a filter that the caller sends for the same key takes their place. */
export function understoodFilters({ understood }: Match, sent: readonly ParsedFilter[]): ParsedFilter[] {
  return (understood?.filters ?? []).filter(({ key }) => !sent.some((filter) => filter.key === key));
}

/** Facets on the first page or when asked; the categories of the hits always. */
async function countSearch({ view, scope, conditions }: Listing, { page = 1, facets }: Query) {
  if (facets ?? page === 1) return readFacets(view, scope, conditions);
  const counts = await countFacets(view, scope, conditions, { values: false, packagings: false, prices: false });
  return { facets: [], found: counts.groups.filter(({ failed }) => failed === null) };
}

function categoriesOf(view: View, found: readonly FixedGroup[]): Answer['categories'] {
  const counts = new Map<number, number>();
  for (const { category_id: id, count } of found) counts.set(id, (counts.get(id) ?? 0) + count);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .flatMap(([id, count]) => {
      const category = view.reference.categories.get(id);
      return category ? [{ web_url: category.slug, name: inWords(view, category.names), count }] : [];
    });
}

/** Where a keyword that names exactly one thing leads; a search inside a category or maker stays there. */
function redirectOf(reference: Reference, match: Match, query: Query): Answer['redirect'] {
  if (match.productSlug !== null) return { type: 'product', web_url: match.productSlug };
  if (match.kind === 'mpn' || query.category_web_url !== undefined || query.brand_web_url !== undefined) return null;
  const keyword = fold(query.keyword);
  const isNamed = (names: readonly (string | undefined)[]) => names.some((name) => name !== undefined && fold(name) === keyword);
  const maker = [...reference.manufacturers.values()].find(({ name, aliases }) => isNamed([name, ...aliases]));
  if (maker) return { type: 'manufacturer', web_url: maker.slug };
  const occurring = new Set(reference.census.map(({ categoryId }) => categoryId));
  const category = [...reference.categories.values()].find(
    ({ names, itemNames, family }) =>
      isNamed([...Object.values(names), ...Object.values(itemNames)]) && family.some((id) => occurring.has(id)),
  );
  return category ? { type: 'category', web_url: category.slug } : null;
}

import { getCategory } from '#contract/api/catalog.ts';
import { listingQuery, parametersOf } from '#contract/listing/listing-query.ts';
import type { Listing } from '#contract/listing/listing-url.ts';
import { categoryRequest } from '#contract/requests/category-request.ts';
import type { PageStore } from './page-calls.ts';

/** What the list of a page asks beside its scope; a category's own parameters are read in their units. */
export async function listFields(listing: Listing, category: string | null, { ask }: PageStore) {
  const answer = category === null ? null : await ask(getCategory, categoryRequest({ category_web_url: category }));
  return listingQuery(listing, parametersOf(answer?.category.attributes ?? [])).fields;
}

import { endpoints } from '#src/api/catalog.ts';
import { listingQuery, parametersOf } from '#src/components/listing-query.ts';
import { readListing } from '#src/components/listing-url.ts';
import type { AppDispatch } from '#src/store/store.ts';
import { searchRequest } from './search-request.ts';

/** Waits for the first page: an exact number goes straight to its part, without a list in between. */
export async function loader({ params, url, dispatch }: { params: Record<string, string>; url: URL; dispatch: AppDispatch }) {
  const listing = readListing(url.searchParams);
  const category =
    listing.category === null ? null : await dispatch(endpoints.getCategory.initiate({ category_web_url: listing.category }));
  const { fields } = listingQuery(listing, parametersOf(category?.data?.category.attributes ?? []));
  await dispatch(endpoints.searchProduct.initiate(searchRequest(params['keyword'] ?? '', listing, fields)));
}

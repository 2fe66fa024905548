import { categoryRequest } from '#contract/requests/category-request.ts';
import { endpoints } from '#src/api/catalog.ts';
import { listingQuery, parametersOf } from '#contract/listing/listing-query.ts';
import { readListing } from '#contract/listing/listing-url.ts';
import type { AppDispatch } from '#src/store/store.ts';
import { foundContentRequest } from '#contract/requests/found-content-request.ts';
import { searchRequest } from '#contract/requests/search-request.ts';

/** Waits for the first page: an exact number goes straight to its part, without a list in between. */
export async function loader({ params, url, dispatch }: { params: Record<string, string>; url: URL; dispatch: AppDispatch }) {
  const keyword = params['keyword'] ?? '';
  const content = dispatch(endpoints.searchContent.initiate(foundContentRequest(keyword)));
  const listing = readListing(url.searchParams);
  const category =
    listing.category === null
      ? null
      : await dispatch(endpoints.getCategory.initiate(categoryRequest({ category_web_url: listing.category })));
  const { fields } = listingQuery(listing, parametersOf(category?.data?.category.attributes ?? []));
  await Promise.all([content, dispatch(endpoints.searchProduct.initiate(searchRequest(keyword, listing, fields)))]);
}

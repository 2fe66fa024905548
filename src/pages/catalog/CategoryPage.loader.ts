import { endpoints } from '#src/api/catalog.ts';
import { listingQuery, parametersOf } from '#contract/listing/listing-query.ts';
import { readListing } from '#contract/listing/listing-url.ts';
import type { AppDispatch } from '#src/store/store.ts';
import { categoryRequest } from '#contract/requests/category-request.ts';

/** The category decides over 404 and knows the units of its parameters; the list starts as soon as it is there. */
export async function loader({ params, url, dispatch }: { params: Record<string, string>; url: URL; dispatch: AppDispatch }) {
  const request = categoryRequest(params);
  const answer = await dispatch(endpoints.getCategory.initiate(request));
  if (answer.data) {
    const { fields } = listingQuery(readListing(url.searchParams), parametersOf(answer.data.category.attributes ?? []));
    void dispatch(endpoints.productList.initiate({ ...fields, category_web_url: answer.data.category.web_url }));
  }
  return answer;
}

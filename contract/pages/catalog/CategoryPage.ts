import { getCategory, productList } from '#contract/api/catalog.ts';
import { listingQuery, parametersOf } from '#contract/listing/listing-query.ts';
import { readListing } from '#contract/listing/listing-url.ts';
import { categoryRequest } from '#contract/requests/category-request.ts';
import type { PageCalls } from '#contract/pages/page-calls.ts';

/** The category knows the units of its parameters; the list starts as soon as it is there. */
export const calls: PageCalls = {
  records: ({ params }) => [{ call: getCategory, request: categoryRequest(params) }],
  first: async ({ params, search }, { ask, want }) => {
    const answer = await ask(getCategory, categoryRequest(params));
    if (!answer) return;
    const { fields } = listingQuery(readListing(search), parametersOf(answer.category.attributes ?? []));
    void want(productList, { ...fields, category_web_url: answer.category.web_url });
  },
};

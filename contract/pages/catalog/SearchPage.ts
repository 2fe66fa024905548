import { searchProduct } from '#contract/api/catalog.ts';
import { searchContent } from '#contract/api/search-content.ts';
import { readListing } from '#contract/listing/listing-url.ts';
import { listFields } from '#contract/pages/list-fields.ts';
import { foundContentRequest } from '#contract/requests/found-content-request.ts';
import { searchRequest } from '#contract/requests/search-request.ts';
import type { PageCalls } from '#contract/pages/page-calls.ts';

/** The page waits for its first parts: an exact number goes straight to its part, without a list in between. */
export const calls: PageCalls = {
  first: async ({ params: { keyword = '' }, search }, store) => {
    const listing = readListing(search);
    const content = store.want(searchContent, foundContentRequest(keyword));
    const fields = await listFields(listing, listing.category, store);
    await Promise.all([content, store.want(searchProduct, searchRequest(keyword, listing, fields))]);
  },
};

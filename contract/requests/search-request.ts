import { type ListFields } from '#contract/listing/listing-query.ts';
import type { Listing } from '#contract/listing/listing-url.ts';

/** What a search page asks for. */
export function searchRequest(keyword: string, listing: Listing, fields: ListFields) {
  return {
    ...fields,
    keyword,
    ...(listing.category === null ? {} : { category_web_url: listing.category }),
    ...(listing.understand ? {} : { understand: false }),
  };
}

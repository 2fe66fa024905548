import type { searchSuggest } from '#contract/api/catalog.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';

/** What the search says to a keyword that nothing begins with. */
export const noSuggestions: ResponseOf<typeof searchSuggest> = {
  products: [],
  manufacturers: [],
  categories: [],
  readings: [],
  keywords: [],
  calculators: [],
  content: [],
};

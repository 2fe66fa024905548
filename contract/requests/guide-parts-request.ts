import type { Filter } from '#contract/api/part.ts';

/** The first parts in stock of the family that a guide is about. */
export function guidePartsRequest(category_web_url: string, filters: readonly Filter[]) {
  return { category_web_url, filters: [...filters], in_stock: true, sort: 'stock_desc', page_size: 6, facets: false };
}

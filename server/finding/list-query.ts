import type { productFilter, searchProduct } from '#contract/api/catalog.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import { deepestItem } from '#contract/limits.ts';
import { invalidField } from '#server/kernel/store-error.ts';

/** How a list is narrowed, sorted and cut: what `product-list`, `search-product` and `product-filter` have in common. */
export type ListQuery = Omit<ParsedRequestOf<typeof searchProduct>, 'keyword' | 'category_web_url' | 'brand_web_url' | 'understand'>;

/** What the list is of, before it is narrowed. */
export type ScopeQuery = Pick<
  ParsedRequestOf<typeof productFilter>,
  'category_web_url' | 'brand_web_url' | 'supplier_web_url' | 'component_web_url' | 'web_urls'
>;

export interface Page {
  page: number;
  size: number;
}

/** The asked page; beyond the ten-thousandth item is `validation_failed`. */
export function readPage({ page = 1, page_size: size = 20 }: { page?: number | undefined; page_size?: number | undefined }): Page {
  if (page * size > deepestItem) throw invalidField('page', { code: 'out_of_range', limit: Math.floor(deepestItem / size) });
  return { page, size };
}

/** A page of the contract; `found` counts all items, however many. */
export function showPage<Item>(list: Item[], found: number, { page, size }: Page) {
  const reachable = Math.min(found, Math.floor(deepestItem / size) * size);
  return {
    list,
    total: Math.min(found, deepestItem),
    ...(found > deepestItem ? { total_is_minimum: true as const } : {}), // the contract knows only this literal
    current_page: page,
    last_page: Math.max(1, Math.ceil(reachable / size)),
    page_size: size,
  };
}

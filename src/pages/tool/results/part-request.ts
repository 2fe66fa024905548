/** From a search for parts, written as in a category's address, to the call and to the link of that page. */
import type { ShopSearch } from './use-shop-searches.ts';
import type { Filter } from '#contract/api/part.ts';
import { categoryPath, withQuery } from '#contract/routes/category-path.ts';

/** Parts that a calculator shows of each kind. */
const shown = 3;

function filterOf(key: string, value: string): Filter {
  if (!value.includes('..')) return { key, in: value.split(',') };
  const [low = '', high = ''] = value.split('..');
  return { key, ...(low === '' ? {} : { min: Number(low) }), ...(high === '' ? {} : { max: Number(high) }) };
}

/** The request for the first parts in stock. */
export function partRequest({ category, filters }: ShopSearch) {
  return {
    category_web_url: category,
    page_size: shown,
    in_stock: true,
    sort: 'stock_desc',
    filters: Object.entries(filters).map(([key, value]) => filterOf(key, value)),
  } as const;
}

/** The category's page with the same filters. */
export function partLink({ category, filters }: ShopSearch): string {
  const query = new URLSearchParams({ ...filters, stock: '1' }).toString().replaceAll('%2C', ',');
  return withQuery(categoryPath(category), query);
}

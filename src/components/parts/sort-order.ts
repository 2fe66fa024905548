import type { AttributeDefinition } from '#contract/api/part.ts';

export type SortState = 'ascending' | 'descending' | null;

/** What a column's head sorts by: the first press gives the useful direction, the second the other where there is one. */
export interface ColumnSort {
  first: string;
  second?: string;
}

export const partSort: ColumnSort = { first: 'mpn_asc' };
export const stockSort: ColumnSort = { first: 'stock_desc' };
export const priceSort: ColumnSort = { first: 'price_asc', second: 'price_desc' };

/** Texts cannot be sorted by the server; every other parameter can. */
export function attributeSort({ key, kind }: Pick<AttributeDefinition, 'key' | 'kind'>): ColumnSort | null {
  return kind === 'text' ? null : { first: `attr:${key}:asc`, second: `attr:${key}:desc` };
}

export function sortState({ first, second }: ColumnSort, current: string | null): SortState {
  if (current === null || (current !== first && current !== second)) return null;
  return current.endsWith('desc') ? 'descending' : 'ascending';
}

/** The order after one more press; null is the listing's own order. */
export function nextSort({ first, second }: ColumnSort, current: string | null): string | null {
  if (current === first) return second ?? null;
  return current === second ? null : first;
}

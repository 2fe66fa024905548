import type { QueryText } from '#contract/query-text.ts';
import type { Route } from './route.ts';

/**
 * What the query adds to a page's one address: the number of a list's page, where the query says nothing else.
 * Filters, order, quantity, comparison and marks of campaigns show the plain page in another way, so its address is the plain one.
 */
export function canonicalQuery({ head }: Pick<Route, 'head'>, search: QueryText): string {
  const page = search.get('page') ?? '';
  return head.paged && [...search].length === 1 && /^[1-9]\d{0,3}$/.test(page) && page !== '1' ? `?page=${page}` : '';
}

import { readPage } from '#contract/listing/list-pages.ts';
import type { QueryText } from '#contract/query-text.ts';
import type { Route } from './route.ts';

/**
 * What the query adds to a page's one address: the number of a list's page, where the query says nothing else and the list reads it.
 * Filters, order, quantity, comparison and marks of campaigns show the plain page in another way, so its address is the plain one.
 */
export function canonicalQuery({ head }: Pick<Route, 'head'>, search: QueryText): string {
  const page = head.paged === undefined || [...search].length > 1 ? 1 : readPage(search, head.paged);
  return page > 1 ? `?page=${page}` : '';
}

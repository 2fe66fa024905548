import type { QueryText } from '#contract/query-text.ts';
import { type ListRequest, readListRequest } from './list-request.ts';

/** Solutions are few: no search, no tags. */
export function solutionsRequest(search: QueryText): Pick<ListRequest, 'page' | 'page_size'> {
  const { page, page_size } = readListRequest(search);
  return { page_size, ...(page !== undefined && { page }) };
}

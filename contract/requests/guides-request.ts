import type { QueryText } from '#contract/query-text.ts';
import { type ListRequest, readListRequest } from './list-request.ts';

/** Guides have no tags. */
export function guidesRequest(search: QueryText): Omit<ListRequest, 'tag'> {
  const { tag: _tag, ...request } = readListRequest(search);
  return request;
}

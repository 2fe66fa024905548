import type { QueryText } from '#contract/query-text.ts';
import { type ListRequest, readListRequest } from './list-request.ts';

/** Of a list that is searched but has no tags to narrow it by, as guides and solutions. */
export function untaggedRequest(search: QueryText): Omit<ListRequest, 'tag'> {
  const { tag: _tag, ...request } = readListRequest(search);
  return request;
}

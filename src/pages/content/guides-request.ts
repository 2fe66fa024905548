import { type ListRequest, readListRequest } from './list-request.ts';

/** Guides have no tags. */
export function guidesRequest(search: URLSearchParams): Omit<ListRequest, 'tag'> {
  const { tag: _tag, ...request } = readListRequest(search);
  return request;
}

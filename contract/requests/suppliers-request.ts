import type { QueryText } from '#contract/query-text.ts';
import { readEnglish } from './list-request.ts';

/** All suppliers stand on one page. */
export function suppliersRequest(search: QueryText) {
  return { page_size: 100, ...readEnglish(search) };
}

/** The pages of the shop's lists: which of them `?page` names, for whoever reads a list and for the one address of its page. */
import { deepestItem } from '#contract/limits.ts';
import type { QueryText } from '#contract/query-text.ts';

/** Entries on one page, by what is listed. */
export const entriesPerPage = { parts: 50, articles: 24, coupons: 20 } as const;
export type PagedList = keyof typeof entriesPerPage;

/** The page that an address asks for; the first where it asks for none that the store would show. */
export function readPage(search: QueryText, list: PagedList): number {
  const text = search.get('page') ?? '';
  const page = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
  return page * entriesPerPage[list] <= deepestItem ? page : 1;
}

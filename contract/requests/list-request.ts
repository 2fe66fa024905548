import { entriesPerPage, readPage } from '#contract/listing/list-pages.ts';
import { type QueryText, writeQuery } from '#contract/query-text.ts';

/** What the address of a list of articles asks for. */
export interface ListRequest {
  page?: number;
  page_size: number;
  keyword?: string;
  tag?: string;
}

const longestKeyword = 120;
const longestTag = 60;

/** Reads page, search words and tag; what makes no sense is left out. */
export function readListRequest(search: QueryText): ListRequest {
  const page = readPage(search, 'articles');
  const keyword = search.get('q')?.trim().slice(0, longestKeyword) ?? '';
  const tag = search.get('tag')?.trim().slice(0, longestTag) ?? '';
  return {
    page_size: entriesPerPage.articles,
    ...(page > 1 && { page }),
    ...(keyword !== '' && { keyword }),
    ...(tag !== '' && { tag }),
  };
}

/** The same as a query string, with `?` where there is one. */
export function listSearch({ page, keyword, tag }: Partial<ListRequest>): string {
  const text = writeQuery([
    ...(keyword ? [['q', keyword] as const] : []),
    ...(tag ? [['tag', tag] as const] : []),
    ...(page !== undefined && page > 1 ? [['page', String(page)] as const] : []),
  ]);
  return text === '' ? '' : `?${text}`;
}

/** What the address of a list of articles asks for. */
export interface ListRequest {
  page?: number;
  page_size: number;
  keyword?: string;
  tag?: string;
}

const perPage = 24;
const longestKeyword = 120;

/** Reads page, search words and tag; what makes no sense is left out. */
export function readListRequest(search: URLSearchParams): ListRequest {
  const page = Number(search.get('page') ?? 1);
  const keyword = search.get('q')?.trim().slice(0, longestKeyword) ?? '';
  const tag = search.get('tag')?.trim() ?? '';
  return {
    page_size: perPage,
    ...(Number.isInteger(page) && page > 1 && page <= 400 && { page }),
    ...(keyword !== '' && { keyword }),
    ...(tag !== '' && { tag }),
  };
}

/** The same as a query string, with `?` where there is one. */
export function listSearch({ page, keyword, tag }: Partial<ListRequest>): string {
  const search = new URLSearchParams();
  if (keyword) search.set('q', keyword);
  if (tag) search.set('tag', tag);
  if (page !== undefined && page > 1) search.set('page', String(page));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

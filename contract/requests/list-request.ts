import { entriesPerPage, readPage } from '#contract/listing/list-pages.ts';
import { type QueryText, writeQuery } from '#contract/query-text.ts';

/** What the address of a list of articles asks for. */
export interface ListRequest {
  page?: number;
  page_size: number;
  keyword?: string;
  tag?: string;
  /** With what is written in English alone. */
  with_english?: '1';
}

const longestKeyword = 120;
const longestTag = 60;

/** Reads page, search words, tag and whether English is welcome; what makes no sense is left out. */
export function readListRequest(search: QueryText): ListRequest {
  const page = readPage(search, 'articles');
  const keyword = search.get('q')?.trim().slice(0, longestKeyword) ?? '';
  const tag = search.get('tag')?.trim().slice(0, longestTag) ?? '';
  return {
    page_size: entriesPerPage.articles,
    ...(page > 1 && { page }),
    ...(keyword !== '' && { keyword }),
    ...(tag !== '' && { tag }),
    ...readEnglish(search),
  };
}

/** Whether texts in English alone are welcome in a list of another language. */
export function readEnglish(search: QueryText): Pick<ListRequest, 'with_english'> {
  return search.get('english') === '1' ? { with_english: '1' } : {};
}

/** The same as a query string, with `?` where there is one. */
export function listSearch({ page, keyword, tag, with_english: isEnglishWelcome }: Partial<ListRequest>): string {
  const text = writeQuery([
    ...(keyword ? [['q', keyword] as const] : []),
    ...(tag ? [['tag', tag] as const] : []),
    ...(isEnglishWelcome ? [['english', '1'] as const] : []),
    ...(page !== undefined && page > 1 ? [['page', String(page)] as const] : []),
  ]);
  return text === '' ? '' : `?${text}`;
}

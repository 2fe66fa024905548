import { getUserInquiries, type QuoteTab } from '#contract/api/quote.ts';
import { buildPath } from '#contract/routes/build-path.ts';

/** What the list of quotes is asked for, as its address holds it. */
export interface QuoteQuery {
  status?: QuoteTab;
  keyword?: string;
  page?: string;
}

const keys = ['status', 'keyword', 'page'] as const;

/** Reads an address; a value that the contract would refuse is as good as none. */
export function readQuoteQuery(search: URLSearchParams): QuoteQuery {
  const given = keys.map((key) => [key, search.get(key)?.trim()] as const);
  const fit = given.filter(([key, value]) => value && getUserInquiries.request.safeParse({ [key]: value }).success);
  return Object.fromEntries(fit); // the contract has just found each value fit for its key
}

/** The address of the list; the first page and the first tab go without saying. */
export function quoteListPath(query: QuoteQuery): string {
  const said = { ...query, ...(query.status === 'all' && { status: '' }), ...(query.page === '1' && { page: '' }) };
  const search = new URLSearchParams(keys.flatMap((key) => (said[key] ? [[key, said[key]]] : []))).toString();
  return buildPath('user-quote') + (search && `?${search}`);
}

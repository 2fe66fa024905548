import { getUserOrders, type OrderTab } from '#contract/api/user.ts';
import { buildPath } from '#contract/routes/build-path.ts';

/** What the order list is asked for, as its address holds it. */
export interface OrderQuery {
  status?: OrderTab;
  keyword?: string;
  from?: string;
  to?: string;
  page?: string;
}

const keys = ['status', 'keyword', 'from', 'to', 'page'] as const;

/** Reads an address; a value that the contract would refuse is as good as none. */
export function readOrderQuery(search: URLSearchParams): OrderQuery {
  const given = keys.map((key) => [key, search.get(key)?.trim()] as const);
  const fit = given.filter(([key, value]) => value && getUserOrders.request.safeParse({ [key]: value }).success);
  return Object.fromEntries(fit); // the contract has just found each value fit for its key
}

/** The address of the list; the first page and the first tab go without saying. */
export function orderListPath(query: OrderQuery): string {
  const said = { ...query, ...(query.status === 'all' && { status: '' }), ...(query.page === '1' && { page: '' }) };
  const search = new URLSearchParams(keys.flatMap((key) => (said[key] ? [[key, said[key]]] : []))).toString();
  return buildPath('user-order') + (search && `?${search}`);
}

/** True when something besides the tab narrows the list. */
export function isNarrowed({ keyword, from, to }: OrderQuery): boolean {
  return Boolean(keyword ?? from ?? to);
}

import { type OrderTab, getUserOrdersRequest } from '#contract/forms/account-lists.ts';
import { listAddress } from './list-address.ts';

/** What the order list is asked for, as its address holds it. */
export interface OrderQuery {
  status?: OrderTab;
  keyword?: string;
  from?: string;
  to?: string;
  page?: string;
}

export const { read: readOrderQuery, path: orderListPath } = listAddress<OrderQuery>('user-order', getUserOrdersRequest, [
  'status',
  'keyword',
  'from',
  'to',
  'page',
]);

/** True when something besides the tab narrows the list. */
export function isNarrowed({ keyword, from, to }: OrderQuery): boolean {
  return Boolean(keyword ?? from ?? to);
}

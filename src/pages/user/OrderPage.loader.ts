import { endpoints } from '#src/api/account.ts';
import type { AppDispatch } from '#src/store/store.ts';
import { readOrderQuery } from './order-query.ts';

/** The page says itself what is wrong: a list is never a 404. */
export function loader({ dispatch, url }: { dispatch: AppDispatch; url: URL }) {
  void dispatch(endpoints.getUserOrders.initiate(readOrderQuery(url.searchParams)));
}

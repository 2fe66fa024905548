import { endpoints } from '#src/api/quote.ts';
import type { AppDispatch } from '#src/store/store.ts';
import { readQuoteQuery } from './quote-query.ts';

/** The page says itself what is wrong: a list is never a 404. */
export function loader({ dispatch, url }: { dispatch: AppDispatch; url: URL }) {
  void dispatch(endpoints.getUserInquiries.initiate(readQuoteQuery(url.searchParams)));
}

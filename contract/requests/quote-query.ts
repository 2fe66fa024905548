import { type QuoteTab, getUserInquiriesRequest } from '#contract/forms/account-lists.ts';
import { listAddress } from './list-address.ts';

/** What the list of quotes is asked for, as its address holds it. */
export interface QuoteQuery {
  status?: QuoteTab;
  keyword?: string;
  page?: string;
}

export const { read: readQuoteQuery, path: quoteListPath } = listAddress<QuoteQuery>('user-quote', getUserInquiriesRequest, [
  'status',
  'keyword',
  'page',
]);

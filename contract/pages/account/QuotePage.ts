import { getUserInquiries } from '#contract/api/quote.ts';
import { readQuoteQuery } from '#contract/requests/quote-query.ts';
import type { StartCalls } from '#contract/pages/page-calls.ts';

/** The page says itself what is wrong: a list is never a 404. */
export const own: StartCalls = ({ search }, { want }) => void want(getUserInquiries, readQuoteQuery(search));

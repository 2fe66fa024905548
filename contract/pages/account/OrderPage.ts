import { getUserOrders } from '#contract/api/account.ts';
import { readOrderQuery } from '#contract/requests/order-query.ts';
import type { StartCalls } from '#contract/pages/page-calls.ts';

/** The page says itself what is wrong: a list is never a 404. */
export const own: StartCalls = ({ search }, { want }) => void want(getUserOrders, readOrderQuery(search));

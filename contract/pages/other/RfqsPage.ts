import { getCountries } from '#contract/api/address.ts';
import { getRfqList } from '#contract/api/cart.ts';
import type { PageCalls, StartCalls } from '#contract/pages/page-calls.ts';

export const calls: PageCalls = { first: (_, { want }) => void want(getCountries, {}) };

/** The page shows what is wrong itself: a list is never a 404. */
export const own: StartCalls = (_, { want }) => void want(getRfqList, {});

import { getCountries } from '#contract/api/address.ts';
import { getRfqList } from '#contract/api/cart.ts';
import type { PageCalls, StartCalls } from '#contract/pages/page-calls.ts';

export const calls: PageCalls = { first: (_, { want }) => void want(getCountries, {}) };

/** While the operator has quotes switched off, there is no such page. */
export const own: StartCalls = (_, { want }) => want(getRfqList, {});

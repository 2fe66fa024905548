import { getCountries } from '#contract/api/address.ts';
import { getRfqList } from '#contract/api/cart.ts';
import type { StartCalls } from '#contract/pages/page-calls.ts';

/** While the operator has quotes switched off, there is no such page. */
export const own: StartCalls = (_, { want }) => {
  void want(getCountries, {});
  return want(getRfqList, {});
};

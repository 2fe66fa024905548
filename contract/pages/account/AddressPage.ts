import { getUserAddresses } from '#contract/api/account.ts';
import type { StartCalls } from '#contract/pages/page-calls.ts';

/** The page says itself what is wrong: an address book is never a 404. */
export const own: StartCalls = (_, { want }) => void want(getUserAddresses, {});

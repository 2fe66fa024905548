import { getCountries } from '#contract/api/address.ts';
import type { PageCalls } from '#contract/pages/page-calls.ts';

export const calls: PageCalls = { first: (_, { want }) => void want(getCountries, {}) };

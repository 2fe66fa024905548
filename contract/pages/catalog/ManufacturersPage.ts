import { getManufacturers } from '#contract/api/catalog.ts';
import { makersRequest } from '#contract/requests/makers-request.ts';
import type { PageCalls } from '#contract/pages/page-calls.ts';

export const calls: PageCalls = { first: (_, { want }) => want(getManufacturers, makersRequest) };

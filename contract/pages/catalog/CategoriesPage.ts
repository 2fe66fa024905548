import { getCategories } from '#contract/api/catalog.ts';
import { overviewRequest } from '#contract/requests/overview-request.ts';
import type { PageCalls } from '#contract/pages/page-calls.ts';

export const calls: PageCalls = { first: (_, { want }) => want(getCategories, overviewRequest) };

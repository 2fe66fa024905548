import { getCategories, hotProduct } from '#contract/api/catalog.ts';
import { overviewRequest } from '#contract/requests/overview-request.ts';
import { popularRequest } from '#contract/requests/popular-request.ts';
import type { PageCalls } from '#contract/pages/page-calls.ts';

export const calls: PageCalls = {
  first: (_, { want }) => Promise.all([want(getCategories, overviewRequest), want(hotProduct, popularRequest)]),
};

import { getPage } from '#contract/api/content.ts';
import { pageRequest } from '#contract/requests/page-request.ts';
import type { PageCalls } from '#contract/pages/page-calls.ts';

export const calls: PageCalls = { first: ({ path }, { want }) => want(getPage, pageRequest(path)) };

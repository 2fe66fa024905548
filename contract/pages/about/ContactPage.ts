import { getPage } from '#contract/api/content.ts';
import { pageRequest } from '#contract/requests/page-request.ts';
import type { PageCalls } from '#contract/pages/page-calls.ts';

/** The page stands without its text: its form is what one comes for. */
export const calls: PageCalls = { first: ({ path }, { want }) => void want(getPage, pageRequest(path)) };

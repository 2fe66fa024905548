import { getComponentList } from '#contract/api/content.ts';
import { untaggedRequest } from '#contract/requests/untagged-request.ts';
import type { PageCalls } from '#contract/pages/page-calls.ts';

export const calls: PageCalls = { first: ({ search }, { want }) => want(getComponentList, untaggedRequest(search)) };

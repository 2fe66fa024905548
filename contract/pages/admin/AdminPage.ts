import { getOperatorMe } from '#contract/api/admin/people.ts';
import type { StartCalls } from '#contract/pages/page-calls.ts';

/** Where the operator's side is closed the edge knows no such call, and the page is a 404 like any other that is not there. */
export const own: StartCalls = (_, { want }) => want(getOperatorMe, {});

import { getCenter } from '#contract/api/account.ts';
import type { StartCalls } from '#contract/pages/page-calls.ts';

/** The settings need nothing of what is due; what is wrong the page says itself. */
export const own: StartCalls = ({ search }, { want }) => {
  if (search.get('section') === null) void want(getCenter, {});
};

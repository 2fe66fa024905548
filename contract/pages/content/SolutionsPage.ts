import { getSolutionCategories, getSolutionList } from '#contract/api/content.ts';
import { untaggedRequest } from '#contract/requests/untagged-request.ts';
import type { PageCalls } from '#contract/pages/page-calls.ts';

/** The list of a topic tells whether there is such a topic. */
export const calls: PageCalls = {
  records: ({ params, search }) =>
    params['category_web_url'] === undefined ? [] : [{ call: getSolutionList, request: { ...untaggedRequest(search), ...params } }],
  first: ({ params, search }, { want }) => {
    void want(getSolutionCategories, {});
    return want(getSolutionList, { ...untaggedRequest(search), ...params });
  },
};

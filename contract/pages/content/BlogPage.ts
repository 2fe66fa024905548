import { getBlogCategories, getBlogList } from '#contract/api/content.ts';
import { readListRequest } from '#contract/requests/list-request.ts';
import type { PageCalls } from '#contract/pages/page-calls.ts';

/** The list of a topic tells whether there is such a topic. */
export const calls: PageCalls = {
  records: ({ params, search }) =>
    params['category_web_url'] === undefined ? [] : [{ call: getBlogList, request: { ...readListRequest(search), ...params } }],
  first: ({ params, search }, { want }) => {
    void want(getBlogCategories, {});
    return want(getBlogList, { ...readListRequest(search), ...params });
  },
};

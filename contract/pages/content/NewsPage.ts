import { getNewsList } from '#contract/api/content.ts';
import { kindRequest } from '#contract/requests/kinds-request.ts';
import { newsRequest } from '#contract/requests/news-request.ts';
import type { PageCalls } from '#contract/pages/page-calls.ts';

export const calls: PageCalls = {
  first: ({ path, search }, { want }) => {
    const list = want(getNewsList, newsRequest(path, search));
    void want(getNewsList, kindRequest('company_event'));
    void want(getNewsList, kindRequest('knowledge'));
    return list;
  },
};

import { productList } from '#contract/api/catalog.ts';
import { getComponentDetail } from '#contract/api/content.ts';
import { guidePartsRequest } from '#contract/requests/guide-parts-request.ts';
import type { PageCalls } from '#contract/pages/page-calls.ts';

export const calls: PageCalls = {
  records: ({ params }) => [{ call: getComponentDetail, request: params }],
  first: async ({ params: { web_url = '' } }, { ask, want }) => {
    const answer = await ask(getComponentDetail, { web_url });
    if (answer) void want(productList, guidePartsRequest(answer.category_web_url, answer.filters));
  },
};

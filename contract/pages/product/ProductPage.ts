import { getProductDetail, getProductLive, getProductSimilar } from '#contract/api/product.ts';
import { liveRequest } from '#contract/requests/live-request.ts';
import { substitutesRequest } from '#contract/requests/substitutes-request.ts';
import type { PageCalls } from '#contract/pages/page-calls.ts';

export const calls: PageCalls = {
  records: ({ params }) => [{ call: getProductDetail, request: params }],
  first: async ({ params: { web_url = '' } }, { ask, want }) => {
    void want(getProductSimilar, substitutesRequest(web_url));
    const live = liveRequest((await ask(getProductDetail, { web_url }))?.offers ?? []);
    if (live) void want(getProductLive, live);
  },
};

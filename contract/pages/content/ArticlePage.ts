import { getBlogDetail, getNewsDetail } from '#contract/api/content.ts';
import type { PageCalls } from '#contract/pages/page-calls.ts';

/** Blog articles stand below a topic, news do not. */
export const calls: PageCalls = {
  records: ({ params }) => [{ call: params['category_web_url'] === undefined ? getNewsDetail : getBlogDetail, request: params }],
};

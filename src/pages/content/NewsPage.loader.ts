import { endpoints } from '#src/api/content.ts';
import type { AppDispatch } from '#src/store/store.ts';
import { newsRequest } from '#contract/requests/news-request.ts';

export function loader({ url, dispatch }: { url: URL; dispatch: AppDispatch }) {
  return dispatch(endpoints.getNewsList.initiate(newsRequest(url.pathname, url.searchParams)));
}

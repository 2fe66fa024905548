import { endpoints } from '#src/api/content.ts';
import type { AppDispatch } from '#src/store/store.ts';
import { pageRequest } from '#contract/requests/page-request.ts';

export function loader({ url, dispatch }: { url: URL; dispatch: AppDispatch }) {
  return dispatch(endpoints.getPage.initiate(pageRequest(url.pathname)));
}

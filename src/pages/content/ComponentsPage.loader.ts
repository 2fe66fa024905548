import { endpoints } from '#src/api/content.ts';
import type { AppDispatch } from '#src/store/store.ts';
import { guidesRequest } from '#contract/requests/guides-request.ts';

export function loader({ url, dispatch }: { url: URL; dispatch: AppDispatch }) {
  return dispatch(endpoints.getComponentList.initiate(guidesRequest(url.searchParams)));
}

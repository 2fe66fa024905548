import { endpoints } from '#src/api/content.ts';
import type { AppDispatch } from '#src/store/store.ts';
import { untaggedRequest } from '#contract/requests/untagged-request.ts';

export function loader({ url, dispatch }: { url: URL; dispatch: AppDispatch }) {
  return dispatch(endpoints.getComponentList.initiate(untaggedRequest(url.searchParams)));
}

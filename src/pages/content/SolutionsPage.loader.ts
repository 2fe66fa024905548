import { endpoints } from '#src/api/content.ts';
import type { AppDispatch } from '#src/store/store.ts';
import { untaggedRequest } from '#contract/requests/untagged-request.ts';

interface Args {
  params: Record<string, string>;
  url: URL;
  dispatch: AppDispatch;
}

/** The list decides over 404: a topic that is not there. */
export function loader({ params: { category_web_url }, url, dispatch }: Args) {
  void dispatch(endpoints.getSolutionCategories.initiate({}));
  const topic = category_web_url === undefined ? {} : { category_web_url };
  return dispatch(endpoints.getSolutionList.initiate({ ...untaggedRequest(url.searchParams), ...topic }));
}
